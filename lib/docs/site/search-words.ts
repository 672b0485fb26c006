import { z } from 'zod';

const WORD = String.raw`[\p{Ll}\p{N}_]+`;
const WORDS = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u');
const NAME = /^[\p{Ll}\p{N}]+$/u;
const RUSSIAN = /^[а-я]+(?: [а-я]+)*$/;
const SPELLING = 'words in lower case, divided by single spaces';

type Entries = Readonly<Record<string, unknown>>;

/** Keys are checked here: the library says nothing more of a wrong key than that it is one. */
const keysAre =
  (pattern: RegExp, hint: string) =>
  (entries: Entries, context: z.RefinementCtx): void => {
    for (const key of Object.keys(entries))
      if (!pattern.test(key)) context.addIssue({ code: 'custom', path: [key], message: hint });
  };

/** Of a word that several entries have, only one of the meanings would be read. */
function onlyOnce(entries: Entries, context: z.RefinementCtx): void {
  const known = new Map<string, string>();
  for (const key of Object.keys(entries)) {
    for (const word of key.split(' ')) {
      const other = known.get(word);
      if (other !== undefined)
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `"${word}" is also in "${other}": only one of the two would be read`,
        });
      known.set(word, key);
    }
  }
}

const meanings = z.record(z.string(), z.string().regex(WORDS, SPELLING));
const phrase = z.string().regex(/ /, 'two words or more').regex(WORDS, SPELLING);

/** `content/_site/search.yaml`: words that readers type, and what pages call the same. */
export const searchWordsSchema = z.strictObject({
  /** Short name → phrases that mean the same. */
  phrases: z
    .record(z.string(), z.array(phrase).min(1))
    .superRefine(keysAre(NAME, 'one word in lower case'))
    .default({}),
  /** Words of readers → words of these pages, best first; several are divided by spaces. */
  synonyms: meanings.superRefine(keysAre(WORDS, SPELLING)).superRefine(onlyOnce).default({}),
  /** The same for Russian words. */
  russian: meanings
    .superRefine(keysAre(RUSSIAN, 'Russian words in lower case, with "е" for "ё"'))
    .superRefine(onlyOnce)
    .default({}),
});

export type SearchWords = z.infer<typeof searchWordsSchema>;
