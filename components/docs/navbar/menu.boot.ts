import { onEachPage } from '../../base/browser/events';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');

/** `details` used as a drop-down: closes on Escape and on a click outside; arrow keys move among its links. */
export function startMenus(): void {
  const closeOthers = (target: EventTarget | null) => {
    for (const menu of openMenus()) {
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    }
  };
  document.addEventListener('pointerdown', (event) => closeOthers(event.target));
  document.addEventListener('focusin', (event) => closeOthers(event.target));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('details.menu a') : null;
    const menu = link?.closest<HTMLDetailsElement>('details.menu');
    if (menu) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    const menu =
      event.target instanceof Element
        ? event.target.closest<HTMLDetailsElement>('details.menu')
        : null;
    if (!menu) return;
    const summary = menu.querySelector('summary');
    if (event.key === 'Escape' && menu.open) {
      menu.open = false;
      summary?.focus();
      return;
    }
    moveFocus(menu, event);
  });
  onEachPage(() => closeOthers(null));
}

function moveFocus(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
  const links = [...menu.querySelectorAll<HTMLElement>('a[href], button')];
  const index = links.indexOf(document.activeElement as HTMLElement); // -1 when it is the summary
  if (index < 0 && (event.key === 'Home' || event.key === 'End')) return;
  event.preventDefault();
  menu.open = true;
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? links.length - 1
        : event.key === 'ArrowDown'
          ? (index + 1) % links.length
          : (index <= 0 ? links.length : index) - 1;
  links[next]?.focus();
}
