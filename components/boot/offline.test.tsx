import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOffline } from './offline';

const register = vi.fn(async () => undefined);
const unregister = vi.fn(async () => true);
const postMessage = vi.fn();

interface Visit {
  /** False: the preview, or a build with `SW=off`. */
  readonly isOn: boolean;
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** The reader has asked for offline reading before. */
  readonly hasWorker?: boolean;
}

function visitWith({
  isOn,
  saveData = false,
  effectiveType = '4g',
  hasWorker = true,
}: Visit): void {
  vi.stubGlobal('__BASE_PATH__', '/docs');
  vi.stubGlobal('__OFFLINE__', isOn);
  vi.stubGlobal('navigator', {
    connection: { saveData, effectiveType },
    serviceWorker: {
      register,
      ready: Promise.resolve({ active: null }),
      getRegistration: async (scope: string) =>
        hasWorker && scope === '/docs/' ? { unregister, active: { postMessage } } : undefined,
    },
  });
  startOffline();
  window.dispatchEvent(new Event('load'));
}

const button = () => document.querySelector('button');

beforeEach(() => {
  document.body.innerHTML =
    '<main data-route="/faq"></main><button data-save-offline hidden></button>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const intend = () => {
  for (const type of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
    window.dispatchEvent(new Event(type));
  }
};

it('loads no worker before its button is pressed, then loads it', () => {
  visitWith({ isOn: true, hasWorker: false });
  intend();
  expect(register).not.toHaveBeenCalled();
  expect(button()?.hidden).toBe(false);
  button()?.click();
  expect(register.mock.calls).toEqual([['/docs/sw.js']]);
});

it('tells a worker that is there which page is read, without another request for the worker', async () => {
  visitWith({ isOn: true });
  await vi.waitFor(() => expect(postMessage.mock.calls).toEqual([[{ visit: '/faq' }]]));
  expect(register).not.toHaveBeenCalled();
});

it.each(['2g', 'slow-2g'])('keeps no page by itself on %s', async (effectiveType) => {
  visitWith({ isOn: true, effectiveType });
  // A later message comes after an earlier one, had there been one.
  await navigator.serviceWorker.getRegistration('/docs/');
  expect(postMessage).not.toHaveBeenCalled();
});

it('offers nothing under data-saver', () => {
  visitWith({ isOn: true, saveData: true });
  intend();
  expect(register).not.toHaveBeenCalled();
  expect(button()?.hidden).toBe(true);
});

it.each([false, true])(
  'sends an old worker away where there is none any more, data-saver: %s',
  async (saveData) => {
    visitWith({ isOn: false, saveData });
    window.dispatchEvent(new Event('keydown'));
    await vi.waitFor(() => expect(unregister).toHaveBeenCalledOnce());
    expect(register).not.toHaveBeenCalled();
    expect(button()?.hidden).toBe(true);
  },
);
