import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startPrint } from './print.boot';

/** What a browser has and jsdom does not. */
class Sheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

beforeAll(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  startPrint();
});
beforeEach(() => {
  Object.assign(document, { adoptedStyleSheets: [] });
  document.head.innerHTML =
    `<meta property="og:site_name" content='Payment "docs"'>` +
    '<link rel="canonical" href="https://docs.gateway.example/api/create">';
  document.body.innerHTML = `
    <nav class="breadcrumbs"><ol><li><a aria-label="Home"></a></li><li>API</li><li>Create</li></ol></nav>
    <div class="prose">
      <a href="/faq#refunds">Refunds</a> <a href="#here">Here</a> <a class="status" href="/statuses">success</a>
      <a href="https://example.org/x">X</a> <a href="/faq#refunds">again</a>
    </div>`;
});
afterAll(() => vi.unstubAllGlobals());

const sheets = () => document.adoptedStyleSheets as unknown as readonly Sheet[];
const numbers = () =>
  [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('data-note'));

it('gives the links that lead off the page numbers, and lists their published addresses', () => {
  window.dispatchEvent(new Event('beforeprint'));
  expect(numbers()).toEqual(['1', null, null, '2', '1']);
  const notes = [...document.querySelectorAll('.print-notes > li')];
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'docs.gateway.example/faq#refunds',
    'example.org/x',
  ]);
  window.dispatchEvent(new Event('afterprint'));
});

it('writes the place and the address on each sheet, and takes all away afterwards', () => {
  window.dispatchEvent(new Event('beforeprint'));
  expect(sheets().at(-1)?.text).toBe(
    '@page{@top-left{content:"Payment \\"docs\\""}@top-right{content:"API / Create"}' +
      '@bottom-left{content:"docs.gateway.example/api/create"}}',
  );
  window.dispatchEvent(new Event('afterprint'));
  expect(numbers().filter(Boolean)).toEqual([]);
  expect(document.querySelector('.print-notes')).toBeNull();
  expect(sheets()).toEqual([]);
});
