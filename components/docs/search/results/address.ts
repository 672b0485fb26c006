import type { Scope } from '@/components/docs/search/worker/protocol';
import { stripHtmlSuffix, toRoute } from '@/lib/base/routes/route';
import { contextFrom } from '../links';
import { SEARCH_PATH } from '../search-form';

/** The results setting of the specification (§9): so many places are listed, and so many more at each step. */
export const STEP = 50;

/** What the address of the search page asks for. */
export interface Question {
  /** Without blanks at its ends; empty: nothing is asked. */
  readonly query: string;
  readonly context: Scope;
  /** Places that are listed. It is kept with the entry of the history, so that Back finds the same list. */
  readonly limit: number;
}

const listeners = new Set<() => void>();
let last = '';

/** Call `listener` when the address asks for something else. Returns what ends it. */
export function onAddress(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * The question as a text that is the same as long as the question is. While another page is on its way, the address is
 * that of the other page already, and the question stays.
 */
export function readAddress(): string {
  const isHere = toRoute(stripHtmlSuffix(window.location.pathname)) === SEARCH_PATH;
  if (isHere) last = `${limitOf(history.state)}${window.location.search}`;
  return last;
}

/** `100?q=refund&ctx=api` → question; `ctx` that is no part of the documentation is ignored. */
export function questionOf(address: string): Question {
  const parameters = new URLSearchParams(address.replace(/^\d*/, ''));
  return {
    query: (parameters.get('q') ?? '').trim(),
    context: contextFrom(parameters.get('ctx')) ?? '',
    limit: Number.parseInt(address, 10) || STEP,
  };
}

/** Ask something else in the same entry of the history; other parameters stay. */
export function replaceQuestion({ query, context }: Pick<Question, 'query' | 'context'>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of [
    ['q', query],
    ['ctx', context],
  ] as const) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState({ ...history.state, [LIMIT]: STEP }, '', url);
  tell();
}

/** Ask what an address of the search page says, in an entry of its own. */
export function pushAddress(href: string): void {
  history.pushState(null, '', href);
  tell();
}

/** List so many places. */
export function replaceLimit(limit: number): void {
  history.replaceState({ ...history.state, [LIMIT]: limit }, '');
  tell();
}

/** Name of the limit among what the framework keeps with an entry of the history. */
const LIMIT = 'listedPlaces';

function limitOf(state: unknown): number {
  const limit: unknown = state && typeof state === 'object' ? Reflect.get(state, LIMIT) : undefined;
  return typeof limit === 'number' && limit > STEP ? limit : STEP;
}

function tell(): void {
  for (const listener of listeners) listener();
}
