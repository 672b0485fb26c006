import { onEachPage } from '../../base/browser/events';

/** On the root: the whole page is laid out for its first paint, because its height must be right then. */
export const WHOLE = 'whole';

/** About 10 ms of work, by traces of tables; a phone needs four times as long. */
const ELEMENTS_AT_A_TIME = 150;

/** A table with more rows waits until the reader comes near: it is one piece, and would hold up what the reader does. */
const MANY_ROWS = 100;

/** By the long tables of this site: from 2.7 (banks) to 6.5 (reasons of failure). */
const PIXELS_PER_ELEMENT = 4;

/** What shows that a reader is there. */
const READING = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/**
 * What is below the screen has no layout at the first paint (`late-layout.css`). It gets one when the reader begins to
 * read, piece by piece while the browser is idle: the scroll bar becomes right, and nothing moves under the reader. A
 * page that opens anywhere but at its top is whole from the start: after Back, and where the address names a place.
 */
export function startLateLayout(): void {
  const root = document.documentElement;
  let blocks: HTMLElement[] = [];
  let isRead = false;
  let isAtWork = false;

  const work = () => {
    const isWhole = WHOLE in root.dataset;
    let room = ELEMENTS_AT_A_TIME;
    while (room > 0) {
      const block = blocks.shift();
      if (!block) break;
      room -= layOut(block, isWhole);
    }
    isAtWork = blocks.length > 0;
    if (isAtWork) whenIdle(work);
  };
  const begin = () => {
    if (isAtWork) return;
    isAtWork = true;
    whenIdle(work);
  };
  onEachPage(() => {
    blocks = [...document.querySelectorAll<HTMLElement>('.article-body > *')];
    if (isRead) begin();
  });
  const read = ({ type, target }: Event) => {
    // The sidebar is scrolled by a script.
    if (type === 'scroll' && target !== document) return;
    isRead = true;
    begin();
    for (const type of READING) window.removeEventListener(type, read, true);
  };
  for (const type of READING) window.addEventListener(type, read, true);

  window.addEventListener('popstate', () => {
    root.dataset[WHOLE] = '';
  });
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.hash) root.dataset[WHOLE] = '';
      else if (link) delete root.dataset[WHOLE];
    },
    true,
  );
}

/** @returns how many elements have got a layout */
function layOut(block: HTMLElement, hasLayout: boolean): number {
  const count = block.querySelectorAll('*').length;
  if (!hasLayout && block.querySelectorAll('tr').length > MANY_ROWS) {
    block.style.containIntrinsicBlockSize = `auto ${count * PIXELS_PER_ELEMENT}px`;
    return 0;
  }
  block.dataset.laidOut = '';
  return count;
}

/** Where a browser has no idle callbacks, a later task takes their place. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 50);
};
