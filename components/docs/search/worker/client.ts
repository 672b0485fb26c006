import type { Manifest } from '@/lib/docs/search/format';
import { SearchError, type SearchResult } from '@/lib/docs/search/types';
import { fetchJson } from './fetch-json';
import {
  type AskerId,
  FALLBACK_NAME,
  type OperationsOf,
  READY,
  type Request,
  type Response,
  type Scope,
} from './protocol';

export interface SearchOptions {
  /** Folder of the index with its slash, below the base path: `/search/`. */
  readonly baseUrl: string;
}

export interface Search {
  /**
   * Loads what the newest result in a context lacked: the index of texts, or if that is loaded, texts for excerpts.
   * Titles are searchable long before it resolves. Throws `SearchError`; the next call tries again.
   */
  load(context?: Scope): Promise<void>;
  /**
   * Returns hits from what is loaded; waits for titles only. `undefined` means that the same asker has asked a newer
   * question: drop this one. Throws `SearchError`; the next call tries again.
   */
  search(
    asker: AskerId,
    context: Scope,
    query: string,
    limit: number,
  ): Promise<SearchResult | undefined>;
}

/** A search over the index below `baseUrl`: in a worker, or in the page where workers are blocked. Loads nothing yet. */
export function createSearch({ baseUrl }: SearchOptions): Search {
  // Inside the worker an address is relative to its script.
  const base = new URL(baseUrl, window.location.href).href;
  let backend: Promise<OperationsOf> | undefined;
  const connect = (): Promise<OperationsOf> => {
    backend ??= open(base).catch((error: unknown) => {
      backend = undefined;
      throw error;
    });
    return backend;
  };
  return {
    async load(context = '') {
      // No asker: the texts are loaded for all of them.
      await (await connect())(0).load(base, context);
    },
    async search(asker, ...question) {
      return (await connect())(asker).search(base, ...question);
    },
  };
}

async function open(base: string): Promise<OperationsOf> {
  const manifest = await fetchJson<Manifest>(`${base}manifest.json`);
  // Requested while the worker starts, which then finds it in the cache; the worker reports a failure.
  fetch(base + manifest.names)
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
  const url = base + manifest.worker;
  return (await openWorker(url)) ?? openInPage(url);
}

/** The worker once it has responded, or undefined where it cannot start. */
async function openWorker(url: string): Promise<OperationsOf | undefined> {
  if (typeof Worker === 'undefined') return undefined;
  let worker: Worker;
  try {
    worker = new Worker(url);
  } catch {
    return undefined;
  }
  const waiting = new Map<
    number,
    { resolve(value: SearchResult | undefined): void; reject(error: Error): void }
  >();
  let last = 0;
  const ask = (request: DistributiveOmit<Request, 'id'>) =>
    new Promise<SearchResult | undefined>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ ...request, id: last });
    });
  const started = new Promise<boolean>((resolve) => {
    worker.addEventListener('error', () => resolve(false), { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<Response | typeof READY>) => {
      if (data === READY) return resolve(true);
      const open = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) open?.reject(new SearchError(data.error.kind, data.error.message));
      else open?.resolve(data.result);
    });
  });
  if (!(await started)) {
    worker.terminate();
    return undefined;
  }
  return (asker) => ({
    async load(...args) {
      await ask({ asker, op: 'load', args });
    },
    search: (...args) => ask({ asker, op: 'search', args }),
  });
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** The same script, run by the page itself. */
async function openInPage(url: string): Promise<OperationsOf> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => reject(new SearchError('network', `${url} did not load`));
    document.head.append(script);
  });
  const operations: unknown = Reflect.get(globalThis, FALLBACK_NAME);
  if (operations === undefined) throw new SearchError('format', `${url} is not the search`);
  // The build writes this script, and nothing else has this name.
  return operations as OperationsOf;
}
