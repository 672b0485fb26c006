import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemRussian } from '@orama/stemmers/russian';

/** One word of a text and its place. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Marks of letters, but not the breve of й: it is a letter of its own, and the stemmer knows it. */
const MARK = /(?<!\u0438)\u0306|(?!\u0306)\p{M}/gu;

/** Letters with a stroke, or without their dot, are letters of their own in Unicode: taken apart, they stay as they are. */
const UNSTROKED: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ı: 'i' };
const STROKED = /[łøđħı]/g;

const PLAIN = /^[ -~]*$/;

/** Lower case, without diacritics, ё as е: what two spellings of one word have in common. */
export const fold = (text: string): string => {
  const lower = text.toLowerCase();
  // Nearly all words; taking letters apart is what costs.
  if (PLAIN.test(lower)) return lower;
  const bare = lower.normalize('NFD').replace(MARK, '').normalize('NFC');
  return bare.replace(STROKED, (letter) => UNSTROKED[letter] ?? letter);
};

/** Where the rules err: "customer" and "custom" are no forms of "customize", "token" none of "tokenization", and "status" is one of "statuses". */
const OWN_STEMS: Readonly<Record<string, string>> = {
  customer: 'customer',
  customers: 'customer',
  customize: 'customiz',
  customized: 'customiz',
  customization: 'customiz',
  status: 'status',
  tokenization: 'tokeniz',
};

/** `authorisation` as `authorization`, `colours` as `colors`: all spellings of a word have one stem, also without its h. */
const american = (word: string): string =>
  word
    .replace(/is(?=(?:e[drs]?|ing|ations?)$)/, 'iz')
    .replace(/(?<=[a-z]{3})our(?=(?:s|ed|ing)?$)/, 'or')
    .replace(/autoriz/, 'authoriz');

/** Stem of a folded word, by the Snowball rules of its alphabet; identifiers and numbers are their own stem. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const found = stemOf(word);
  if (stems.size < MAX_STEMS) stems.set(word, found);
  return found;
}

/** Words come again and again: the rules are for each of them the slowest part. */
const stems = new Map<string, string>();
/** More than a large site has words; past it the memory is worth more than the time. */
const MAX_STEMS = 50_000;

/** Fewer letters are the stem of a short word only: `ids` is `id`. */
const MIN_STEM = 3;
const LONGEST_OF_SHORT = 4;

function stemOf(word: string): string {
  if (/^[а-я]+$/.test(word)) return stemRussian(word);
  if (!/^[a-z]+$/.test(word)) return word;
  // "verification" and "verify" are one word, which the rules do not see.
  const own = american(word);
  const stemmed = OWN_STEMS[own] ?? stemEnglish(own.replace(/ifications?$/, 'ify'));
  // Of `coeds`, which is mistyped, the rules leave `co`: a country.
  return stemmed.length < MIN_STEM && own.length > LONGEST_OF_SHORT ? own : stemmed;
}

const WORD = /[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)*/gu;

/** Words of a text in order; `transaction_create` is one word, and its parts are words too. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: whole, index } of text.matchAll(WORD)) {
    words.push({ text: whole, start: index, end: index + whole.length });
    if (!whole.includes('_')) continue;
    let start = index;
    for (const part of whole.split('_')) {
      words.push({ text: part, start, end: start + part.length });
      start += part.length + 1;
    }
  }
  return words;
}
