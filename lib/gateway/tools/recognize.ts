import { checkIdentifier, type IdentifierId, identifierIds, identifiers } from '../identifiers';
import type { Verdict } from '../identifiers/verdict';

/** A kind of value that a text is, or nearly is. */
export interface Recognized {
  readonly id: IdentifierId;
  readonly name: string;
  /** ISO 3166-1 alpha-2; absent when it is not one country's. */
  readonly country: string | undefined;
  readonly verdict: Verdict;
}

/** Faults of a value that has the form of its kind: something in it is mistyped. */
const NEAR: readonly string[] = ['check_digit', 'date', 'repeated', 'range'];

/** Longest text that is looked at: the longest kind, a BR Code, has at most 512 characters. */
const LONGEST = 600;

/**
 * What a text can be: the kinds that take it, those first that say most of it. Unless one of them takes it apart, the
 * kinds follow whose form it has and whose check it fails.
 */
export function recognize(text: string): readonly Recognized[] {
  if (text.trim() === '' || text.length > LONGEST) return [];
  const all = identifierIds.map((id): Recognized => {
    const { name, country } = identifiers[id] as { name: string; country?: string };
    return { id, name, country, verdict: checkIdentifier(id, text) };
  });
  const good = all.filter(({ verdict }) => verdict.ok);
  good.sort((a, b) => partsOf(b.verdict) - partsOf(a.verdict));
  // A kind that takes a value apart has recognized it; one that takes any text of its length proves little.
  if (good[0] && partsOf(good[0].verdict) > 0) return good;
  return [...good, ...all.filter(({ verdict }) => !verdict.ok && NEAR.includes(verdict.reason))];
}

const partsOf = (verdict: Verdict): number =>
  verdict.ok ? Object.keys(verdict.parts ?? {}).length : 0;
