import type { OfflineList, Progress } from '@/lib/docs/offline/messages';
import { strategyOf } from '@/lib/docs/offline/strategy';
import { isPayload } from '@/lib/docs/publish/classes';
import { fetchAndKeep, find, open, SCOPE } from './shelf';

/** As many requests at the same time as browsers open to a host of HTTP/1.1. */
const AT_ONCE = 6;
/** Files between two reports: a reader sees a number that moves, not a flood of messages. */
const REPORT_EVERY = 10;
const LIST = 'offline.json';

/**
 * Keep every file of the list. What was kept before with the same hash is not fetched again, so a second run after a
 * fault continues, and one after a new build fetches what changed. Never throws: the last report says how it ended.
 */
export async function saveAll(report: (progress: Progress) => void): Promise<void> {
  let done = 0;
  let total = 0;
  const hashes = await savedBefore();
  try {
    const { files } = await fetchList();
    total = files.length;
    const isFirst = ([path]: (typeof files)[number]) => isPayload(path);
    // Payloads before their pages, each of which would fetch the payload that it does not find.
    const queue = [...files.filter(isFirst), ...files.filter((file) => !isFirst(file))].values();
    const work = async () => {
      for (const [path, hash] of queue) {
        await save(path, hash, hashes);
        done += 1;
        if (done % REPORT_EVERY === 0) report({ done, total });
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
    await remember(hashes);
    const failed = ends.some(({ status }) => status === 'rejected');
    report({ done, total, end: failed ? 'failed' : 'saved' });
  } catch {
    // No list, or no room for the notes about it: the reader sees the failure and may try again.
    report({ done, total, end: 'failed' });
  }
}

async function save(path: string, hash: string, hashes: Map<string, string>): Promise<void> {
  const url = SCOPE + path.slice(1);
  const mode = /\.[a-z\d]+$/.test(path) ? 'cors' : 'navigate';
  const destination = /\.(?:png|jpe?g|gif|svg|webp|avif)$/.test(path) ? 'image' : '';
  const strategy = strategyOf({ url, method: 'GET', mode, destination }, SCOPE);
  if (strategy === 'network') return;
  const isSame = strategy === 'asset' || hashes.get(path) === hash;
  if (isSame && (await find(strategy, url))) return;
  if (!(await fetchAndKeep(url, strategy))) throw new Error(path);
  hashes.set(path, hash);
}

async function fetchList(): Promise<OfflineList> {
  const answer = await fetch(SCOPE + LIST, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

async function savedBefore(): Promise<Map<string, string>> {
  const list: OfflineList | undefined = await (await find('state', SCOPE + LIST))?.json();
  return new Map(list?.files);
}

async function remember(hashes: ReadonlyMap<string, string>): Promise<void> {
  const list: OfflineList = { files: [...hashes] };
  await (await open('state')).put(SCOPE + LIST, Response.json(list));
}
