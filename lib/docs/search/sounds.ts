import { editDistance } from '../../base/text/edit-distance';
import { stem } from './words';

/** How each Cyrillic letter sounds, in the letters of `LITERAL`: `S` is sh, `C` is ch; two signs have no sound. */
const CYRILLIC: ReadonlyMap<string, string> = new Map(
  'аa,бb,вv,гg,дd,еe,жj,зs,иi,йi,кk,лl,мm,нn,оo,пp,рr,сs,тt,уu,фf,хh,цts,чC,шS,щS,ъ,ыi,ь,эe,юiu,яia'
    .split(',')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Latin letters that sound as others, whatever the language. */
const LITERAL: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/(?:sh|sch)/g, 'S'],
  [/ch/g, 'C'],
  [/kh/g, 'h'],
  [/ck/g, 'k'],
  [/qu?/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/w/g, 'v'],
  [/x+/g, 'ks'],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
];

/** What English adds. */
const ENGLISH: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/g(?=[eiy])/g, 'j'],
  [/^u(?=[^aeiou][aeiou])/g, 'iu'],
  [/le$/g, 'l'],
  [/a([^aeiouy])e$/g, 'ei$1'],
  [/i([^aeiouy])e$/g, 'ai$1'],
  [/oo/g, 'u'],
  [/e[ea]/g, 'i'],
  [/[ae][iy]/g, 'ei'],
  [/(?<=..)e$/g, ''],
];

/** Consonants without the vowels between them say something when there are so many. */
const MIN_CONSONANTS = 3;
/** Two words with the same consonants may differ in so much of the longer one; in more where the consonants are many. */
const MAX_OTHER = 0.25;
const MAX_OTHER_OF_MANY = 0.4;
/** A word without its ending has at least so many letters. */
const MIN_BARE = 4;

const said = (word: string, rules: typeof LITERAL): string =>
  rules.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);

/** `uzcard` as read letter by letter, and as read in English. */
const soundsOf = (word: string): readonly string[] => {
  const literal = said(word, LITERAL);
  const english = said(said(word, ENGLISH), LITERAL);
  return literal === english ? [literal] : [literal, english];
};

/** `дж` is one sound, and so is `кх`, which stands for `kh`. */
const soundOfCyrillic = (word: string): string =>
  Array.from(
    word.replaceAll('дж', 'ж').replaceAll('кх', 'х'),
    (letter) => CYRILLIC.get(letter) ?? letter,
  )
    .join('')
    .replace(/(.)\1+/g, '$1');

const bareOf = (sound: string): string => sound.replace(/[aeiou]+$/, '');
const consonantsOf = (sound: string): string =>
  sound.replace(/^[aeiou]+/, '*').replace(/[aeiou]/g, '');

/** Latin names that readers write in Cyrillic as they sound: `узкард` is `uzcard`, `гугл` is `google`. */
export class Sounds {
  /** Names by their sounds; by these without the vowels at the end; by their consonants. */
  readonly #whole = new Map<string, string[]>();
  readonly #bare = new Map<string, string[]>();
  readonly #consonants = new Map<string, string[]>();

  /** @param names folded words, the more important ones first */
  constructor(names: Iterable<string>) {
    for (const name of names) {
      if (!/^[a-z][a-z0-9]+$/.test(name)) continue;
      for (const sound of soundsOf(name)) {
        put(this.#whole, sound, name);
        const bare = bareOf(sound);
        if (bare.length >= MIN_BARE) put(this.#bare, bare, name);
        const consonants = consonantsOf(sound);
        if (consonants.length >= MIN_CONSONANTS) put(this.#consonants, consonants, name);
      }
    }
  }

  /** The names that sound so, in any form of the Cyrillic word, best first. */
  same(word: string): readonly string[] {
    const whole = this.#whole.get(soundOfCyrillic(word));
    if (whole) return whole;
    const bare = bareOf(soundOfCyrillic(stem(word)));
    if (bare.length < MIN_BARE) return [];
    return this.#whole.get(bare) ?? this.#bare.get(bare) ?? [];
  }

  /** The names with the same consonants and like vowels: `манигрэм` is `moneygram`. */
  like(word: string): readonly string[] {
    const found = [word, stem(word)].flatMap((form) => {
      const sound = soundOfCyrillic(form);
      const consonants = consonantsOf(sound);
      const share = consonants.length > MIN_CONSONANTS ? MAX_OTHER_OF_MANY : MAX_OTHER;
      return (this.#consonants.get(consonants) ?? []).flatMap((name) =>
        soundsOf(name).flatMap((other) => {
          const limit = Math.floor(share * Math.max(sound.length, other.length));
          const distance = editDistance(sound, other, limit, false);
          return distance <= limit ? [{ name, distance }] : [];
        }),
      );
    });
    found.sort((a, b) => a.distance - b.distance);
    return [...new Set(found.map(({ name }) => name))];
  }

  /** The names that begin with this sound. */
  beginning(start: string): readonly string[] {
    const sound = soundOfCyrillic(start);
    const found: string[] = [];
    // No list of all sounds is made for this, because each letter that is typed asks again.
    for (const [other, names] of this.#whole) if (other.startsWith(sound)) found.push(...names);
    return found;
  }
}

function put(map: Map<string, string[]>, key: string, name: string): void {
  const known = map.get(key);
  if (!known) map.set(key, [name]);
  else if (!known.includes(name)) known.push(name);
}
