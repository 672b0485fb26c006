import { ANCHOR, REFERENCE } from '../contract/anchors';
import type { Contract } from '../contract/types';

/** One number or word of the API, as the look-up shows it. Texts have their markup. */
export interface CodeEntry {
  readonly kind: 'API error' | 'Failure reason' | 'State' | 'Status';
  readonly code: number;
  readonly slug: string;
  readonly meaning: string;
  /** What to do; absent where there is nothing to do. */
  readonly action?: string | undefined;
  /** Whether to repeat, and when; absent where the question does not arise. */
  readonly retry?: string | undefined;
  readonly href: string;
}

/** Advice by `retry` of an error; `failure_reasons.yaml` has its own sentences. */
const ERROR_RETRIES = {
  yes: 'Repeat the request soon, with a new signature.',
  later: 'Repeat the request after the limit has reset.',
  no: 'Do not repeat the request unchanged.',
} as const;

/** Every code of the contract, in the order errors, failures, states, statuses. */
export function codeEntries({ errors, failures, states, lifecycle }: Contract): CodeEntry[] {
  return [
    ...(errors?.codes ?? []).map(
      ({ code, slug, http, meaning, action, retry }): CodeEntry => ({
        ...({ kind: 'API error', code, slug, meaning, action } as const),
        retry: `HTTP ${http}. ${ERROR_RETRIES[retry]}`,
        href: `${REFERENCE.errors}#${ANCHOR.error(code)}`,
      }),
    ),
    ...(failures?.codes ?? []).map(
      ({ code, slug, meaning, action, retry, retryAfter }): CodeEntry => ({
        ...({ kind: 'Failure reason', code, slug, meaning, action } as const),
        retry:
          retry === 'none'
            ? undefined
            : `${failures?.retries[retry] ?? ''}${retryAfter ? ` Wait at least ${retryAfter}.` : ''}`,
        href: `${REFERENCE.failures}#${ANCHOR.failure(code)}`,
      }),
    ),
    ...(states?.codes ?? []).map(
      ({ code, slug, meaning, action }): CodeEntry => ({
        ...({ kind: 'State', code, slug, meaning, action } as const),
        href: `${REFERENCE.states}#${ANCHOR.state(code)}`,
      }),
    ),
    ...(lifecycle?.statuses ?? []).map(
      ({ code, slug, meaning }): CodeEntry => ({
        ...({ kind: 'Status', code, slug, meaning } as const),
        href: `${REFERENCE.statuses}#${slug}`,
      }),
    ),
  ];
}

/** Most entries that a look-up shows. */
const SHOWN = 12;

/**
 * The entries that a typed text names, the best first: its code, its word, then words that begin with it or hold it.
 * @example findCodes(entries, '#1004')[0]?.slug // 'timestamp_out_of_window'
 */
export function findCodes(entries: readonly CodeEntry[], typed: string): readonly CodeEntry[] {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^#?[efs]?(?=\d+$)/, '')
    .replace(/[\s-]+/g, '_');
  if (text === '') return [];
  const rankOf = ({ code, slug }: CodeEntry): number => {
    if (`${code}` === text || slug === text) return 0;
    if (`${code}`.startsWith(text) || slug.startsWith(text)) return 1;
    return slug.includes(text) ? 2 : 3;
  };
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ entry }) => entry);
}
