import * as t from '@/.generated/interface';
import { MOBILE_QUERY } from '@/lib/base/interface/constants';
import { onClick, onEachPage } from '../../base/browser/events';

/** What the drawer covers. */
const REST = '.skip-link, .announcement, .navbar, main, .footer';

/**
 * On narrow screens the sidebar is a popover, which opens and closes without scripts. This makes it a modal dialog:
 * the rest of the page inert, the focus inside, Back closes it and stays on the page.
 */
export function startDrawer(): void {
  const drawer = () => document.querySelector<HTMLElement>('#docs-menu');
  const isOpen = () => drawer()?.matches(':popover-open') ?? false;
  let hasEntry = false;
  let pendingLink: HTMLElement | undefined;

  const adopt = (element: HTMLElement) => {
    if (element.dataset.modal !== undefined) return;
    element.dataset.modal = '';
    element.addEventListener('beforetoggle', (event) => {
      const willOpen = (event as ToggleEvent).newState === 'open';
      for (const part of document.querySelectorAll<HTMLElement>(REST)) part.inert = willOpen;
      document.documentElement.toggleAttribute('data-drawer', willOpen);
      if (willOpen) {
        element.setAttribute('role', 'dialog');
        element.setAttribute('aria-modal', 'true');
        element.setAttribute('aria-label', t.shellNavigation);
      } else {
        for (const name of ['role', 'aria-modal', 'aria-label']) element.removeAttribute(name);
      }
    });
    element.addEventListener('toggle', (event) => {
      if ((event as ToggleEvent).newState === 'open') {
        element.querySelector<HTMLElement>('[data-drawer-close]')?.focus();
        // An entry of its own, so that Back has something to leave.
        history.pushState({ ...history.state, isDrawer: true }, '');
        hasEntry = true;
      } else {
        element.dataset.panel = element.dataset.home ?? 'docs';
        if (hasEntry) {
          hasEntry = false;
          history.back();
        }
      }
    });
  };

  onEachPage(() => {
    const element = drawer();
    if (element) adopt(element);
  });

  window.addEventListener('popstate', () => {
    if (hasEntry) {
      hasEntry = false;
      if (isOpen()) drawer()?.hidePopover();
    }
    const link = pendingLink;
    pendingLink = undefined;
    // After every other listener: the framework restores the page first, and would undo a navigation begun before.
    if (link) setTimeout(() => link.click());
  });

  // A link in the drawer: first leave the drawer's own entry, then follow, so that Back returns to the page itself.
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('#docs-menu a[href]')
          : null;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
      if (!link || !isOpen() || !isPlain || link.getAttribute('target') === '_blank') return;
      event.preventDefault();
      event.stopPropagation();
      pendingLink = link;
      drawer()?.hidePopover();
    },
    true,
  );

  onClick('[data-drawer-panel]', (button) => {
    const element = drawer();
    if (!element) return;
    element.dataset.panel = button.dataset.drawerPanel ?? 'docs';
    element
      .querySelector<HTMLElement>(`.drawer-${element.dataset.panel} :is(a, button, summary)`)
      ?.focus();
  });

  matchMedia(MOBILE_QUERY).addEventListener('change', (event) => {
    if (!event.matches && isOpen()) drawer()?.hidePopover();
  });
}
