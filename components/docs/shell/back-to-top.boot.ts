import { EASING_FACTOR } from '@/lib/base/interface/constants';
import { onClick, onEachPage } from '../../base/browser/events';

/** The button is offered this far down, in CSS pixels, and hidden again within as much of the end. */
const MIN_SCROLL_PX = 300;

/** A way back up: offered to a reader who scrolls up in a long page. */
export function startBackToTop(): void {
  let last = window.scrollY;
  const button = () => document.querySelector<HTMLElement>('[data-back-to-top]');
  const update = () => {
    const top = window.scrollY;
    const isUp = top < last;
    const page = document.documentElement;
    const isAtEnd = top + page.clientHeight >= page.scrollHeight - 2;
    const element = button();
    if (element && top !== last) element.hidden = !(isUp && top >= MIN_SCROLL_PX && !isAtEnd);
    last = top;
  };
  window.addEventListener('scroll', update, { passive: true });
  onEachPage(() => {
    last = window.scrollY;
    const element = button();
    if (element) element.hidden = true;
  });
  onClick('[data-back-to-top]', () => {
    scrollToTop();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
}

/**
 * Native smooth scrolling where the sheet asks for it; otherwise each frame leaves 0.85 of the distance (spec §9). With
 * reduced motion the page jumps. A reader who scrolls down meanwhile stops the movement.
 */
function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') {
    window.scrollTo({ top: 0 });
    return;
  }
  let expected = window.scrollY;
  const step = () => {
    if (window.scrollY > expected + 1) return;
    expected = Math.floor(window.scrollY * EASING_FACTOR);
    window.scrollTo({ top: expected, behavior: 'instant' });
    if (expected > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
