/** Sent by `route-effects.client.tsx` when the framework has put another page in place. */
export const PAGE_EVENT = 'docs:page';

/** Sent by `route-effects.client.tsx` when the framework has come: from now on it hears what is written to the history. */
export const FRAMEWORK_EVENT = 'docs:framework';

/** A script wants to go to `detail`, an address of the site; prevented when the framework takes it. */
export const NAVIGATE_EVENT = 'docs:navigate';
/** A script asks the page of search results for `detail`, an address of that page; prevented when the page takes it. */
export const SEARCH_EVENT = 'docs:search';

/** Run now and after every page change. */
export function onEachPage(run: () => void): void {
  run();
  document.addEventListener(PAGE_EVENT, run);
}

/** Delegated listener: works for what is there now and for what a later page brings. */
export function onClick(
  selector: string,
  handle: (element: HTMLElement, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) handle(element, event);
  });
}

/** A click that a script may handle: the main button, no modifier, not handled already. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** Gives a text to screen readers. They read a repeated text again, because the region is emptied first. */
export function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
