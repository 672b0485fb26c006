import { focusOn, focusTop } from '@/components/base/browser/focus';
import { hashTarget } from '@/components/base/browser/hash';
import type { TransitionType } from './transition';

/** A target inside something that opens late is looked for again in so many frames. */
const MAX_FRAMES = 20;

/**
 * After a page has been put in place.
 *
 * Back and forward keep the place the browser restores. With a hash the focus
 * moves to its heading. Without one it returns to the top of the document, so that the next Tab reaches the skip
 * link; on the search page it goes to the field. The framework announces the new title itself.
 */
export function arrive(type: TransitionType | undefined): void {
  if (type === 'traverse') return;
  // A screen that says why there is no page has taken the focus itself.
  if (!document.querySelector('main[data-route]')) return;
  if (window.location.hash === '' || window.location.hash === '#') {
    const field = document.querySelector<HTMLElement>('.search-page input[name="q"]');
    if (field && mayFocus()) focusOn(field);
    else focusTop();
    return;
  }
  let frames = 0;
  const seek = () => {
    const target = hashTarget();
    if (target instanceof HTMLElement) {
      target.scrollIntoView();
      focusOn(target);
    } else if (frames < MAX_FRAMES) {
      frames += 1;
      requestAnimationFrame(seek);
    }
  };
  seek();
}

/** A field that has the focus opens the keyboard of a phone, which would hide the results that the reader has asked for. */
const mayFocus = (): boolean =>
  !new URLSearchParams(window.location.search).has('q') ||
  matchMedia('(any-pointer: fine)').matches;
