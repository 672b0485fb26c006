import { parseSync, Visitor } from 'oxc-parser';
import { displayPath } from '../../lib/base/source/files';
import { readText } from '../../lib/base/source/read-text';
import type { Passage } from '../../lib/docs/prose/passage';
import { blockComment, commentBlocks } from './comments';
import { isSentence } from './is-sentence';

/** Attributes of elements that hold no words for readers. */
const TECHNICAL = new Set(['className', 'd', 'viewBox', 'style', 'rel', 'sizes', 'media']);

/** Texts and comments of a program. Texts of tests are left out: they repeat those of the programs. */
export function codePassages(file: string): Passage[] {
  const text = readText(file);
  const { program, comments } = parseSync(file, text);
  const place = placesOf(text);
  const found: Passage[] = [];
  const isTest = /\.(?:test|e2e)\.tsx?$|\/(?:testing|__fixtures__)\//.test(file);
  const skipped: (readonly [number, number])[] = [];
  const add = (start: number, end: number) => {
    // A backtick in a template is written with a backslash; two backticks are as long, and begin code too.
    const markdown = withoutHoles(text.slice(start, end)).replaceAll('\\`', '``');
    if (isTest || !isSentence(markdown)) return;
    if (skipped.some(([from, to]) => start >= from && end <= to)) return;
    // A text of several lines is printed as it is: each line is one of its own.
    let offset = start;
    for (const line of markdown.split('\n')) {
      const trimmed = line.trimStart();
      if (isSentence(trimmed)) {
        const at = place(offset + line.length - trimmed.length);
        found.push({
          file,
          kind: 'interface',
          markdown: trimmed,
          ...at,
          indent: 0,
          isLabel: false,
        });
      }
      offset += line.length + 1;
    }
  };
  new Visitor({
    ImportDeclaration: ({ start, end }) => void skipped.push([start, end]),
    JSXAttribute: ({ name, start, end }) => {
      if (name.type === 'JSXIdentifier' && TECHNICAL.has(name.name)) skipped.push([start, end]);
    },
    Literal: ({ value, start, end }) => {
      if (typeof value === 'string') add(start + 1, end - 1);
    },
    TemplateLiteral: ({ start, end }) => add(start + 1, end - 1),
    JSXText: ({ start, end }) => add(start, end),
  }).visit(program);
  for (const { type, value, start } of comments) {
    if (type === 'Block') {
      const { line, column } = place(start);
      found.push(...blockComment(value, file, line, column));
    }
  }
  // Everything but the comments of one line is blanked, so that places stay.
  let marked = text.replace(/[^\n]/g, ' ');
  for (const { type, start, end } of comments) {
    if (type === 'Line')
      marked = marked.slice(0, start) + text.slice(start, end) + marked.slice(end);
  }
  return [...found, ...commentBlocks(marked, file, /^(\s*\/\/) ?(.*)$/)];
}

/** Comments of a file in another language. */
export function otherComments(source: string): Passage[] {
  const file = displayPath(source);
  const text = readText(source);
  if (!file.endsWith('.css')) return commentBlocks(text, file, /^[ \t]*(#|\/\/|\/?\*\*?) ?(.*)$/);
  const place = placesOf(text);
  return [...text.matchAll(/\/(\*[\s\S]*?)\*\//g)].flatMap(({ 1: value = '', index }) => {
    const { line, column } = place(index);
    return blockComment(value.slice(1), file, line, column);
  });
}

/** What a template fills in is code: each place is replaced by as many characters in code font. */
function withoutHoles(text: string): string {
  let result = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const opens = text.startsWith('${', at) || (depth > 0 && text[at] === '{');
    if (opens) depth += 1;
    result += depth === 0 ? text[at] : opens && depth === 1 ? '`' : text[at] === '\n' ? '\n' : 'x';
    if (depth > 0 && text.startsWith('${', at)) {
      result += 'x';
      at += 1;
    } else if (depth > 0 && text[at] === '}') {
      depth -= 1;
      if (depth === 0) result = `${result.slice(0, -1)}\``;
    }
  }
  return result;
}

/** Line and column, both from 1, of an offset. */
function placesOf(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
