import { checksum } from '@/lib/base/text/checksum';
import { cacheName, type Kept } from '@/lib/docs/offline/caches';
import { mayMention, referencesOf } from '@/lib/docs/offline/references';
import { isRedirected, markOf, mayKeep } from '@/lib/docs/offline/response';
import { isGone, keyOf, type Strategy } from '@/lib/docs/offline/strategy';
import { payloadOf } from '@/lib/docs/publish/page-payload';
import { worker } from './worker-scope';

declare const __BASE_PATH__: string;

/** `https://docs.gateway.example/`: the worker handles every address below it. */
export const SCOPE = worker.registration.scope;

export const open = (kept: Kept): Promise<Cache> => caches.open(cacheName(__BASE_PATH__, kept));

/** The response kept under an address; hosts vary responses by encoding only, and a kept one is decoded. */
export const find = async (kept: Kept, url: string): Promise<Response | undefined> =>
  (await open(kept)).match(keyOf(url, SCOPE), { ignoreVary: true });

/**
 * Keep a response with everything its page needs, or forget the file when the host says that it is gone. What does not
 * come from this site replaces nothing.
 */
export async function keep(
  url: string,
  answer: Response,
  strategy: Exclude<Strategy, 'network'>,
): Promise<boolean> {
  const key = keyOf(url, SCOPE);
  const { status, headers } = answer;
  const head = {
    url,
    finalUrl: answer.url,
    status,
    contentType: headers.get('Content-Type') ?? '',
  };
  if (isGone(status) && !isRedirected(head, SCOPE)) await (await open(strategy)).delete(key);
  if (!mayKeep(head, SCOPE)) return false;
  const mark = markOf(url, SCOPE);
  const text = mark ? await answer.clone().text() : '';
  if (mark && !mark.test(text)) return false;
  // A browser refuses to show a page whose kept response came over a redirect, so the response is made again.
  const body = answer.redirected ? new Response(await answer.blob(), { headers }) : answer;
  await (await open(strategy)).put(key, body);
  if (strategy === 'document') {
    await keepAssets(referencesOf(text));
    await keepPayload(text);
  }
  return true;
}

/** Keep what the framework makes a page of, unless it is there. Throws when the network fails. */
async function keepPayload(html: string): Promise<void> {
  const payload = payloadOf(html);
  if (!payload) return;
  const url = new URL(payload.address, SCOPE).href;
  const text = await (await find('file', url))?.text();
  if (text === undefined || checksum(text) !== payload.mark) await fetchAndKeep(url, 'file');
}

/** Fetch an address and keep it: pages opened in place, and what the reader asked for as a whole. */
export const fetchAndKeep = async (
  url: string,
  strategy: Exclude<Strategy, 'network'>,
): Promise<boolean> => keep(url, await fetch(url), strategy);

/** Assets known to be kept with all they mention; a worker lives for seconds, so it is never large. */
const complete = new Set<string>();

/** Keep assets (paths below the site's folder) and the assets they mention. Throws when the network fails. */
export async function keepAssets(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (complete.has(path)) continue;
    complete.add(path);
    try {
      await keepAsset(path);
    } catch (error) {
      complete.delete(path);
      throw error;
    }
  }
}

async function keepAsset(path: string): Promise<void> {
  const url = SCOPE + path;
  if (!(await find('asset', url)) && !(await fetchAndKeep(url, 'asset'))) return;
  if (mayMention(path)) await keepAssets(await mentionedBy(path));
}

async function mentionedBy(path: string): Promise<string[]> {
  return referencesOf((await (await find('asset', SCOPE + path))?.text()) ?? '');
}

/** Deletes every kept asset that these texts and paths do not reach: those of builds of which no page is kept. */
export async function sweep(texts: readonly string[], paths: readonly string[]): Promise<void> {
  const assets = await open('asset');
  // Listed before anything is read: what comes meanwhile stays.
  const listed = await assets.keys();
  const marked = new Set<string>();
  const queue = [...paths, ...texts.flatMap(referencesOf)];
  for (const { url } of await (await open('document')).keys()) {
    queue.push(...referencesOf((await (await find('document', url))?.text()) ?? ''));
  }
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (marked.has(path)) continue;
    marked.add(path);
    if (mayMention(path)) queue.push(...(await mentionedBy(path)));
  }
  for (const request of listed) {
    if (!marked.has(request.url.slice(SCOPE.length))) await assets.delete(request);
  }
  complete.clear();
}
