import { openDetails } from '../../base/browser/details';
import { onEachPage } from '../../base/browser/events';
import { hashTarget, mendHash } from '../../base/browser/hash';
import { scrollWithin } from '../toc/toc.boot';

/** Open what hides the target of the hash, and bring the current page into the sidebar's view, once a page. */
export function startReveal(): void {
  const openAround = () => {
    mendHash();
    const target = hashTarget();
    if (target && openDetails(target)) target.scrollIntoView();
  };
  window.addEventListener('hashchange', openAround);
  onEachPage(() => {
    openAround();
    const current = document.querySelector<HTMLElement>('.sidebar [aria-current="page"]');
    if (current) scrollWithin(current.closest<HTMLElement>('.sidebar'), current);
  });
}
