import { afterEach, expect, it, vi } from 'vitest';
import { PAGE_EVENT } from '@/components/base/browser/events';
import { startHighlight } from './load.boot';

const scripts = () => [...document.head.querySelectorAll('script')];
const settle = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const script of scripts()) script.remove();
});

it('asks for the marking of searched words again on the next page after a failed request', () => {
  // An appended script stays as it is; the test decides what becomes of its request.
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {});
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
