import { z } from 'zod';

/** `content/_site/prose.yaml`: what the house asks of its pages. Without the file nothing is asked. */
export const proseRulesSchema = z.strictObject({
  /** Largest share of 5-grams two pages may have in common. */
  similarity: z.number().gt(0).max(1),
  rules: z.array(
    z.strictObject({
      /** Regular expression over the route. */
      routes: z.string().min(1),
      words: z.strictObject({ min: z.int().min(0), max: z.int().optional() }),
      /** Components the page has to call. */
      components: z.array(z.string()).default([]),
      /** Headings the page has to have, word for word. */
      headings: z.array(z.string()).default([]),
      /** The page ends with links to related pages. */
      related: z.boolean().default(false),
    }),
  ),
  names: z.array(z.string()).default([]),
  /** Phrases that stand where a value should be: lower case, looked for in pages and in data files. */
  fillers: z.array(z.string().min(1)).default([]),
});

export type ProseRules = z.infer<typeof proseRulesSchema>;
