import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { arrive } from '../navigation/arrive';
import { startSearch } from './load.boot';

vi.stubGlobal('__SEARCH_SRC__', '/boot/search.js');

const field = () => document.querySelector<HTMLInputElement>('main input');
const isFine = (isMouse: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isMouse }) as MediaQueryList);

beforeEach(() => {
  document.body.innerHTML =
    '<input id="other"><main data-route="/search"><div class="search-page"><input name="q"></div></main>';
});
afterEach(() => document.body.replaceChildren());

it('the field of the results page has the focus and the question, and the page keeps its place', () => {
  history.replaceState(null, '', '/search?q=card');
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  startSearch();
  expect(document.activeElement).toBe(field());
  expect(field()?.value).toBe('card');
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});

it('a reader who is elsewhere already stays there', () => {
  const other = document.querySelector<HTMLElement>('#other');
  other?.focus();
  startSearch();
  expect(document.activeElement).toBe(other);
});

it.each([
  ['without a question', '/search', false, true],
  ['with a question, with a mouse', '/search?q=card', true, true],
  [
    'with a question, on a phone, whose keyboard would hide the results',
    '/search?q=card',
    false,
    false,
  ],
])('the field has the focus on arrival in place: %s', (_, address, isMouse, hasFocus) => {
  history.replaceState(null, '', address);
  isFine(isMouse);
  arrive('push');
  expect(document.activeElement === field()).toBe(hasFocus);
});

it('going back keeps the place and the focus', () => {
  history.replaceState(null, '', '/search');
  arrive('traverse');
  expect(document.activeElement).toBe(document.body);
});
