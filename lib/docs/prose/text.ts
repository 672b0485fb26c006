/** A stretch of a page's own prose, and the 1-based line of the body it begins on. */
export interface ProseLine {
  readonly text: string;
  readonly line: number;
}

const FENCE = /^\s*(```+|~~~+)/;
const TABLE_ROW = /^\s*\|/;
const HEADING = /^#{1,6}\s/;
const ONLY_TAGS = /^\s*(<\/?[A-Z][^>]*>\s*)+$/;

/**
 * The hand-written sentences of a page: no code blocks, tables, headings or component calls. What a component prints
 * is derived from data and is nobody's prose.
 * @param markdown body of an MDX file, without its head
 */
export function proseOf(markdown: string): ProseLine[] {
  const lines: ProseLine[] = [];
  let fence: string | undefined;
  for (const [index, raw] of markdown.split('\n').entries()) {
    const mark = FENCE.exec(raw)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      continue;
    }
    if (mark !== undefined) {
      fence = mark;
      continue;
    }
    if (TABLE_ROW.test(raw) || HEADING.test(raw) || ONLY_TAGS.test(raw)) continue;
    const text = plainText(raw);
    if (/\p{L}/u.test(text)) lines.push({ text, line: index + 1 });
  }
  return lines;
}

/** Markdown of one line without its marks: link text stays, targets, tags and emphasis go. */
function plainText(line: string): string {
  return (
    line
      .replace(/^\s*:::.*$/, '')
      .replace(/^\s*(?:[-*+]|\d+\.)\s+/, '')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
      .replace(/\*{1,3}/g, '')
      // An underscore inside a name is a letter of it.
      .replace(/(?<![\p{L}\p{N}_])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}_])/gu, '')
      .replace(/`/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Words of a text, lower-cased; an identifier such as `next_action.url` is one word. */
export const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’._-][\p{L}\p{N}]+)*/gu) ?? [];
