import { describe, expect, it } from 'vitest';
import { preloadFonts } from './font-preload';

const SHEETS: Readonly<Record<string, string>> = {
  '/docs/_next/static/chunks/a.css':
    '@font-face{src:url(../media/text.1.woff2)format("woff2")}@font-face{src:url("../media/mono.2.woff2")}@font-face{src:local(Arial)}@font-face{src:url(../media/rest.3.woff2);unicode-range:U+20AC}',
  '/docs/_next/static/chunks/b.css': 'p{background:url(../media/a.png)}',
};
const preload = (html: string) => preloadFonts(html, (href) => SHEETS[href] ?? '');

describe('the preloads of fonts', () => {
  it('come right after the sheet that names the files, with their addresses from the root, without rare letters', () => {
    expect(
      preload(
        '<link rel="stylesheet" href="/docs/_next/static/chunks/a.css" data-precedence="x"/><title>',
      ),
    ).toBe(
      '<link rel="stylesheet" href="/docs/_next/static/chunks/a.css" data-precedence="x"/>' +
        '<link rel="preload" as="font" type="font/woff2" href="/docs/_next/static/media/text.1.woff2" crossorigin/>' +
        '<link rel="preload" as="font" type="font/woff2" href="/docs/_next/static/media/mono.2.woff2" crossorigin/><title>',
    );
  });

  it('are absent where no sheet has a font', () => {
    const html = '<link rel="stylesheet" href="/docs/_next/static/chunks/b.css"/><title>';
    expect(preload(html)).toBe(html);
  });
});
