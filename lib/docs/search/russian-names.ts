import { partsOf } from './tokens';

/** A Russian word, and its English meanings, best first. */
export type RussianEntry = readonly [word: string, meanings: readonly string[]];

/** Words of names that say nothing alone. */
const PLAIN: ReadonlySet<string> = new Set('республика сар язык and island islands sar'.split(' '));
const MIN_WORD = 3;

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
/** Every code of two letters; the platform knows which of them are codes. */
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/**
 * The Russian names of countries, currencies, and languages, as the platform that runs this knows them. None where it has
 * no such names.
 * @param has is this word in the names of the site? Other meanings are left out
 */
export function russianNames(has: (word: string) => boolean): RussianEntry[] {
  const meanings = new Map<string, Set<string>>();
  const add = (word: string, words: readonly string[]) => {
    const known = meanings.get(word) ?? new Set();
    for (const other of words) if (has(other)) known.add(other);
    if (known.size > 0) meanings.set(word, known);
  };
  const regions = namesIn('region');
  for (const code of PAIRS) {
    const [russian, english] = regions(code.toUpperCase());
    russian.forEach((word, at) => {
      const isSame = russian.length === english.length;
      add(word, isSame ? english.slice(at, at + 1) : [code, ...english]);
    });
  }
  const currencies = namesIn('currency');
  for (const code of supportedCurrencies()) {
    const [russian, english] = currencies(code);
    const own = code.toLowerCase();
    if (!has(own)) continue;
    // The code of a currency begins with that of its country.
    const [, country] = regions(code.slice(0, 2));
    russian.forEach((word, at) => {
      const isNoun = at === russian.length - 1 || country.length === 0;
      add(word, isNoun ? [...english.slice(-1), own] : [...english.slice(0, -1), ...country]);
    });
  }
  const languages = namesIn('language');
  for (const code of PAIRS) {
    const [russian, english] = languages(code);
    if (russian.length === 1) add(russian[0] ?? '', english);
  }
  return [...meanings].map(([word, words]) => [word, [...words]]);
}

/** The words of a name by its code, in Russian and in English. */
function namesIn(
  type: Intl.DisplayNamesType,
): (code: string) => readonly [russian: readonly string[], english: readonly string[]] {
  const [russian, english] = ['ru', 'en'].map(
    (language) => new Intl.DisplayNames([language], { type, fallback: 'none' }),
  );
  const telling = (name: string | undefined): string[] =>
    partsOf(name ?? '').filter((word) => word.length >= MIN_WORD && !PLAIN.has(word));
  return (code) => [telling(russian?.of(code)), telling(english?.of(code))];
}

const supportedCurrencies = (): readonly string[] =>
  typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('currency') : [];
