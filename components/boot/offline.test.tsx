import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOffline } from './offline';

const register = vi.fn(async () => undefined);
const unregister = vi.fn(async () => true);

/** A browser with a worker of an earlier build, whose connection saves data or not. */
function visitWith({ isOn, saveData = false }: { isOn: boolean; saveData?: boolean }): void {
  vi.stubGlobal('__BASE_PATH__', '/docs');
  vi.stubGlobal('__OFFLINE__', isOn);
  vi.stubGlobal('navigator', {
    connection: { saveData },
    serviceWorker: {
      register,
      ready: Promise.resolve({ active: null }),
      getRegistration: async (scope: string) => (scope === '/docs/' ? { unregister } : undefined),
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

it('waits for intent, then asks for the worker once', async () => {
  visitWith({ isOn: true });
  expect(button()?.hidden).toBe(false);
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointermove'));
  expect(register.mock.calls).toEqual([['/docs/sw.js']]);
});

it('offers nothing under data-saver', () => {
  visitWith({ isOn: true, saveData: true });
  window.dispatchEvent(new Event('keydown'));
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
