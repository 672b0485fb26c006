import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const MDX_NODES = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
];

/**
 * HTML inside plain Markdown becomes elements. The parser reads the whole page again for it, so a page without HTML is
 * left as it is.
 */
export function rehypeHtml() {
  const parse = rehypeRaw({ passThrough: MDX_NODES });
  return (tree: Root, file: VFile): Root => (hasHtml(tree) ? (parse(tree, file) as Root) : tree);
}

function hasHtml(tree: Root): boolean {
  let isFound = false;
  visit(tree, 'raw', () => {
    isFound = true;
    return EXIT;
  });
  return isFound;
}
