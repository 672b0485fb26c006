import type { Node, Parent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { splitNames } from '../text/names';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * What is wrong with what stands in a component, or where the component stands; undefined for nothing.
 * @param parent of the tag in the tree
 */
export function shapeFault(tag: Tag, parent: Parent | undefined): string | undefined {
  const blocks = blocksOf(tag);
  switch (tag.name) {
    case 'Steps':
      return isOneList(blocks, true)
        ? undefined
        : '<Steps> wraps one ordered list — leave only lines that start with "1." in it';
    case 'Checklist':
      return isOneList(blocks, false)
        ? undefined
        : '<Checklist> wraps one bullet list — leave only lines that start with "-" in it';
    case 'Tab':
      return parent && 'name' in parent && parent.name === 'Tabs'
        ? undefined
        : '<Tab> stands outside <Tabs> — put it between <Tabs names="…"> and </Tabs>';
    case 'Tabs':
      return tabsFault(tag, blocks);
    default:
      return undefined;
  }
}

function tabsFault(tag: Tag, blocks: readonly Node[]): string | undefined {
  const value = tag.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'names',
  )?.value;
  if (typeof value !== 'string') return '<Tabs> needs names — write names="First, Second"';
  const names = splitNames(value);
  const list = `<Tabs names="${names.join(', ')}">`;
  if (!blocks.every((block) => 'name' in block && block.name === 'Tab'))
    return `${list} holds something else than <Tab> — wrap it in <Tab>…</Tab>`;
  if (names.length !== blocks.length)
    return `${list} has ${count(names.length, 'name')} and ${count(blocks.length, '<Tab>')} — give one name per <Tab>, separated by commas`;
  const doubled = names.find((name, index) => names.indexOf(name) < index);
  return doubled && `${list} names "${doubled}" twice — make the names different`;
}

/** Comments are no content. */
const blocksOf = (tag: Tag): Node[] =>
  tag.children.filter(({ type }) => type !== 'mdxFlowExpression' && type !== 'mdxTextExpression');

const isOneList = (blocks: readonly Node[], ordered: boolean): boolean => {
  const [list] = blocks;
  return blocks.length === 1 && list !== undefined && 'ordered' in list && list.ordered === ordered;
};

const count = (size: number, noun: string): string => `${size} ${noun}${size === 1 ? '' : 's'}`;
