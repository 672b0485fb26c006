import { z } from 'zod';
import type { DataFile } from '../../base/source/data-file';

const texts = z.array(z.string().min(1)).default([]);

/** A regular expression; a space in it matches any white space. */
const pattern = z.string().min(1).refine(isPattern, 'not a regular expression');

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Words that the house does not use, and what it writes in their place. */
const replacementSchema = z.strictObject({
  /** Whole words, in any case; the first text that the list prints names the rule. */
  find: z.array(pattern).min(1),
  write: z.string().min(1),
});

const proseRulesSchema = z.strictObject({
  /** Longest sentence in words, and longest paragraph in sentences. */
  sentence: z.int().min(1).optional(),
  paragraph: z.int().min(1).optional(),
  /** The same sentence of so many words on so many pages has one place too few. */
  repeated: z
    .strictObject({
      words: z.int(),
      pages: z.int(),
      /** Data may say a sentence so often, also in one file. */
      times: z.int().optional(),
    })
    .optional(),
  /** First sentences. */
  openings: z
    .strictObject({
      /** Lengths of descriptions, in characters. */
      description: z.strictObject({ min: z.int(), max: z.int() }),
      /** A first sentence has one of these: a person who does something, or an imperative. */
      subjects: z.array(pattern).min(1),
    })
    .optional(),
  /** Largest share of 5-grams two pages may have in common. */
  similarity: z.number().gt(0).max(1),
  rules: z.array(
    z.strictObject({
      /** Regular expression over the route. */
      routes: z.string().min(1),
      words: z.strictObject({ min: z.int().min(0), max: z.int().optional() }),
      /** Components the page has to call. */
      components: texts,
      /** Headings the page has to have, word for word. */
      headings: texts,
      /** The page ends with links to related pages. */
      related: z.boolean().default(false),
    }),
  ),
  names: texts,
  /** Phrases in place of a value: lower case, looked for in pages and in data files. */
  fillers: texts,
  /** Words that are replaced. */
  replace: z.array(replacementSchema).default([]),
  /** Other spellings and other names of a term. */
  terms: z.array(replacementSchema).default([]),
  /** Phrases of retext-simplify that are terms here. */
  allowed: texts,
  /** Where a rule does not apply, and why. An exception that nothing needs is a fault. */
  exceptions: z
    .array(
      z.strictObject({
        /** Name of the rule, as messages print it; `*` for all rules. */
        rule: z.string().min(1),
        /** Regular expression over the name of the file. */
        files: pattern.default('^'),
        /** Regular expression over the sentence; absent means every sentence of the files. */
        text: pattern.optional(),
        reason: z.string().min(10),
      }),
    )
    .default([]),
});

/** What the house asks of its texts. Without the file nothing is asked. */
export const PROSE_RULES: DataFile<ProseRules> = {
  files: '_site/prose.yaml',
  schema: proseRulesSchema,
};

export type ProseRules = z.infer<typeof proseRulesSchema>;

/** What is asked of the pages at a route: the first rule that names it. */
export const ruleOf = (
  route: string,
  { rules }: ProseRules,
): ProseRules['rules'][number] | undefined =>
  rules.find(({ routes }) => new RegExp(routes).test(route));
