import { literalPattern } from '../../base/text/pattern';
import { contentTypeOf, isPayload } from '../publish/classes';
import { keyOf, pathInScope } from './strategy';

/** The parts of a response that decide whether it may be kept. */
export interface Answered {
  /** Address that was asked for. */
  readonly url: string;
  /** Address of the response, after redirects; empty when the browser does not say it. */
  readonly finalUrl: string;
  readonly status: number;
  /** `Content-Type`, empty when there is none. */
  readonly contentType: string;
}

/**
 * Whether a response may be kept, as far as its head shows it: complete, of the kind that its address promises, and not
 * redirected to another address. Some hosts return a page and status 200 for an unknown path, and some networks return
 * their own sign-in page for every request.
 */
export function mayKeep({ url, finalUrl, status, contentType }: Answered, scope: string): boolean {
  const path = pathInScope(keyOf(url, scope), scope);
  if (status !== 200 || path === undefined || isRedirected({ url, finalUrl }, scope)) return false;
  return kindOf(contentType) === kindOf(contentTypeOf(path));
}

/** Whether a redirect led away from a file. One between the spellings of a page does not. */
export const isRedirected = (
  { url, finalUrl }: Pick<Answered, 'url' | 'finalUrl'>,
  scope: string,
): boolean => finalUrl !== '' && keyOf(finalUrl, scope) !== keyOf(url, scope);

/** Hosts disagree about the names of some types: `application/javascript`, `image/vnd.microsoft.icon`. */
function kindOf(contentType: string): string {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type.startsWith('image/')) return 'image';
  if (/font|octet-stream/.test(type)) return 'font';
  return /javascript|json/.exec(type)?.[0] ?? type;
}

/**
 * Text that a page, a payload or the list of the search has, and that a page of another site at its address does not
 * have. Undefined for all other files. The route of a page is in its `<main>`, and in the payload of which the framework
 * makes that element. A part of a payload has the id of its build.
 */
export function markOf(url: string, scope: string): RegExp | undefined {
  const path = pathInScope(keyOf(url, scope), scope);
  if (path === undefined) return undefined;
  if (contentTypeOf(path).startsWith('text/html')) return literal(` data-route="${path}"`);
  if (path === '/search/manifest.json') return literal('{"format":');
  if (!isPayload(path)) return undefined;
  if (path.includes('/__next.')) return /"b":"[\da-f]{16}"/;
  return literal(`"data-route":"${path === '/index.txt' ? '/' : path.slice(0, -'.txt'.length)}"`);
}

const literal = (text: string): RegExp => new RegExp(literalPattern(text));
