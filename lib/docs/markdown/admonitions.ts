import type { Node, Paragraph, Root, RootContent } from 'mdast';
import { type Directives, directiveFromMarkdown } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import { SKIP, type VisitorResult, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../base/text/nearest';
import { placeOf } from './collected';
import { ADMONITIONS } from './components';
import { element } from './foreign';

/** Old names that authors of other documentation sites type by habit. */
const ALIASES: Readonly<Record<string, string>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
};

interface ParserSlots {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * Syntax `:::note[Title]`. Only the container form is switched on: the inline form would swallow the second half of
 * `transaction:create` and of every clock time.
 */
export function remarkContainers(this: Processor): void {
  // remark-parse reads these two slots; it declares them on a type of its own.
  const data = this.data() as ParserSlots;
  const flow = directive().flow?.[58];
  const container = Array.isArray(flow) ? flow[0] : flow;
  if (!container)
    throw new Error('micromark-extension-directive no longer offers containers first');
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { 58: container } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

/**
 * Container directives → `<Admonition type title>`. In another person's Markdown an unknown box is shown as text: its
 * first line as written, then what is in it.
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'containerDirective', (node: Directives, index, parent): VisitorResult => {
      if (index === undefined || !parent) return undefined;
      // What is in a box is in another list from here on, and is visited there.
      const again: VisitorResult = [SKIP, index];
      const type = ALIASES[node.name] ?? node.name;
      const [first, ...rest] = node.children as RootContent[];
      const hasLabel = first?.type === 'paragraph' && isLabel(first);
      const title = hasLabel ? textOf(first) : '';
      const content = hasLabel ? rest : (node.children as RootContent[]);
      if ((ADMONITIONS as readonly string[]).includes(type)) {
        parent.children[index] = admonition(type, title, { ...node, children: content });
        return again;
      }
      const { collected } = file.data;
      collected?.faults.push({
        ...placeOf(node),
        ...(collected.isPlain && { level: 'warning' as const }),
        message: `":::${node.name}" is not an admonition${didYouMean(node.name, ADMONITIONS, `use ${ADMONITIONS.join(', ')}`)}`,
      });
      if (!collected?.isPlain) return undefined;
      const line = { type: 'text' as const, value: `:::${node.name} ${title}`.trim() };
      parent.children.splice(index, 1, { type: 'paragraph', children: [line] }, ...content);
      return again;
    });
  };
}

/** A box in the place of a node that has its content. */
export const admonition = (
  type: string,
  title: string,
  node: { readonly children: readonly RootContent[] } & Pick<Node, 'position'>,
): RootContent => element('Admonition', { type, title }, node.children, node);

const isLabel = (node: Paragraph): boolean =>
  (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
