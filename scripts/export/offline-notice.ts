/** The text in place of a page that is not kept; the heading says what happened, the rest what to do. */
const TITLE = 'You Are Offline';
const messageOf = (base: string): string =>
  [
    `<div class="message"><h1>${TITLE}</h1>`,
    '<p class="lead">This page is not saved for offline reading.</p>',
    '<p>Connect to the internet and try again. Pages that you have read before open without a connection.</p>',
    `<p><a class="button" href="">Try again</a></p><p><a href="${base}/">Go to the home page</a></p></div>`,
  ].join('');

/**
 * The offline notice, made of the finished 404 page: the same shell under the same policy. It leaves out the script
 * that looks for the intended page, and the framework, which would restore the text of the 404 page.
 * @throws Error when the 404 page lacks one of the parts that are exchanged.
 */
export function offlineNotice(notFound: string, base: string): string {
  const exchanges: readonly (readonly [RegExp, string])[] = [
    [/<script src="[^"]*\/boot\/resolve\.[^"]*"><\/script>/, ''],
    [/ data-framework="[^"]*"/, ''],
    [/(?<=<title>)[^|<]*(?= \||<)/, TITLE],
    [/(?<=<main [^>]*>)[\s\S]*(?=<\/main>)/, messageOf(base)],
  ];
  return exchanges.reduce((html, [pattern, text]) => {
    if (!pattern.test(html)) throw new Error(`the 404 page has no ${pattern.source}`);
    return html.replace(pattern, () => text);
  }, notFound);
}
