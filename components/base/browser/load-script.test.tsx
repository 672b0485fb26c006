import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHighlight } from '../../docs/highlight/load.boot';
import { PAGE_EVENT } from './events';
import { lazyScript } from './load-script';

const scripts = () => [...document.head.querySelectorAll('script')];
const settle = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type));

beforeEach(() => {
  // An appended script stays as it is; the tests decide what becomes of its request.
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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

it('asks for the marking of searched words again on the next page after a failed request', () => {
  vi.stubGlobal('__HIGHLIGHT_SRC__', '/boot/highlight.js');
  window.history.replaceState(null, '', '/faq?_highlight=refund');
  startHighlight();
  expect(scripts()).toHaveLength(1);
  settle('error');
  expect(scripts()).toHaveLength(0);
  document.dispatchEvent(new Event(PAGE_EVENT));
  expect(scripts()).toHaveLength(1);
  settle('load');
  document.dispatchEvent(new Event(PAGE_EVENT));
  expect(scripts()).toHaveLength(1);
});
