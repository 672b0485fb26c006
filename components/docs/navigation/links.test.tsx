// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLinks } from './links';

const push = vi.fn();
let end: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/faq?a=1');
  document.body.innerHTML = '<main data-route="/faq"></main>';
  push.mockReset();
  end = followLinks(push);
  // Nothing of a page is loaded here, also what is left to the browser.
  window.addEventListener('click', preventDefault);
});
afterEach(() => {
  end();
  window.removeEventListener('click', preventDefault);
});
const preventDefault = (event: Event) => event.preventDefault();

function click(markup: string, options: MouseEventInit = {}): unknown[] | undefined {
  document.querySelector('main, p')?.insertAdjacentHTML('beforeend', markup);
  const target = document.querySelector('b') ?? document.querySelector('a');
  target?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options }),
  );
  return push.mock.calls[0];
}

it('asks for the page of a link, with its query and hash', () => {
  expect(click('<a href="/callbacks?x=1#y"><b>Callbacks</b></a>')).toEqual([
    '/callbacks?x=1#y',
    { scroll: true },
  ]);
});

it.each([
  ['in a new tab', '<a href="/callbacks" target="_blank">x</a>', {}],
  ['on another host', '<a href="https://other.example/callbacks">x</a>', {}],
  ['to a file', '<a href="/faq.md">x</a>', {}],
  ['to a download', '<a href="/callbacks" download>x</a>', {}],
  ['to a place of this page', '<a href="#y">x</a>', {}],
  ['without an address', '<a>x</a>', {}],
  ['pressed with a modifier', '<a href="/callbacks">x</a>', { ctrlKey: true }],
])('leaves a link %s to the browser', (_, markup, options) => {
  expect(click(markup, options)).toBeUndefined();
});

it('leaves a link whose click was handled', () => {
  const handle = (event: Event) => event.preventDefault();
  document.addEventListener('click', handle, { once: true });
  expect(click('<a href="/callbacks">x</a>')).toBeUndefined();
});

it('keeps the place where only the query changes', () => {
  expect(click('<a href="/faq?a=2">x</a>')).toEqual(['/faq?a=2', { scroll: false }]);
});

it('loads the address of the 404 page anew', () => {
  document.body.innerHTML = '<p></p>';
  expect(click('<a href="/faq?a=1">x</a>')).toBeUndefined();
});
