import { SearchError } from '@/lib/docs/search/types';

/** One more try after this long: enough for a connection that changes its network. */
const RETRY_MS = 400;

/** A JSON file. Throws `SearchError`: `network` after a second try, `missing`, or `format`. */
export async function fetchJson<T>(url: string, cache: RequestCache = 'default'): Promise<T> {
  const response = await attempt(url, cache).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return attempt(url, cache).catch((error: unknown) => {
      throw new SearchError('network', `${url}: ${String(error)}`);
    });
  });
  if (response.status === 404 || response.status === 410)
    throw new SearchError('missing', `${url}: ${response.status}`);
  if (!response.ok) throw new SearchError('network', `${url}: ${response.status}`);
  try {
    return (await response.json()) as T; // its readers check the format number inside
  } catch {
    throw new SearchError('format', `${url} is not JSON`);
  }
}

const attempt = async (url: string, cache: RequestCache): Promise<Response> => {
  const response = await fetch(url, { cache, credentials: 'same-origin' });
  if (response.status >= 500) throw new Error(String(response.status));
  return response;
};
