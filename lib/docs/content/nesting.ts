import { codeLines } from '../markdown/code-lines';
import type { Fault } from '../markdown/collected';

/** The deepest nesting of lists and quotations that a page may have; no reader follows a tenth of it. */
const DEEPEST = 60;
const TOO_DEEP = `is nested too deeply to be read — use at most ${DEEPEST} levels of lists and quotations`;

/** What may come before the text of a nested line: indentation, marks of quotations, marks of list items. */
const BEFORE_TEXT = /^(?:[ \t]+|>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))+/;

/**
 * The first line of a page that is nested too deeply, before the parser reads it. The parser's time grows with the
 * square of the depth, and its stack ends at some hundred levels. Fences are left out, because code may be indented.
 */
export function nestingFault(text: string): Fault | undefined {
  const lines = text.split('\n');
  const isCode = codeLines(lines);
  for (const [index, line] of lines.entries()) {
    if (isCode[index]) continue;
    const before = line.match(BEFORE_TEXT)?.[0] ?? '';
    const indent = before.replaceAll('\t', '    ').replace(/[^ ]/g, '').length;
    const marks = before.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0;
    // A level of a list takes two columns at least, so a lone mark behind a wide margin counts with its margin.
    if (marks > DEEPEST || (marks > 0 && indent / 2 > DEEPEST))
      return { line: index + 1, column: before.length + 1, message: TOO_DEEP };
  }
  return undefined;
}
