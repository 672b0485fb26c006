import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Transition = typeof import('./transition');

let transition: Transition;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  history.replaceState('mark', '', '/faq');
  document.body.innerHTML = '<main data-route="/faq"></main>';
  transition = await import('./transition');
});
afterEach(() => {
  transition.endTransition();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const isBarShown = () => document.querySelector('.bar') !== null;
const begin = (path: string) => transition.onRouterTransitionStart(path, 'push');
const leaveDocument = () => window.dispatchEvent(new Event('beforeunload'));

describe('the bar', () => {
  it('appears after 200 ms, and only for another page', () => {
    begin('/faq?query#hash');
    vi.advanceTimersByTime(1000);
    expect(isBarShown()).toBe(false);
    begin('/callbacks');
    vi.advanceTimersByTime(199);
    expect(isBarShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isBarShown()).toBe(true);
  });

  it('does not appear for a page from which the reader has come back', () => {
    begin('/callbacks');
    begin('/faq#refunds');
    vi.advanceTimersByTime(1000);
    expect(isBarShown()).toBe(false);
  });
});

describe('the last link wins', () => {
  it('over a page that the browser loads fully: the next one is a document too', () => {
    begin('/callbacks');
    expect(transition.mustLeave()).toBe(false);
    leaveDocument();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"/callbacks"'));
    expect(transition.mustLeave()).toBe(true);
  });

  it('in place again, when Back shows the page that was left', () => {
    transition.leave();
    window.dispatchEvent(new Event('pageshow'));
    expect(transition.mustLeave()).toBe(false);
  });

  it('over a page on its way, when it leads to a heading of the page on screen', () => {
    begin('/callbacks');
    transition.cancelTransition();
    expect(history.state).toBeNull();
    leaveDocument();
    expect(transition.mustLeave()).toBe(false);
  });

  it('and nothing is canceled when no page is on its way', () => {
    transition.cancelTransition();
    expect(history.state).toBe('mark');
  });
});
