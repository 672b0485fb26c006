import { escapeMarkup } from '../../lib/base/text/escape';
import type { InterfaceTexts } from '../../lib/docs/site/interface-texts';

type Texts = Pick<InterfaceTexts, 'offline' | 'errors'>;

/** The text in place of a page that is not kept; the heading says what happened, the rest what to do. */
const messageOf = (base: string, { offline, errors }: Texts): string =>
  [
    `<div class="message"><h1>${escapeMarkup(offline.title)}</h1>`,
    `<p class="lead">${escapeMarkup(offline.lead)}</p>`,
    `<p>${escapeMarkup(offline.help)}</p>`,
    `<p><a class="button" href="">${escapeMarkup(errors.tryAgain)}</a></p><p><a href="${base}/">${escapeMarkup(errors.goHome)}</a></p></div>`,
  ].join('');

/**
 * The offline notice, made of the finished 404 page: the same shell under the same policy. It leaves out the script
 * that looks for the intended page, and the framework, which would restore the text of the 404 page.
 * @throws Error when the 404 page lacks one of the parts that are exchanged.
 */
export function offlineNotice(notFound: string, base: string, texts: Texts): string {
  const exchanges: readonly (readonly [RegExp, string])[] = [
    [/<script src="[^"]*\/boot\/resolve\.[^"]*"><\/script>/, ''],
    [/ data-framework="[^"]*"/, ''],
    [/(?<=<title>)[^|<]*(?= \||<)/, escapeMarkup(texts.offline.title)],
    [/(?<=<main [^>]*>)[\s\S]*(?=<\/main>)/, messageOf(base, texts)],
  ];
  return exchanges.reduce((html, [pattern, text]) => {
    if (!pattern.test(html)) throw new Error(`the 404 page has no ${pattern.source}`);
    return html.replace(pattern, () => text);
  }, notFound);
}
