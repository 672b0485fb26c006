import type { Passage } from '../../lib/docs/prose/passage';

/** Comments for machines, and lines of code that are kept in a comment. */
const MACHINE = /^(?:biome-ignore|@ts-|eslint|@vitest|@type|#__|\/ <|!|[-=*]+$)/;

/**
 * Comments that begin at each line with a mark: lines that follow each other are one text.
 * @param mark matches a line with the mark in its first group, and the text in its second
 * @param isLeftOut whether the line at this offset is not a comment
 */
export function commentBlocks(
  text: string,
  file: string,
  mark: RegExp,
  isLeftOut: (offset: number) => boolean = () => false,
): Passage[] {
  const found: Passage[] = [];
  let open: { first: number; indent: number; lines: string[] } | undefined;
  const close = () => {
    if (open) found.push(...paragraphs(file, open.lines, open.first, open.indent));
    open = undefined;
  };
  let offset = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const [, , body] = isLeftOut(offset + 1) ? [] : (mark.exec(line) ?? []);
    offset += line.length + 1;
    if (body === undefined || MACHINE.test(body)) close();
    else {
      const indent = line.length - body.length;
      if (open && open.indent !== indent && body !== '') close();
      open ??= { first: index + 1, indent, lines: [] };
      open.lines.push(body);
    }
  }
  close();
  return found;
}

/** A comment between its marks; `start` is the offset of the first one in the file. */
export function blockComment(value: string, file: string, line: number, column: number): Passage[] {
  const lines = value.split('\n').map((text) => text.replace(/^\s*\* ?/, ''));
  if (MACHINE.test(lines.join(' ').trim())) return [];
  if (lines.length === 1) {
    const text = value.replace(/^\*? ?/, '');
    return paragraphs(file, [text.trimEnd()], line, column + 1 + value.length - text.length);
  }
  // The lines of a block begin with ` * `, three characters after the indent of the block.
  const [first = '', ...rest] = lines;
  return [
    ...paragraphs(file, [first], line, column + 2),
    ...paragraphs(file, rest, line + 1, column + 2),
  ];
}

/** Paragraphs of a comment: a tag (`@param name`) begins one, and an example is code. */
function paragraphs(
  file: string,
  lines: readonly string[],
  first: number,
  indent: number,
): Passage[] {
  const found: Passage[] = [];
  let open: { line: number; cut: number; isItem: boolean; lines: string[] } | undefined;
  let isExample = false;
  const close = () => {
    const markdown = open?.lines.join('\n').trimEnd() ?? '';
    if (open && /\p{L}{2}/u.test(markdown)) {
      found.push({
        ...{ file, kind: 'comment', markdown, line: open.line, indent, isLabel: false },
        column: indent + open.cut + 1,
      });
    }
    open = undefined;
  };
  for (const [index, line] of lines.entries()) {
    const tag = /^@(\w+)(?: +(?:\{[^}]*\} *)?(?:\[?[\w.]+\]?)? *)?/.exec(line);
    if (tag) {
      close();
      isExample = tag[1] === 'example';
    }
    // A line that is indented, and belongs to no item, is code.
    const isCode = /^\s{2,}[^\s*-]/.test(line) && !open?.isItem;
    if (/^\s*$/.test(line) || isCode) close();
    else if (!isExample) {
      const item = tag ?? /^\s*(?:[-*]|\d+\.) /.exec(line);
      if (item) close();
      const cut = item?.[0].length ?? 0;
      open ??= { line: first + index, cut, isItem: item !== null, lines: [] };
      open.lines.push(line.slice(open.lines.length === 0 ? cut : 0));
    }
  }
  close();
  return found;
}
