/**
 * Returns the address of a program, which is bundled first unless that was done since the last edit of the code.
 * @param file TypeScript below `scripts`
 */
export function programOf(file: string): Promise<string>;
/** The text of unist-util-visit-parents without the names that it gives to functions, for stack traces. */
export function withoutNames(text: string): string;
/** The text of hast-util-minify-whitespace with tests that look into the lists of names. */
export function withListTests(text: string): string;
/** The text of mdast-util-from-markdown with one context for all tokens. */
export function withOneContext(text: string): string;
/** The text of hast-util-to-mdast without the copy of the tree. */
export function withoutCopy(text: string): string;
/** The text of mdast-util-to-markdown's search for signs, without expressions that find nothing. */
export function withSignTests(text: string): string;
