import { isPair, isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { displayPath } from '../../lib/base/source/files';
import { readText } from '../../lib/base/source/read-text';
import type { Kind, Passage } from '../../lib/docs/prose/passage';
import { commentBlocks } from './comments';
import { isSentence } from './is-sentence';

/** Keys whose texts are values: examples, patterns and names as others write them. */
const VALUES = new Set([
  ...['example', 'examples', 'default', 'enum', 'pattern', 'values', 'find', 'write'],
  ...['also', 'keywords', 'href', 'url', 'source', 'names', 'text_of_page', 'request', 'response'],
  ...['stringToSign', 'sources'],
]);

/** The texts of a data file, and its comments. */
export function dataPassages(source: string): Passage[] {
  const file = displayPath(source);
  const text = readText(source);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const found: Passage[] = [];
  const blocks: (readonly [number, number])[] = [];
  visit(document, {
    Pair(_key, { key }) {
      return isScalar(key) && VALUES.has(String(key.value)) ? visit.SKIP : undefined;
    },
    Scalar(key, node, path) {
      if (typeof node.value !== 'string' || !node.range || key === 'key') return;
      if (node.type?.startsWith('BLOCK')) blocks.push([node.range[0], node.range[1]]);
      if (!isSentence(node.value)) return;
      const pair = path.findLast(isPair);
      const isLabel =
        isScalar(pair?.key) &&
        /^(title|label|name|term|heading|value)$/.test(String(pair.key.value));
      const place = (offset: number) => {
        const { line, col } = lines.linePos(offset);
        return { line, column: col };
      };
      found.push(...scalarPassages({ file, kind: 'data', isLabel }, text, node, place));
    },
  });
  const isText = (offset: number) => blocks.some(([start, end]) => offset > start && offset < end);
  return [...found, ...commentBlocks(text, file, /^[ \t]*(#) ?(.*)$/, isText)];
}

type Place = (offset: number) => { line: number; column: number };

/** A text as it is in the file: quotes and the indent of its lines are left out. */
function scalarPassages(
  about: { file: string; kind: Kind; isLabel: boolean },
  text: string,
  { range, type }: Scalar,
  place: Place,
): Passage[] {
  const [start = 0, end = 0] = range ?? [];
  if (!type?.startsWith('BLOCK')) {
    const quoted = type?.startsWith('QUOTE') ? 1 : 0;
    const markdown = text.slice(start + quoted, end - quoted);
    return [{ ...about, markdown, ...place(start + quoted), indent: 0 }];
  }
  // The first line of a block holds its mark, and an empty line ends a paragraph.
  const head = text.indexOf('\n', start) + 1;
  const paragraphs: Passage[] = [];
  for (const match of text.slice(head, end).matchAll(/(?:[ \t]*\S.*(?:\n|$))+/g)) {
    const indent = match[0].length - match[0].trimStart().length;
    const markdown = match[0]
      .split('\n')
      .map((line) => line.slice(indent))
      .join('\n')
      .trimEnd();
    const { line } = place(head + match.index);
    paragraphs.push({ ...about, markdown, line, column: indent + 1, indent });
  }
  return paragraphs;
}
