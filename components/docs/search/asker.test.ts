import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchResult } from '@/lib/docs/search/types';
import { Asker } from './asker';
import { READY, type Request, type Response } from './worker/protocol';

const resultOf = (query: string): SearchResult => ({
  query,
  hits: [],
  total: 0,
  totalRows: 0,
  totalOutside: 0,
  unknown: [],
  isComplete: true,
  hasExcerpts: true,
});

/** Questions that have reached the worker; it responds to them when `answerAll` says so. */
let questions: Extract<Request, { op: 'search' }>[] = [];
let deliver: (message: Response | typeof READY) => void = () => {};

let workers = 0;

class HeldWorker extends EventTarget {
  constructor() {
    super();
    workers += 1;
    deliver = (data) => this.dispatchEvent(new MessageEvent('message', { data }));
    queueMicrotask(() => deliver(READY));
  }

  postMessage(request: Request): void {
    if (request.op === 'search') questions.push(request);
  }
}

const answerAll = (): void => {
  for (const { id, args } of questions) deliver({ id, result: resultOf(args[2]) });
};

beforeEach(() => {
  questions = [];
  workers = 0;
  vi.stubGlobal('window', { location: { href: 'https://docs.gateway.example/search' } });
  vi.stubGlobal('Worker', HeldWorker);
  vi.stubGlobal('fetch', async () => Response.json({ names: 'names.json', worker: 'worker.js' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'siteSearch');
});

it('tells the answer of each asker, also when another one has asked since', async () => {
  const [page, box] = [new Asker(''), new Asker('')];
  const told: string[] = [];
  const tell = ({ query }: SearchResult) => void told.push(query);
  const asked = [page.ask('', 'refund', 50, tell), box.ask('', 'callbacks', 8, tell)];
  await vi.waitUntil(() => questions.length === 2);
  answerAll();
  await Promise.all(asked);
  expect(told).toEqual(['refund', 'callbacks']);
  expect(new Set(questions.map(({ asker }) => asker)).size).toBe(2);
});

it('tells only the newest answer of one asker', async () => {
  const box = new Asker('');
  const told: string[] = [];
  const tell = ({ query }: SearchResult) => void told.push(query);
  const asked = [box.ask('', 'ref', 8, tell), box.ask('', 'refund', 8, tell)];
  await vi.waitUntil(() => questions.length === 2);
  answerAll();
  await Promise.all(asked);
  expect(told).toEqual(['refund']);
});

it('shares one worker among the scripts of a page, each with its own copy of this module', async () => {
  const told: string[] = [];
  const tell = ({ query }: SearchResult) => void told.push(query);
  const box = new Asker('');
  vi.resetModules();
  const copy = await import('./asker');
  expect(copy.Asker).not.toBe(Asker);
  const asked = [box.ask('', 'refund', 8, tell), new copy.Asker('').ask('', 'card', 50, tell)];
  await vi.waitUntil(() => questions.length === 2);
  answerAll();
  await Promise.all(asked);
  expect(workers).toBe(1);
  expect(new Set(questions.map(({ asker }) => asker)).size).toBe(2);
  expect(told).toEqual(['refund', 'card']);
});

it('does not fail for an answer that is not wanted any more', async () => {
  const box = new Asker('');
  const asked = box.ask('', 'ref', 8, () => {});
  await vi.waitUntil(() => questions.length === 1);
  box.cancel();
  for (const { id } of questions) {
    deliver({ id, error: { kind: 'network', message: 'offline' } });
  }
  await expect(asked).resolves.toBeUndefined();
});

it('asks again with the texts of the rows, and is content with rows where these do not come', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const box = new Asker('');
  const told: boolean[] = [];
  vi.spyOn(HeldWorker.prototype, 'postMessage').mockImplementation((request: Request) => {
    const { id } = request;
    const isFirst = told.length === 0;
    if (request.op === 'search')
      deliver({ id, result: { ...resultOf('refund'), isComplete: !isFirst, hasExcerpts: false } });
    else if (told.length === 1) deliver({ id, result: undefined });
    else deliver({ id, error: { kind: 'missing', message: 'page.json' } });
  });
  await box.ask('', 'refund', 8, ({ isComplete }) => void told.push(isComplete));
  expect(told).toEqual([false, true]);
  expect(warn).toHaveBeenCalledOnce();
});
