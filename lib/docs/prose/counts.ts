import { flesch } from 'flesch';
import { syllable } from 'syllable';
import type { Read } from './tree';
import type { Finding } from './wording';

/** How a group of texts reads. */
export interface Measure {
  readonly group: string;
  readonly texts: number;
  readonly words: number;
  readonly sentences: number;
  /** Words of the sentence in the middle. */
  readonly median: number;
  /** Share of sentences above `LONG` words, 0 to 1. */
  readonly long: number;
  /** Flesch reading ease: 100 is easy, 0 is hard. */
  readonly ease: number;
}

/** Sentences above this many words are counted as long: the share is a measure, `sentence` of the rules is the limit. */
export const LONG = 25;

/** Measures of texts by group. Labels are not sentences, and code counts as a word of one syllable. */
export function measure(reads: readonly Read[], groupOf: (read: Read) => string): Measure[] {
  const groups = new Map<string, Read[]>();
  for (const read of reads) {
    const group = groupOf(read);
    const list = groups.get(group) ?? [];
    list.push(read);
    groups.set(group, list);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, list]) => measureOf(group, list));
}

function measureOf(group: string, reads: readonly Read[]): Measure {
  const sentences = reads
    .filter(({ passage }) => !passage.isLabel)
    .flatMap((read) => read.sentences);
  const lengths = sentences.map(({ words }) => words.length).sort((a, b) => a - b);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const syllables = sentences
    .flatMap((sentence) => sentence.words)
    .reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return {
    group,
    texts: new Set(reads.map(({ passage }) => passage.file)).size,
    words,
    sentences: lengths.length,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    long: lengths.filter((length) => length > LONG).length / Math.max(1, lengths.length),
    ease: flesch({ sentence: lengths.length, word: words, syllable: syllables }),
  };
}

/** How often each rule is broken, by group. */
export function countRules(
  findings: readonly Finding[],
  groupOf: (finding: Finding) => string,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const rules = new Map<string, Map<string, number>>();
  for (const finding of findings) {
    const counts = rules.get(finding.rule) ?? new Map<string, number>();
    const group = groupOf(finding);
    counts.set(group, (counts.get(group) ?? 0) + 1);
    rules.set(finding.rule, counts);
  }
  return rules;
}
