import type { Element, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { addressFault } from '../../base/routes/scheme';
import { type Fault, placeOf } from './collected';

/** Attributes of HTML that hold an address a browser follows or loads, by their names in the tree. */
const ADDRESSES = [
  ...['href', 'src', 'action', 'formAction', 'poster', 'cite', 'data', 'background'],
  ...['longDesc', 'xLinkHref', 'codeBase', 'manifest', 'dynsrc', 'lowsrc', 'ping'],
];

type Tag = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Links and images lead to pages and files: an address with any other scheme is reported and left out. */
export function rehypeSchemes() {
  return (tree: Root, file: VFile): void => {
    const collected = file.data.collected;
    const level = collected?.isPlain ? ('warning' as const) : ('error' as const);
    const report = (fault: Omit<Fault, 'level'>) => collected?.faults.push({ ...fault, level });
    visit(tree, (node) => {
      if (node.type === 'element') judgeElement(node, report);
      else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
        judgeTag(node, report);
    });
  };
}

type Report = (fault: Omit<Fault, 'level'>) => void;

function judgeElement(node: Element, report: Report): void {
  for (const name of ADDRESSES) {
    const value = node.properties[name];
    if (value === undefined || value === null) continue;
    const fault = addressFault(String(value));
    if (fault === undefined) continue;
    const what = node.tagName === 'img' ? 'image' : 'link to';
    report({ ...placeOf(node), message: `${what} "${brief(String(value))}" ${fault}` });
    delete node.properties[name];
  }
  // A list of addresses with sizes; the plain image next to it is enough.
  delete node.properties.srcSet;
}

function judgeTag(tag: Tag, report: Report): void {
  tag.attributes = tag.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return true;
    if (!ADDRESSES.includes(attribute.name)) return true;
    const fault = addressFault(attribute.value);
    if (fault === undefined) return true;
    report({
      ...placeOf(tag),
      message: `<${tag.name} ${attribute.name}="${brief(attribute.value)}"> ${fault}`,
    });
    return false;
  });
}

const brief = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);
