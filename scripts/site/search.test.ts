import { createContext, runInContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isWhole } from '../../lib/base/math/rounds';
import { findMatches } from '../../lib/docs/search/matches';
import type { SearchResult } from '../../lib/docs/search/types';
import { findFirst, parseHtml } from '../export/html';
import { readOut } from '../export/out';
import { judge, readJudged } from '../search/judge';
import { readPublished, readSearchFile } from '../search/read-published';
import { wordsOfPage } from './page-words';

/** A little below the current value, so that an ordinary new page does not stop the build. */
const MIN_MRR = 0.965;
const MIN_SUCCESS = 0.985;
/** Share of the names of the contract that lead first to the place that defines them. */
const MIN_OWNED = 0.955;
/** Bytes after brotli until the first rows are there, and until all rows are, the worker among them. */
const MAX_FIRST_BYTES = 100_000;
const MAX_BYTES = 320_000;
/** Bytes after brotli of the texts of one page, which its excerpts need. */
const MAX_PAGE_BYTES = 15_000;
/** One query of so many is put to the worker too; `npm run test:all` puts all. */
const WORKER_STEP = 20;
const BASE = 'https://docs.gateway.example/search/';

const { manifest, pages, records, engine } = readPublished();

const judged = readJudged();
const answers = new Map<string, SearchResult>();
/** What the search finds here, once for all tests. */
function answerTo(query: string): SearchResult {
  const answer = answers.get(query) ?? engine.search('', query, 8);
  answers.set(query, answer);
  return answer;
}
const routes = new Set(pages.map(({ route }) => route));

describe('the published search', () => {
  it('answers the judged queries', () => {
    const { mrr, success, misses } = judge(
      judged,
      (route) => routes.has(route),
      (query) => answerTo(query).hits.map(({ route }) => route),
    );
    const list = misses.map(({ query, rank, first }) => `${query}: ${rank} (${first})`).join('\n');
    expect(mrr, list).toBeGreaterThanOrEqual(MIN_MRR);
    expect(success, list).toBeGreaterThanOrEqual(MIN_SUCCESS);
  });

  it('leads a name first to the place that defines it', () => {
    const owners = new Map<string, Set<string>>();
    for (const { page, anchor, name, ids, isDefining } of records) {
      if (!isDefining) continue;
      for (const id of [name, ...ids]) {
        const places = owners.get(id) ?? new Set();
        owners.set(id, places.add(`${pages[page]?.route}#${anchor}`));
      }
    }
    const firsts = [...owners].map(([id, places]) => {
      const [hit] = engine.search('', id, 8).hits;
      const place = `${hit?.route}#${hit?.anchor}`;
      return { id, place, isOwned: places.has(place) };
    });
    const others = firsts.filter(({ isOwned }) => !isOwned);
    const list = others.map(({ id, place }) => `${id}: ${place}`).join('\n');
    expect(firsts.length).toBeGreaterThan(1000);
    expect(1 - others.length / firsts.length, list).toBeGreaterThanOrEqual(MIN_OWNED);
    // A name of several words is no word of its own: nothing else can be meant.
    expect(others.map(({ id }) => id).filter((id) => /[a-z]_[a-z]/.test(id))).toEqual([]);
  });

  it('leads to pages where the words of the result are found', () => {
    const texts = new Map<string, string>();
    const textOf = (route: string): string => {
      const text = texts.get(route) ?? textOfPage(route);
      texts.set(route, text);
      return text;
    };
    const lost = judged.flatMap(({ query }) =>
      answerTo(query)
        .hits.filter(({ route, terms }) => {
          if (terms.length === 0) return false;
          const text = textOf(route);
          // To look at each word of a page takes long, and most pages have a term as it is.
          const own = terms.find((term) => text.includes(` ${term} `));
          return findMatches(own ?? text, terms).length === 0;
        })
        .map(({ route, terms }) => `${query}: ${route} (${terms.join(', ')})`),
    );
    expect(lost).toEqual([]);
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
    // The script is the same code; only its wrapping can differ.
    for (const { query } of judged.filter((_, index) => isWhole() || index % WORKER_STEP === 0)) {
      await ask('search', [BASE, '', query, 8]);
      await ask('load', [BASE, '']);
      // The first time the names alone were searched; the rows of the texts may be of other pages.
      await ask('search', [BASE, '', query, 8]);
      await ask('load', [BASE, '']);
      const answer = await ask('search', [BASE, '', query, 8]);
      expect(answer, query).toEqual(answerTo(query));
    }
  });
});

/** Each word of a page once, between blanks; numbers in their order, which a number in groups needs. */
function textOfPage(route: string): string {
  const html = readOut(route === '/' ? 'index.html' : `${route.slice(1)}.html`) ?? '';
  const article = findFirst(parseHtml(html), { tag: 'article' });
  const words = article ? wordsOfPage(article) : [];
  const isNumber = (word: string) => /^\d+$/.test(word);
  const others = new Set(words.filter((word) => !isNumber(word)));
  return ` ${[...others, ...words.filter(isNumber)].join(' ')} `;
}

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
        // An object of another realm is not equal to one of this realm until it is copied, as a message would be.
        error ? reject(new Error(error.message)) : resolve(result && structuredClone(result)),
      );
      listen?.({ data: { id: last, asker: 1, op, args } });
    });
}
