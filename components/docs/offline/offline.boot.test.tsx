import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOffline } from './offline.boot';

/** A worker whose state the test decides. */
class TestWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** What a browser has registered: a worker that is active, or one that is not yet. */
const register = vi.fn(
  async (_: string): Promise<{ active?: TestWorker | null; installing?: TestWorker | null }> => ({
    active: new TestWorker(),
  }),
);
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

describe('the button', () => {
  const FAILED =
    'Saving could not start. Check your connection and your free disk space, then try again';
  const press = () => button()?.click();
  const text = () => button()?.textContent;

  it('says so when the worker cannot be installed, and starts again when pressed again', async () => {
    const broken = new TestWorker();
    register.mockResolvedValueOnce({ installing: broken, active: null });
    visitWith({ isOn: true });
    press();
    await vi.waitFor(() => expect(register).toHaveBeenCalledOnce());
    expect([text(), button()?.ariaDisabled]).toEqual(['Saving for offline reading', 'true']);
    broken.become('redundant');
    await vi.waitFor(() => expect(text()).toBe(FAILED));
    expect(button()?.ariaDisabled).toBe('false');

    const good = new TestWorker();
    register.mockResolvedValueOnce({ installing: good, active: null });
    press();
    await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
    good.become('installed');
    expect(good.postMessage).not.toHaveBeenCalled();
    good.become('activating');
    await vi.waitFor(() => expect(good.postMessage).toHaveBeenCalledOnce());
    expect(good.postMessage.mock.calls[0]?.[0]).toEqual({ save: true });
    expect(text()).toBe('Saving for offline reading');
  });

  it.each([
    ['the worker was discarded before the page could look', { installing: null, active: null }],
    ['the browser refuses the worker', new DOMException('denied', 'SecurityError')],
  ])('says so when %s', async (_, outcome) => {
    if (outcome instanceof Error) register.mockRejectedValueOnce(outcome);
    else register.mockResolvedValueOnce(outcome);
    visitWith({ isOn: true });
    press();
    await vi.waitFor(() => expect(text()).toBe(FAILED));
  });
});
