import { afterEach, expect, it, vi } from 'vitest';

vi.stubGlobal('__BASE_PATH__', '');
vi.stubGlobal('__ANNOUNCEMENT_ID__', '');
vi.stubGlobal('__LANGUAGES__', []);

const listen = vi.spyOn(window, 'addEventListener');

// Each test is a page of its own: what the script of the page before listens to is forgotten.
afterEach(() => {
  for (const [type, listener, options] of listen.mock.calls) {
    window.removeEventListener(type, listener, options);
  }
  listen.mockClear();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** An element of the head whose file did not load. */
function fail(name: 'link' | 'script', attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  // A property that jsdom does not have.
  if (!('as' in element)) Object.assign(element, { as: attributes.as ?? '' });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}

const FONT = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href: '/_next/static/media/mono.woff2',
};
const SHEET = { rel: 'stylesheet', href: '/_next/static/chunks/a.css' };

it.each<[string, boolean, () => void]>([
  ['nothing', false, () => undefined],
  ['a font', false, () => fail('link', FONT)],
  ['a style sheet', true, () => fail('link', SHEET)],
  ['a script', true, () => fail('script', { type: 'text/plain', src: '/boot/boot.js' })],
  [
    'a file of another site',
    false,
    () => fail('link', { ...SHEET, href: 'https://cdn.example/a.css' }),
  ],
])('tells the reader of the home page about a missing file: %s', async (_, isTold, miss) => {
  vi.resetModules();
  document.body.innerHTML = '<main data-route="/"></main>';
  await import('./head');
  miss();
  window.dispatchEvent(new Event('load'));
  expect(document.querySelector('.base-notice') !== null).toBe(isTold);
});
