import { isPlainClick } from '@/components/base/browser/events';
import { inPlacePath } from '@/lib/base/routes/in-place';
import { pageOfLink } from '@/lib/docs/navigation/intent';

const BASE_PATH = process.env.BASE_PATH ?? '';

/** What asks the framework for a page. */
type Push = (path: string, options: { readonly scroll: boolean }) => void;

/**
 * Links are plain anchors, and this listener gives those to pages to the framework. A component for each would have to
 * be made and hydrated for each; a page has hundreds.
 * @returns what ends it
 */
export function followLinks(push: Push): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // The browser itself goes to a place of this page: it marks the target, and sends the event of the new address.
    if (link?.getAttribute('href')?.startsWith('#')) return;
    const url = link && isPlainClick(event) ? pageOfLink(link, window.location) : undefined;
    const path = url && inPlacePath(url.pathname + url.search + url.hash, BASE_PATH);
    if (!url || path === undefined) return;
    const isHere = url.pathname === window.location.pathname;
    // The 404 page has no route of its own: its address is asked for anew.
    if (isHere && !document.querySelector('main[data-route]')) return;
    event.preventDefault();
    // A change of query alone does not scroll (spec §2).
    push(path, { scroll: !isHere || url.hash !== '' });
  };
  // After all others, so that a component can handle the click.
  window.addEventListener('click', follow);
  return () => window.removeEventListener('click', follow);
}
