import type { SearchWords } from '../site/search-words';
import { type NamesOf, Russian } from './russian';
import { STOP_WORDS } from './stop-words';
import { tokensOf } from './tokens';
import { stem } from './words';

/** Of the last word of a phrase at least so many letters are typed before the phrase is guessed. */
const MIN_BEGUN = 3;

type Phrase = readonly [phrase: string, name: string];
type Entry = readonly [from: string, to: readonly string[]];

/** What words of readers mean in these pages: `content/_site/search.yaml`. */
export class Lexicon {
  readonly #phrases: readonly Phrase[];
  /** The phrases by their first word. */
  readonly #byFirst = new Map<string, readonly Phrase[]>();
  readonly #synonyms: ReadonlyMap<string, readonly string[]>;
  readonly russian: Russian;

  /** @param names words of the names of the site, which readers may write in Cyrillic, the more important ones first */
  constructor({ phrases, synonyms, russian }: SearchWords, names: NamesOf = () => new Set()) {
    this.#phrases = Object.entries(phrases).flatMap(([name, list]) =>
      list.map((phrase) => [phrase, name] as const),
    );
    for (const phrase of this.#phrases) {
      const first = phrase[0].split(' ')[0] ?? '';
      this.#byFirst.set(first, [...(this.#byFirst.get(first) ?? []), phrase]);
    }
    this.#synonyms = new Map(
      entriesOf(synonyms)
        .map(([word, meanings]): Entry => [word, meanings.filter((other) => other !== word)])
        .flatMap(([word, meanings]): Entry[] => [
          [word, meanings],
          [stem(word), meanings],
        ]),
    );
    this.russian = new Russian(entriesOf(russian), names);
  }

  /**
   * Our encoder: the library's own breaks codes and drops doubled letters. `transaction_create` → `transaction`,
   * `create`, `transactioncreate`; `host to host` → its words and `h2h`.
   */
  readonly encode = (text: string): string[] => {
    const tokens = tokensOf(text);
    const phrases = this.#begunIn(tokens);
    if (phrases.length === 0) return tokens;
    const joined = ` ${tokens.join(' ')} `;
    const names = phrases.filter(([phrase]) => joined.includes(` ${phrase} `));
    return [...tokens, ...names.map(([, name]) => name)];
  };

  /** `host`, `to`, `host` → `h2h`; where the last word `isOpen`, also `two`, `fac` → `2fa`. */
  shortened(words: readonly string[], isOpen = false): string[] {
    const phrases = this.#begunIn(words);
    let short = [...words];
    if (phrases.length > 0) {
      let text = ` ${words.join(' ')} `;
      for (const [phrase, name] of phrases) text = text.replaceAll(` ${phrase} `, ` ${name} `);
      short = text.trim().split(' ').filter(Boolean);
    }
    return isOpen ? this.#completed(short) : short;
  }

  /** The phrases whose first words are among these. */
  #begunIn(words: readonly string[]): readonly Phrase[] {
    const found = words.flatMap((word) => this.#byFirst.get(word) ?? []);
    return found.length > 1 ? [...new Set(found)] : found;
  }

  /** Words that mean the same here, best first. */
  meanings(word: string): readonly string[] {
    return this.#synonyms.get(word) ?? this.#synonyms.get(stem(word)) ?? [];
  }

  /** What words that begin so mean first. */
  meaningsOfBeginning(start: string): string[] {
    return [...this.#synonyms].flatMap(([word, meanings]) =>
      word.startsWith(start) ? meanings.slice(0, 1) : [],
    );
  }

  /** The words with the short name of the phrase that their end begins, if it is the beginning of one only. */
  #completed(words: string[]): string[] {
    const [before = '', last = ''] = words.slice(-2);
    if (words.length < 2 || last.length < MIN_BEGUN || STOP_WORDS.has(last)) return words;
    const begun = this.#phrases.filter(([phrase]) => phrase.startsWith(`${before} ${last}`));
    const [name, ...others] = new Set(begun.map(([, short]) => short));
    return name === undefined || others.length > 0 ? words : [...words.slice(0, -2), name];
  }
}

/** Each of several words with the same meanings is an entry of its own. */
const entriesOf = (lines: Readonly<Record<string, string>>): Entry[] =>
  Object.entries(lines).flatMap(([words, meanings]) =>
    words.split(' ').map((word): Entry => [word, meanings.split(' ')]),
  );
