import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import { mulberry32 } from '../../base/math/random';
import { roundsOf } from '../../base/math/rounds';
import { listPageFiles } from '../../base/source/files';
import { remarkContainers } from '../markdown/admonitions';
import { NO_DIALECT } from '../markdown/definition';
import { ownContainers } from '../markdown/foreign';
import { compile } from './compile';
import { parseSource } from './source';
import { articleText } from './testing';

const FIXTURES = path.resolve('lib/docs/content/__fixtures__/foreign');
const FOREIGN = readdirSync(FIXTURES).map((name) =>
  readFileSync(path.join(FIXTURES, name), 'utf8'),
);
const OWN = listPageFiles().map((file) =>
  readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
);
const PAGES = roundsOf(500, 120);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]{2,}/gu) ?? [];

/** The words of a Markdown text: of text, of code, and of what is between tags. */
function writtenWords(markdown: string): string[] {
  const text = ownContainers(markdown)
    // The signs of alerts, ids and marked lines are drawn.
    .replace(/^([\s>]*>\s*)\[!(?:note|tip|important|warning|caution)\]/gim, '$1')
    .replace(/\{#[\w-]+(?: #[\w-]+)*\}\s*$/gm, '')
    .replace(/[ \t]*(?:\/\/|#|--|;|\/\*|<!--)[ \t]*(?:\[!code .*\]|highlight-[a-z-]+).*$/gm, '')
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/g, '');
  const words: string[] = [];
  const walk = (node: Nodes) => {
    // A note that nothing refers to, and a definition, are printed by no reader of Markdown.
    if (node.type === 'footnoteDefinition' || node.type === 'definition') return;
    if (node.type === 'html')
      words.push(...wordsOf(node.value.replace(/<!--[\s\S]*?(?:-->|$)|<[^>]*>?/g, ' ')));
    else if ('value' in node) words.push(...wordsOf(node.value));
    if ('children' in node) for (const child of node.children) walk(child as Nodes);
  };
  walk(parser.parse(text));
  return words;
}

const parser = createProcessor({ format: 'md', remarkPlugins: [remarkGfm, remarkContainers] });

const PIECES = [
  ':::',
  '::: tip',
  ':::note[A]',
  '```',
  '~~~',
  '> ',
  '# Extra',
  '##',
  '- [ ] ',
  '| a | b |',
  '[^9]',
  '`',
  '**',
  '{{ x }}',
  '[!NOTE]',
  '![',
  '](',
  '---',
  '\\',
  '    ',
  '1. ',
  ':::nothing',
  '<',
  '*',
];

/** One to four changes as hands make them: a line is lost, doubled or moved, or a sign is typed somewhere. */
function mutated(text: string, random: () => number): string {
  const lines = text.split('\n');
  const at = () => Math.floor(random() * lines.length);
  for (let count = 1 + Math.floor(random() * 4); count > 0; count -= 1) {
    const piece = PIECES[Math.floor(random() * PIECES.length)] ?? '';
    const line = at();
    const kind = Math.floor(random() * 5);
    if (kind === 0) lines.splice(line, 1);
    else if (kind === 1) lines.splice(line, 0, lines[at()] ?? '');
    else if (kind === 2) lines.splice(line, 0, piece);
    else if (kind === 3) lines[line] = piece + (lines[line] ?? '');
    else {
      const column = Math.floor(random() * ((lines[line] ?? '').length + 1));
      lines[line] =
        `${(lines[line] ?? '').slice(0, column)}${piece}${(lines[line] ?? '').slice(column)}`;
    }
  }
  return lines.join('\n');
}

/** Words of the text that the page does not show as often as they were written. */
async function lostWords(text: string): Promise<string[]> {
  const { source, problems } = parseSource(text, 'notes/a.md', NO_DIALECT);
  const { compiled, problems: faults } = await compile(source, 'notes/a.md', NO_DIALECT);
  expect([...problems, ...faults].filter(({ level }) => level !== 'warning')).toEqual([]);
  const shown = new Map<string, number>();
  for (const word of wordsOf(
    `${source.frontmatter.title} ${articleText(compiled, { isSplit: true })}`,
  ))
    shown.set(word, (shown.get(word) ?? 0) + 1);
  return writtenWords(text.replace(/^---\n[\s\S]*?\n---\n/, '')).filter((word) => {
    const left = shown.get(word) ?? 0;
    shown.set(word, left - 1);
    return left <= 0;
  });
}

it("shows every word of other projects' Markdown", async () => {
  for (const text of FOREIGN) expect(await lostWords(text)).toEqual([]);
});

it(`shows every word of ${PAGES} pages with mistakes, and calls none an error`, async () => {
  const random = mulberry32(22);
  const lost: object[] = [];
  for (let count = 0; count < PAGES; count += 1) {
    const sources = count % 5 === 0 ? FOREIGN : OWN;
    const whole = (sources[Math.floor(random() * sources.length)] ?? '').split('\n');
    const from = Math.floor(random() * Math.max(1, whole.length - 30));
    const part = sources === FOREIGN ? whole : whole.slice(from, from + 30);
    const text = mutated(`# Title\n\n${part.join('\n')}`, random);
    const words = await lostWords(text);
    if (words.length > 0) lost.push({ words, text });
  }
  expect(lost).toEqual([]);
});
