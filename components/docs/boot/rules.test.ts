import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { baseNotice } from '../shell/base-notice.boot';

const setBase = (base: string) => vi.stubGlobal('__BASE_PATH__', base);

beforeAll(() => setBase(''));
afterEach(() => {
  vi.unstubAllGlobals();
  setBase('');
});

describe('the base-URL notice', () => {
  it('is silent when nothing failed, and away from the home page', () => {
    expect(baseNotice(0, '/docs/', true)).toEqual([]);
    expect(baseNotice(3, '/docs/', false)).toEqual([]);
  });

  it('names the configured and the suggested path', () => {
    expect(baseNotice(2, '/docs/index.html', true)).toEqual([
      'The site did not load properly.',
      'It was built for the path "/" (default value), and this page lives at "/docs/".',
      'Build it with BASE_PATH="/docs".',
    ]);
    setBase('/docs');
    expect(baseNotice(2, '/', true)[2]).toBe('Build it with BASE_PATH="".');
  });

  it('gives no false alarm when a file merely failed', () => {
    const neutral = [
      'Some files of this page could not be loaded. Reload the page, or come back in a moment.',
    ];
    expect(baseNotice(1, '/', true)).toEqual(neutral);
    setBase('/docs');
    for (const path of ['/docs', '/docs/', '/docs/index.html'])
      expect(baseNotice(1, path, true)).toEqual(neutral);
  });
});

describe('the store', () => {
  const load = async () => {
    vi.resetModules();
    return await import('../../base/browser/storage');
  };

  it('names the key when it is used during server rendering', async () => {
    const { readStored, writeStored } = await load();
    expect(() => readStored('theme')).toThrow('"theme" was used during server rendering');
    expect(() => writeStored('theme', 'dark')).toThrow('"theme"');
  });

  it('warns once and goes on when the browser refuses it, or it is full', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const blocked = await load();
    expect(blocked.readStored('theme')).toBeNull();
    blocked.writeStored('theme', 'dark');
    blocked.removeStored('theme');
    expect(warn).toHaveBeenCalledTimes(1);

    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('window', {
      localStorage: { getItem: () => 'light', setItem: full, removeItem: full },
    });
    const crowded = await load();
    expect(crowded.readStored('theme')).toBe('light');
    crowded.writeStored('theme', 'dark');
    crowded.writeStored('theme', 'light');
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
