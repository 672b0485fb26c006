import { z } from 'zod';

/** The head of a page file. Unknown keys are errors: authors misspell. */
export const frontmatterSchema = z.strictObject({
  /** The h1, the browser's title and the name in lists. */
  title: z.string().trim().min(1).max(80),
  /** One or two sentences for search results and link previews. */
  description: z
    .string()
    .trim()
    .min(50, 'too short — say in 50 to 160 characters what a reader finds here')
    .max(160, 'too long — say in 50 to 160 characters what a reader finds here'),
  /** A shorter name for the sidebar, where the title is long. */
  sidebarLabel: z.string().trim().min(1).max(40).optional(),
  /** Words readers search for that the page does not contain, separated by commas. */
  keywords: z.string().trim().min(1).optional(),
  /** The `operationId` in the contract that an API page describes. */
  operation: z.string().trim().min(1).optional(),
  /** The method and its variant in the services registry that a service page describes: `blik/payin_hpp`. */
  service: z.string().trim().min(1).optional(),
});

export const FRONTMATTER_KEYS = Object.keys(frontmatterSchema.shape);
