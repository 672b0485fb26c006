import type { IndexEntry, PackedIndex } from './format';

/** Signs that JSON writes as they are; a blank divides words and lists. */
const SIGNS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (sign) => sign !== '"' && sign !== '\\',
);
/** The first signs end a number, the others say that it continues. Of all divisions this one gives the smallest files. */
const ENDING = 70;
const GOING_ON = SIGNS.length - ENDING;
/** Words have no capitals: `A` and the next letters say how many letters a word has in common with the one before it. */
const NONE = 64;
const MAX_COMMON = 26;

/** Entries in alphabetical order, the records of each ascending, for a file: two thirds of the bytes of JSON after brotli. */
export function packIndex(entries: readonly IndexEntry[]): PackedIndex {
  return {
    words: entries.map(([word], at) => shortWord(word, entries[at - 1]?.[0] ?? '')).join(' '),
    records: entries.map(([, [records]]) => packNumbers(records)).join(' '),
  };
}

/** What `packIndex` was given. */
export function unpackIndex({ words, records }: PackedIndex): IndexEntry[] {
  const lists = records.split(' ');
  let last = '';
  return words.split(' ').map((short, at): IndexEntry => {
    last = fullWord(short, last);
    return [last, [unpackNumbers(lists[at] ?? '')]];
  });
}

function shortWord(word: string, before: string): string {
  let common = 0;
  while (common < MAX_COMMON && common < before.length && word[common] === before[common])
    common += 1;
  return common > 1 ? String.fromCharCode(NONE + common) + word.slice(common) : word;
}

function fullWord(short: string, before: string): string {
  const common = short.charCodeAt(0) - NONE;
  return common > 0 && common <= MAX_COMMON ? before.slice(0, common) + short.slice(1) : short;
}

/** Ascending numbers as the steps between them. */
function packNumbers(numbers: readonly number[]): string {
  let last = -1;
  return numbers
    .map((number) => {
      const step = number - last - 1;
      last = number;
      let packed = SIGNS[step % ENDING] ?? '';
      for (let rest = Math.floor(step / ENDING); rest > 0; rest = Math.floor((rest - 1) / GOING_ON))
        packed = (SIGNS[ENDING + ((rest - 1) % GOING_ON)] ?? '') + packed;
      return packed;
    })
    .join('');
}

/** Number of each sign, by its character code. */
const VALUES: number[] = [];
SIGNS.forEach((sign, at) => {
  VALUES[sign.charCodeAt(0)] = at;
});

function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let last = -1;
  let begun = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const value = VALUES[packed.charCodeAt(at)] ?? 0;
    if (value >= ENDING) {
      begun = begun * GOING_ON + (value - ENDING) + 1;
      continue;
    }
    last += begun * ENDING + value + 1;
    begun = 0;
    numbers.push(last);
  }
  return numbers;
}
