/** A screen of this height, in CSS pixels, is filled by as many elements divided by two: lines, cells, colored words. */
const PIXELS_PER_ELEMENT = 2;

/** When no frame comes, as in a window behind others. */
const LATEST_MS = 200;

/**
 * Keep back what a new page has below the screen until the browser has painted the rest. The layout of two thousand
 * elements takes several times as long as that of the first few hundred. Call it when the page is in the document and
 * nothing has asked for its layout yet.
 * @returns what runs a function when all of the page is there
 */
export function showFirstPart(page: HTMLElement): (then: () => void) => void {
  const late = belowScreen(page);
  for (const element of late) element.dataset.late = '';
  // Its height stays above that of the screen: so no scrollbar goes and comes.
  page.dataset.arriving = '';
  let isDone = false;
  const after: (() => void)[] = [];
  const release = () => {
    if (isDone) return;
    isDone = true;
    for (const element of late) delete element.dataset.late;
    delete page.dataset.arriving;
    for (const then of after) then();
  };
  // The first task after a frame runs when the frame has been painted.
  requestAnimationFrame(() => setTimeout(release));
  setTimeout(release, LATEST_MS);
  return (then) => {
    if (isDone) then();
    else after.push(then);
  };
}

function belowScreen(page: Element): HTMLElement[] {
  const most = Math.ceil(window.innerHeight / PIXELS_PER_ELEMENT);
  const late: Element[] = [];
  let before = 0;
  for (const block of page.querySelector('.article')?.children ?? []) {
    // The column next to the text begins at the top, too.
    if (block.matches('aside')) late.push(...after(block, most));
    else if (before > most) late.push(block);
    else {
      late.push(...after(block, most - before));
      before += block.getElementsByTagName('*').length;
    }
  }
  return late.filter((element) => element instanceof HTMLElement);
}

/** The elements that follow the first ones of a block, as few as hold them all. */
function after(block: Element, most: number): Element[] {
  const late: Element[] = [];
  let last = block.getElementsByTagName('*').item(most);
  while (last && last !== block) {
    for (let next = last.nextElementSibling; next; next = next.nextElementSibling) late.push(next);
    last = last.parentElement;
  }
  return late;
}
