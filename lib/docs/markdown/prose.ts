import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Phrase, placeOf } from './collected';

/** Collects what the author wrote by hand, for the checks of writing and of the examples. */
export function remarkProse() {
  return (tree: Root, file: VFile): void => {
    const { prose, fences } = file.data.collected ?? {};
    if (!prose) return;
    visit(tree, (node) => {
      if (node.type === 'inlineCode') prose.code.push(phraseOf(node));
      else if (node.type === 'strong') prose.strong.push(phraseOf(node));
      else if (node.type === 'code' && node.lang) {
        const { lang: language, meta, value: code } = node;
        fences?.push({ language, meta: meta ?? '', code, line: placeOf(node).line + 1 });
      }
    });
    visit(tree, (node) => {
      const isLabel = node.type === 'heading' || node.type === 'tableCell';
      if (node.type !== 'paragraph' && !isLabel) return undefined;
      const phrase = { ...phraseOf(node), source: sourceOf(node, file) };
      // The title of an admonition is a heading.
      const isTitle = node.data && 'directiveLabel' in node.data;
      if (isLabel || isTitle) prose.labels.push(phrase);
      else if (/\p{L}/u.test(phrase.text)) prose.lines.push(phrase);
      return SKIP;
    });
  };
}

/** The Markdown of a node, as written. */
const sourceOf = ({ position }: Nodes, file: VFile): string =>
  String(file).slice(position?.start.offset, position?.end.offset);

const phraseOf = (node: Nodes): Phrase => ({
  text: textOf(node).replace(/\s+/g, ' ').trim(),
  ...placeOf(node),
});
