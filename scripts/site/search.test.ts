import { createContext, runInContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../lib/docs/search/types';
import { readOut } from '../export/out';
import { judge, readJudged } from '../search/judge';
import { readPublished, readSearchFile } from '../search/read-published';

/** A little below what is reached, so that an honest new page does not stop the build. */
const MIN_MRR = 0.945;
const MIN_SUCCESS = 0.975;
/** Bytes after brotli until the first rows are there, and until all rows are, the worker among them. */
const MAX_FIRST_BYTES = 100_000;
const MAX_BYTES = 320_000;
/** Bytes after brotli of the texts of one page, which its excerpts need. */
const MAX_PAGE_BYTES = 15_000;
const BASE = 'https://docs.gateway.example/search/';

const { manifest, pages, records, engine } = readPublished();

const judged = readJudged();
const routes = new Set(pages.map(({ route }) => route));

describe('the published search', () => {
  it('answers the judged queries', () => {
    const { mrr, success, misses } = judge(
      judged,
      (route) => routes.has(route),
      (query) => engine.search('', query, 8).hits.map(({ route }) => route),
    );
    const list = misses.map(({ query, rank, first }) => `${query}: ${rank} (${first})`).join('\n');
    expect(mrr, list).toBeGreaterThanOrEqual(MIN_MRR);
    expect(success, list).toBeGreaterThanOrEqual(MIN_SUCCESS);
  });

  it('is light', () => {
    const weigh = (name: string) => brotliCompressSync(readSearchFile(name)).length;
    const first = weigh(manifest.worker) + weigh('manifest.json') + weigh(manifest.names);
    expect(first).toBeLessThanOrEqual(MAX_FIRST_BYTES);
    expect(first + weigh(manifest.texts)).toBeLessThanOrEqual(MAX_BYTES);
    expect(Math.max(...manifest.pages.map(weigh))).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  });

  it('leads to places that exist', () => {
    const missing = records.flatMap(({ page, anchor }) => {
      const route = pages[page]?.route ?? '';
      const html = readOut(route === '/' ? 'index.html' : `${route.slice(1)}.html`) ?? '';
      return anchor === '' || html.includes(` id="${anchor}"`) ? [] : [`${route}#${anchor}`];
    });
    expect(missing).toEqual([]);
  });

  it('answers in the worker as it does here', async () => {
    const ask = runWorker(readSearchFile(manifest.worker));
    for (const { query } of judged) {
      await ask('search', [BASE, '', query, 8]);
      await ask('load', [BASE, '']);
      // The first time the names alone were searched; the rows of the texts may be of other pages.
      await ask('search', [BASE, '', query, 8]);
      await ask('load', [BASE, '']);
      const answer = await ask('search', [BASE, '', query, 8]);
      expect(answer, query).toEqual(engine.search('', query, 8));
    }
  });
});

/** The worker's script in a scope that has what a worker has, and nothing else. */
function runWorker(script: string): (op: string, args: unknown[]) => Promise<unknown> {
  interface Message {
    readonly id: number;
    readonly result?: SearchResult;
    readonly error?: { readonly message: string };
  }
  const waiting = new Map<number, (message: Message) => void>();
  let listen: ((event: { data: unknown }) => void) | undefined;
  const scope = createContext({
    setTimeout,
    console,
    fetch: async (url: string) => new Response(readSearchFile(url.slice(BASE.length))),
    addEventListener: (_: string, listener: typeof listen) => {
      listen = listener;
    },
    postMessage: (message: Message | 'ready') => {
      if (message !== 'ready') waiting.get(message.id)?.(message);
    },
  });
  runInContext(script, scope);
  let last = 0;
  return (op, args) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result, error }) =>
        // What comes from another realm is not equal to ours until it is copied, as a message would be.
        error ? reject(new Error(error.message)) : resolve(result && structuredClone(result)),
      );
      listen?.({ data: { id: last, asker: 1, op, args } });
    });
}
