import { type Route, stripHtmlSuffix, toRoute } from '@/lib/base/routes/route';
import { cancelTransition } from './transition';

const BASE_PATH = process.env.BASE_PATH ?? '';

/**
 * The framework leaves alone what the browser adds to the history by itself, so Back from another page to `#heading`
 * would change the address and nothing else. Such an entry gets the framework's own mark of its page. One from before
 * the framework came, met only when the reader jumps over others, is loaded fully.
 * @param route page on screen, whose mark the history holds now; call it again for each page.
 * @returns what ends it.
 */
export function keepHistory(route: Route): () => void {
  let mark: unknown = history.state;
  const read = () => {
    mark = history.state ?? mark;
  };
  // In `popstate`, and not in the later `hashchange`: after drawing, the framework writes the address it last knew. It
  // would then handle a Back pressed in between as a return from an entry that it does not know.
  const handlePop = ({ state }: PopStateEvent) => {
    if (state !== null) return;
    const asked = toRoute(stripHtmlSuffix(window.location.pathname));
    if (asked === toRoute(BASE_PATH + route)) history.replaceState(mark, '');
    else window.location.reload();
  };
  // The mark changes with the query, too: it is read before each click.
  window.addEventListener('click', read, true);
  window.addEventListener('hashchange', cancelTransition);
  window.addEventListener('popstate', handlePop);
  return () => {
    window.removeEventListener('click', read, true);
    window.removeEventListener('hashchange', cancelTransition);
    window.removeEventListener('popstate', handlePop);
  };
}
