import { z } from 'zod';

const text = () =>
  z
    .string({ error: 'is no text — write words, in quotes if they look like a number or a list' })
    .trim()
    .min(1, 'is empty — write words')
    .regex(
      /^(?![\s\S]*(?:\*\*|\]\(|<\/?[a-z]))/i,
      'is plain text, and prints Markdown as it is typed — write the words alone',
    )
    .regex(
      /^[^\u00ad\u200b\u2060\ufeff\u202a-\u202e]*$/,
      'has an invisible character — type the line again',
    );

/** Words with commas: each once. */
const list = () =>
  text().refine((value) => {
    const parts = value.split(',').map((part) => part.trim().toLowerCase());
    // That it is empty has been said.
    return value === '' || (!parts.includes('') && new Set(parts).size === parts.length);
  }, 'has an empty or a repeated part between its commas — remove it');

/** @param max letters that fit where the text is shown */
const short = (max: number) =>
  text()
    .max(max, `is longer than ${max} letters — shorten it`)
    .regex(/^.*$/, 'has more than one line — write one');

const base = {
  title: short(80).describe("The h1, the browser's title and the name in lists."),
  description: text()
    .min(50, 'too short — say in 50 to 160 characters what a reader finds here')
    .max(160, 'too long — say in 50 to 160 characters what a reader finds here')
    .describe('One or two sentences for search results and link previews.'),
  sidebarLabel: short(40)
    .optional()
    .describe('A shorter name for the sidebar, where the title is long.'),
  keywords: list()
    .optional()
    .describe('Words readers search for that the page does not contain, separated by commas.'),
  asked: list()
    .optional()
    .describe(
      'What readers type when they look for this page, separated by commas; only the search reads it.',
    ),
};

const flag = z.literal(true, { error: 'write "true", or remove the line' }).optional();

/** Keys that take a page out of the site or its lists; `types.ts` has what they become. */
const visibility = {
  draft: flag.describe('The page is shown only in the preview: a build leaves it out.'),
  unlisted: flag.describe(
    'The page has its address, and is in no list: not in navigation, search, sitemap and llms.txt.',
  ),
};

/**
 * The head of a page file. Unknown keys are errors: authors misspell.
 * @param keys of an extension: each has a text, and none is required
 */
export const frontmatterSchema = (keys: readonly string[]) =>
  z.strictObject({
    ...base,
    ...visibility,
    ...Object.fromEntries(keys.map((key) => [key, text().optional()])),
  });
