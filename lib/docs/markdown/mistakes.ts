import type { Nodes, Paragraph, Root, Table, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { leftOvers } from '../../base/text/left-over';
import { type Collected, type Fault, placeOf } from './collected';
import { definitionFaults, emptyFault, jsonBlockFault } from './empty';
import { addressFault, footnoteFaults, headingFault, slipsOf } from './meant-otherwise';

export const EMPTY_HEADING = 'nothing is below this heading — write a text, or remove it';
export const EMPTY_PAGE = 'the page has no text — write it';

/**
 * What Markdown prints as plain text although the author meant something else. Examples are marks without their space,
 * boxes and fences without an end, and references to nothing.
 */
export function remarkMistakes() {
  return (tree: Root, file: VFile): void => {
    const { collected } = file.data;
    if (!collected || collected.isPlain) return;
    const { faults } = collected;
    if (tree.children.length === 0) faults.push({ line: 1, column: 1, message: EMPTY_PAGE });
    const source = (node: Nodes): string =>
      String(file).slice(node.position?.start.offset, node.position?.end.offset);
    faults.push(...footnoteFaults(tree), ...definitionFaults(tree));
    let depth = 1;
    visit(tree, (node, index, parent) => {
      const nothing = emptyFault(node);
      if (nothing) faults.push({ ...placeOf(node), message: nothing });
      const json =
        node.type === 'code' && isClosedFence(source(node)) ? jsonBlockFault(node) : undefined;
      if (json) faults.push(json);
      if (node.type === 'heading') {
        const next = parent?.children[(index ?? 0) + 1];
        if (!next || (next.type === 'heading' && next.depth <= node.depth))
          faults.push({
            ...placeOf(node),
            level: 'warning',
            message: EMPTY_HEADING,
          });
        if (node.depth > depth + 1)
          faults.push({
            ...placeOf(node),
            message: `a heading of level ${node.depth} follows one of level ${depth} — write "${'#'.repeat(depth + 1)}"`,
          });
        depth = node.depth;
        const message = headingFault(node, source(node));
        if (message) faults.push({ ...placeOf(node), message });
      } else if (node.type === 'table') judgeRows(node, faults);
      else if (node.type === 'paragraph') judgeLines(node, source(node), collected);
      else if (node.type === 'text') judgeText(node, source(node), faults);
      else if (node.type === 'link') {
        const message = addressFault(node);
        if (message) faults.push({ ...placeOf(node), message });
      } else if (node.type === 'code' && !isClosedFence(source(node)))
        faults.push({
          ...placeOf(node),
          level: 'warning',
          message: 'the block of code is never closed — add a line with the same marks',
        });
      // mdast does not know the type: the syntax is an extension.
      else if ((node.type as string) === 'containerDirective') {
        const [first = ''] = source(node).split('\n');
        if (!/\n[\s>]*:{3,}\s*$/.test(source(node)))
          faults.push({
            ...placeOf(node),
            message: `the box "${first}" is never closed — add a line ":::"`,
          });
        else if (/\{.*\}\s*$/.test(first))
          faults.push({
            ...placeOf(node),
            message: `"${first}" has attributes, and a box has none — write ":::note[Title]"`,
          });
      }
    });
  };
}

/** Cells beyond those of the first row are not printed, and a column without a name is not read out. */
function judgeRows({ children }: Table, faults: Fault[]): void {
  const [first] = children;
  const width = first?.children.length ?? 0;
  if (first && children.length === 1)
    faults.push({
      ...placeOf(first),
      message: 'the table has no rows — write them directly below its second line',
    });
  for (const cell of first?.children ?? [])
    if (cell.children.length === 0)
      faults.push({
        ...placeOf(cell),
        message: 'a cell of the first row is empty — write what is in its column',
      });
  for (const row of children)
    if (row.children.length > width)
      faults.push({
        ...placeOf(row),
        message: `the row has ${row.children.length} cells, and the first row has ${width} — write "\\|" in a text, or add a column`,
      });
}

/** Code that is indented has no fence. */
function isClosedFence(source: string): boolean {
  const mark = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
  if (mark === undefined) return true;
  const lines = source.split('\n');
  const last = (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd();
  return lines.length > 1 && last.startsWith(mark) && new Set(last).size === 1;
}

/** Marks of lists in word processors. */
const OTHER_BULLET = /^[•●▪◦–—]\s*(?=\p{L})/u;
const NUMBERED = /^(\d{1,2}[.)])\p{L}/u;

/** Lines of a paragraph that look like the beginning of something else. */
function judgeLines(node: Paragraph, source: string, { faults }: Collected): void {
  const lines = source.split('\n').map((line) => line.trim());
  const start = placeOf(node);
  const add = (index: number, fault: Omit<Fault, 'line' | 'column'>) =>
    faults.push({ line: start.line + index, column: index === 0 ? start.column : 1, ...fault });
  for (const [index, line] of lines.entries()) {
    const [, marks = '', first = ''] = /^(#{2,6})([^#\s])/.exec(line) ?? [];
    if (marks)
      add(index, {
        message: `"${line}" is no heading — write a space after "${marks}"`,
        fix: { from: marks + first, to: `${marks} ${first}` },
      });
    if (/^::[a-z]+(?:\[[^\]]*\])?$/.test(line))
      add(index, {
        message: `"${line}" opens no box — write ":${line}"`,
        fix: { from: line, to: `:${line}` },
      });
    if (/^-\p{L}/u.test(line) && lines.every((each) => /^-\p{L}/u.test(each)))
      add(index, {
        message: `"${line}" is no entry of a list — write a space after "-"`,
        fix: { from: line, to: line.replace('-', '- ') },
      });
    if (OTHER_BULLET.test(line) && lines.every((each) => OTHER_BULLET.test(each)))
      add(index, {
        message: `"${line}" is no entry of a list — begin it with "- "`,
        fix: { from: line, to: line.replace(OTHER_BULLET, '- ') },
      });
    const [, number = ''] = NUMBERED.exec(line) ?? [];
    if (number && lines.every((each) => NUMBERED.test(each)))
      add(index, {
        message: `"${line}" is no entry of a list — write a space after "${number}"`,
        fix: { from: line, to: line.replace(number, `${number} `) },
      });
    const [foreign] =
      /^(?:!!! ?[a-z]+|\.\. (?:note|tip|warning|important|caution)::)/.exec(line) ?? [];
    if (foreign)
      add(index, {
        message: `"${foreign}" opens no box — write ":::note", and ":::" below its text`,
      });
    if (/^\[(?:TOC|_TOC_)\]$/i.test(line))
      add(index, {
        message: `"${line}" is shown as text — remove it: each page has a table of contents`,
      });
    const [box, space = '', name = '', title = ''] =
      /^:::+(\s*)([a-z]+)(?:\s+([^[\]{}]+?))?\s*$/.exec(line) ?? [];
    if (box !== undefined && (space || title)) {
      const right = `:::${name}${title && `[${title}]`}`;
      add(index, {
        message: `"${line}" opens no box — write "${right}"`,
        fix: { from: line, to: right },
      });
    }
  }
  const rows = lines.filter((line) => /^\|.*\|$/.test(line));
  if (rows.length > 1 && rows.length === lines.length) {
    const columns = (rows[0] ?? '').replaceAll('\\|', '').split('|').length - 2;
    const right = `|${' --- |'.repeat(columns)}`;
    const isWrong = /^\|(?:\s*:?-+:?\s*\|)+$/.test(rows[1] ?? '');
    add(isWrong ? 1 : 0, {
      message: isWrong
        ? `the second line of the table has not as many columns as the first — write "${right}"`
        : `the table has no second line — add "${right}" below its first`,
    });
  }
}

/** References that lead to nothing stay in the text as they were typed. */
function judgeText(node: Text, source: string, faults: Fault[]): void {
  const start = placeOf(node);
  const add = (index: number, message: string) => {
    const before = source.slice(0, index).split('\n');
    const column = (before.at(-1) ?? '').length + (before.length === 1 ? start.column : 1);
    faults.push({ line: start.line + before.length - 1, column, message });
  };
  for (const { 0: text, index } of source.matchAll(/(?<!\\)\[\^[^\]\s]+\]/g))
    add(index, `"${text}" has no footnote — write "${text}: …" on a line of its own`);
  for (const { 0: text, 1: name, index } of source.matchAll(/(?<!\\)\]\[([^\]\n]+)\]/g))
    add(
      index,
      `"${text}" refers to nothing — write the address: "](/route)", or "[${name}]: /route"`,
    );
  for (const { index } of source.matchAll(/(?<!\\)\]\(/g))
    add(index, '"](" begins no link — write the address without spaces, and close it with ")"');
  for (const { index, message } of leftOvers(source)) add(index, message);
  for (const { index, message } of slipsOf(source, node.value)) add(index, message);
}
