import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startReveal } from './reveal';

const shown = vi.fn();
beforeAll(() => {
  // jsdom has neither.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Element.prototype.scrollIntoView = shown;
  startReveal();
});
beforeEach(() => {
  shown.mockClear();
  document.body.innerHTML = `
    <details id="outer"><summary>Outer</summary>
      <details id="inner"><summary>Inner</summary><h3 id="target">Target</h3></details>
    </details>
    <details id="other"><summary>Other</summary></details>
    <h2 id="plain">Plain</h2>`;
});
afterEach(() => {
  history.replaceState(null, '', '/');
});
afterAll(() => vi.unstubAllGlobals());

const follow = (hash: string) => {
  history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
};
const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

it('opens every fold around the target of the address, and no other, then shows the target', () => {
  follow('#target');
  expect(opened()).toEqual(['outer', 'inner']);
  expect(shown).toHaveBeenCalledTimes(1);
});

it('opens nothing for a target that is in no fold, or for none', () => {
  follow('#plain');
  follow('#missing');
  expect(opened()).toEqual([]);
  expect(shown).not.toHaveBeenCalled();
});
