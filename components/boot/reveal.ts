import { onEachPage } from './events';
import { hashTarget, mendHash } from './hash';
import { scrollWithin } from './toc';

/** Open what hides the target of the hash, and bring the current page into the sidebar's view, once a page. */
export function startReveal(): void {
  const openAround = () => {
    mendHash();
    const target = hashTarget();
    let details = target?.closest<HTMLDetailsElement>('details:not([open])') ?? null;
    if (!details) return;
    while (details) {
      details.open = true;
      details = details.parentElement?.closest<HTMLDetailsElement>('details:not([open])') ?? null;
    }
    target?.scrollIntoView();
  };
  window.addEventListener('hashchange', openAround);
  onEachPage(() => {
    openAround();
    const current = document.querySelector<HTMLElement>('.sidebar [aria-current="page"]');
    if (current) scrollWithin(current.closest<HTMLElement>('.sidebar'), current);
  });
}
