/** Two texts that say too much in the same words. */
export interface LikePair {
  readonly a: string;
  readonly b: string;
  /** Shared 5-grams by those of the shorter text, 0 to 1. */
  readonly share: number;
}

/** A text by its name. */
interface Words {
  readonly id: string;
  readonly words: readonly string[];
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
 * All pairs of texts that share a 5-gram, worst first. The measure is the overlap coefficient
 * |A ∩ B| / min(|A|, |B|): a short text copied into a long one counts in full.
 */
function sharingPairs(texts: readonly Words[]): LikePair[] {
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
    .sort((x, y) => y.share - x.share);
}

/** The pairs of texts whose share is `limit` (0 to 1) or more, worst first. */
export const likePairs = (texts: readonly Words[], limit: number): LikePair[] =>
  sharingPairs(texts).filter(({ share }) => share >= limit);

/** How alike texts are: the median share of all pairs, 0 to 1, and the worst pair if any share a 5-gram. */
export function likeness(texts: readonly Words[]): {
  readonly median: number;
  readonly worst: LikePair | undefined;
} {
  const sharing = sharingPairs(texts);
  const pairs = (texts.length * (texts.length - 1)) / 2;
  return { median: sharing[Math.floor(pairs / 2)]?.share ?? 0, worst: sharing[0] };
}
