import { onClick } from '../../../base/browser/events';
import { fieldOf, mark, markAgain } from './mark';

/** Where the line one reads is, in parts of the window's height above the sheet. */
const READING_LINE = 0.4;

/** The sheet at the foot of a narrow page: its bar opens and closes it, Escape closes it and returns the focus. */
export function startSheet(): void {
  onClick('.examples-bar', (bar) => {
    const isOpen = bar.getAttribute('aria-expanded') !== 'true';
    bar.setAttribute('aria-expanded', String(isOpen));
    document.documentElement.dataset.examples = isOpen ? 'open' : '';
    if (!isOpen) return;
    markAgain();
    const field = document.querySelector('.param[data-read], .shared-fields > [data-read]');
    field?.scrollIntoView({ block: 'start' });
  });
  document.addEventListener('keydown', ({ key }) => {
    const bar = document.querySelector<HTMLElement>('.examples-bar[aria-expanded="true"]');
    if (key !== 'Escape' || !bar) return;
    bar.setAttribute('aria-expanded', 'false');
    document.documentElement.dataset.examples = '';
    bar.focus({ preventScroll: true });
  });
}

/** On a narrow page the bar follows the reader: it shows the line of the field that is being read. */
export function followScroll(): void {
  let isScheduled = false;
  const follow = () => {
    isScheduled = false;
    const sheet = document.querySelector('.examples');
    const bar = sheet?.querySelector('.examples-bar');
    // Next to the fields, where there is room, the bar is hidden and the pointer leads.
    if (!sheet || !bar?.clientHeight) return;
    const y = sheet.getBoundingClientRect().top * READING_LINE;
    const here = document.elementFromPoint(innerWidth / 2, y);
    const field = here && fieldOf(here);
    if (field && !field.hasAttribute('data-read')) mark([field.id]);
  };
  window.addEventListener(
    'scroll',
    () => {
      if (isScheduled) return;
      isScheduled = true;
      requestAnimationFrame(follow);
    },
    { passive: true },
  );
}
