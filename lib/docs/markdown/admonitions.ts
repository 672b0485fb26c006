import type { Paragraph, Root, RootContent } from 'mdast';
import { type Directives, directiveFromMarkdown } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../base/text/nearest';
import { placeOf } from './collected';
import { ADMONITIONS } from './components';

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

/** Container directives → `<Admonition type title>`. */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'containerDirective', (node: Directives, index, parent) => {
      if (index === undefined || !parent) return;
      const type = ALIASES[node.name] ?? node.name;
      if (!(ADMONITIONS as readonly string[]).includes(type)) {
        file.data.collected?.faults.push({
          ...placeOf(node),
          message: `":::${node.name}" is not an admonition${didYouMean(node.name, ADMONITIONS, `use ${ADMONITIONS.join(', ')}`)}`,
        });
        return;
      }
      const [first, ...rest] = node.children as RootContent[];
      const hasLabel = first?.type === 'paragraph' && isLabel(first);
      const title = hasLabel ? textOf(first) : '';
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Admonition',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'type', value: type },
          ...(title ? [{ type: 'mdxJsxAttribute' as const, name: 'title', value: title }] : []),
        ],
        children: (hasLabel ? rest : node.children) as never[],
        position: node.position,
      };
    });
  };
}

const isLabel = (node: Paragraph): boolean =>
  (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
