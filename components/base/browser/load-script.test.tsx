import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyScript } from './load-script';

const scripts = () => [...document.head.querySelectorAll('script')];
const settle = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type));

beforeEach(() => {
  // An appended script stays as it is; the tests decide what becomes of its request.
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const script of scripts()) script.remove();
});

describe('a script that is fetched when it is needed', () => {
  it('is fetched once, however often it is asked for', () => {
    const onLoad = vi.fn();
    const script = lazyScript('/boot/x.js', onLoad);
    expect(scripts()).toHaveLength(0);
    script.load();
    script.load();
    expect([scripts().length, script.isThere()]).toEqual([1, false]);
    settle('load');
    script.load();
    expect([scripts().length, script.isThere(), onLoad.mock.calls.length]).toEqual([1, true, 1]);
  });

  it('is asked for again after a failed request, which leaves no element', () => {
    const script = lazyScript('/boot/x.js');
    script.load();
    settle('error');
    expect(scripts()).toHaveLength(0);
    script.load();
    expect(scripts()).toHaveLength(1);
  });
});
