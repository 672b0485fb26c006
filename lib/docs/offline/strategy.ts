import { stripHtmlSuffix, toRoute } from '../../base/routes/route';
import { TOOL_DATA } from '../../base/routes/tool-data';
import { cacheControlOf, classOf, contentTypeOf, YEAR } from '../publish/classes';

/**
 * Where the response to a request comes from. `document` and `file`: the network while it is reachable. `asset`: the
 * cache, because its name depends on its content. `network`: the browser alone.
 */
export type Strategy = 'document' | 'file' | 'asset' | 'network';

/** The parts of a request that decide. */
export interface Asked {
  readonly url: string;
  readonly method: string;
  /** `navigate` when the response becomes a page. */
  readonly mode: string;
  /** `image`, `script`, … as the browser names them. */
  readonly destination: string;
}

/**
 * The path of an address below the site's folder, `/faq`, without query and hash; undefined for every other address.
 * `scope` is the address of that folder with its slash: `https://docs.gateway.example/`.
 */
export function pathInScope(url: string, scope: string): string | undefined {
  const bare = url.split(/[?#]/, 1)[0] ?? '';
  return bare.startsWith(scope) ? `/${bare.slice(scope.length)}` : undefined;
}

/**
 * What becomes of a request: pages, payloads, the list of the search, the data of tools, images and hashed assets are
 * kept, nothing else is.
 */
export function strategyOf(asked: Asked, scope: string): Strategy {
  const path = pathInScope(asked.url, scope);
  if (asked.method !== 'GET' || path === undefined || path === '/sw.js') return 'network';
  if (cacheControlOf(path) === YEAR) return 'asset';
  const kind = classOf(path);
  if (kind === 'payload' || path === '/search/manifest.json') return 'file';
  if (path.startsWith(TOOL_DATA)) return 'file';
  if (asked.mode !== 'navigate') return asked.destination === 'image' ? 'file' : 'network';
  return kind === 'document' || kind === 'entry' ? 'document' : 'network';
}

/**
 * The one address under which a response is kept: a query selects nothing on a static site, and the four spellings of
 * a page are one page. `https://docs.gateway.example/faq/?_highlight=a` → `https://docs.gateway.example/faq`.
 */
export function keyOf(url: string, scope: string): string {
  const path = pathInScope(url, scope);
  if (path === undefined) return url;
  const isPage = contentTypeOf(path).startsWith('text/html');
  const key = isPage ? toRoute(stripHtmlSuffix(toRoute(path))) : path;
  return scope + key.slice(1);
}

/** The host says that the file is gone: what was kept of it goes as well. */
export const isGone = (status: number): boolean => status === 404 || status === 410;
