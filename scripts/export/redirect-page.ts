import { escapeMarkup } from '../../lib/base/text/escape';
import { policyElement } from '../../lib/docs/publish/policy';
import type { InterfaceTexts } from '../../lib/docs/site/interface-texts';

interface Redirect {
  /** The old address, without the base path: what is kept for offline reading has to say where it belongs. */
  readonly route: string;
  /** Path to send the reader to, with the base path. */
  readonly target: string;
  /** Public address of the target. */
  readonly canonical: string;
  readonly language: string;
  readonly texts: Pick<InterfaceTexts['errors'], 'moved' | 'movedHelp'>;
}

/**
 * The page left at an old address: sends on immediately with query and hash, by script, else by refresh, else by a link
 * one can see. `replace` keeps the old address out of the history, so Back works.
 */
export function redirectPage({ route, target, canonical, language, texts }: Redirect): string {
  const script = `location.replace(${JSON.stringify(target).replace(/</g, '\\u003c')}+location.search+location.hash)`;
  const to = escapeMarkup(target);
  return [
    '<!DOCTYPE html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8"/>',
    policyElement([script]),
    `<title>${escapeMarkup(texts.moved)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="robots" content="noindex"/>',
    '<meta name="color-scheme" content="dark"/>',
    `<link rel="canonical" href="${escapeMarkup(canonical)}"/>`,
    `<script>${script}</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${to}"/></noscript>`,
    '</head>',
    `<body><main data-route="${escapeMarkup(route)}"><h1>${escapeMarkup(texts.moved)}</h1><p><a href="${to}">${escapeMarkup(texts.movedHelp)}</a></p></main></body>`,
    '</html>',
    '',
  ].join('\n');
}
