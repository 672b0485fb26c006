// What the tests of components have in common, before each file of the project `dom`.
import { afterAll, vi } from 'vitest';

// The sprite of icons is written by the build; a test needs none.
vi.mock('@/components/base/icon/icon', () => ({ Icon: () => null }));
// The highlighter needs WebAssembly from a stream, which jsdom lacks.
vi.mock('@/lib/base/code/highlight', () => ({
  highlight: async (code: string, _lang: string, marks: readonly number[] = []) =>
    code
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .split('\n')
      .map(
        (line, i) =>
          `<span class="line"${marks.includes(i + 1) ? ' data-mark' : ''}>${line}</span>`,
      )
      .join('\n'),
}));
// Written by the build, too.
vi.mock('@/.generated/tool-workers.json', () => ({ default: { gateway: '/boot/gateway.js' } }));

// The next file begins with the page of a new visit.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
