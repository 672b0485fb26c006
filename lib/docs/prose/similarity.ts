/** Two texts that say too much in the same words. */
export interface LikePair {
  readonly a: string;
  readonly b: string;
  /** Shared 5-grams by those of the shorter text, 0 to 1. */
  readonly share: number;
}

const GRAM = 5;

/** Distinct runs of five words. */
function gramsOf(words: readonly string[]): Set<string> {
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= words.length; at += 1) {
    grams.add(words.slice(at, at + GRAM).join(' '));
  }
  return grams;
}

/**
 * All pairs of texts whose shared 5-grams reach `limit`, worst first. The measure is the overlap coefficient
 * |A ∩ B| / min(|A|, |B|): a short text copied into a long one counts in full.
 */
export function likePairs(
  texts: readonly { readonly id: string; readonly words: readonly string[] }[],
  limit: number,
): LikePair[] {
  const sets = texts.map(({ words }) => gramsOf(words));
  const holders = new Map<string, number[]>();
  for (const [index, grams] of sets.entries()) {
    for (const gram of grams) holders.set(gram, [...(holders.get(gram) ?? []), index]);
  }
  const shared = new Map<string, number>();
  for (const indexes of holders.values()) {
    for (const [position, first] of indexes.entries()) {
      for (const second of indexes.slice(position + 1)) {
        const key = `${first} ${second}`;
        shared.set(key, (shared.get(key) ?? 0) + 1);
      }
    }
  }
  return [...shared]
    .map(([key, count]): LikePair => {
      const [first = 0, second = 0] = key.split(' ').map(Number);
      const size = Math.min(sets[first]?.size ?? 0, sets[second]?.size ?? 0);
      return { a: texts[first]?.id ?? '', b: texts[second]?.id ?? '', share: count / size };
    })
    .filter(({ share }) => share >= limit)
    .sort((x, y) => y.share - x.share);
}
