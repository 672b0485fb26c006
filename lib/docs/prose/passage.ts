/**
 * What a text is: a page, a text in a data file, a text that a program prints, a comment, or a document of the
 * repository.
 */
export type Kind = 'page' | 'data' | 'interface' | 'comment' | 'document';

/** A paragraph, label or message as Markdown, and where it is in its file. */
export interface Passage {
  readonly file: string;
  readonly kind: Kind;
  readonly markdown: string;
  /** 1-based place of the first character. */
  readonly line: number;
  readonly column: number;
  /** How many characters of each further line of the file come before the text. */
  readonly indent: number;
  /** A heading, a cell or a caption: it need not be a sentence. */
  readonly isLabel: boolean;
}

/** Line and column in the file, both from 1, of a place in the Markdown of a passage. */
export function placeIn(
  { markdown, line, column, indent }: Passage,
  offset: number,
): { line: number; column: number } {
  const before = markdown.slice(0, offset).split('\n');
  const last = before.at(-1)?.length ?? 0;
  return before.length === 1
    ? { line, column: column + last }
    : { line: line + before.length - 1, column: indent + last + 1 };
}
