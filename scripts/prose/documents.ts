import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { SKIP, visit } from 'unist-util-visit';
import { readText } from '../../lib/base/source/read-text';
import type { Passage } from '../../lib/docs/prose/passage';

/** Paragraphs, headings and cells of a Markdown file of the repository. */
export function documentPassages(file: string): Passage[] {
  const text = readText(file);
  const found: Passage[] = [];
  const tree = fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  visit(tree, (node) => {
    const isLabel = node.type === 'heading' || node.type === 'tableCell';
    if (node.type !== 'paragraph' && !isLabel) return undefined;
    const { start, end } = node.position ?? {};
    if (!start || !end) return SKIP;
    // A cell begins with its border.
    const raw = text.slice(start.offset, end.offset);
    const cut = node.type === 'tableCell' ? (/^\|?\s*/.exec(raw)?.[0].length ?? 0) : 0;
    const markdown = raw.slice(cut).replace(/\s*\|?$/, '');
    const place = { line: start.line, column: start.column + cut };
    if (/\p{L}/u.test(markdown)) {
      found.push({ file, kind: 'document', markdown, ...place, indent: 0, isLabel });
    }
    return SKIP;
  });
  return found;
}
