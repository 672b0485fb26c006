import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ParentNode | DefaultTreeAdapterTypes.Node;

/** What an element must be: its tag, and attributes by value, by pattern, or merely present. */
export interface Query {
  readonly tag?: string;
  readonly attrs?: Readonly<Record<string, string | RegExp | true>>;
}

/** Parse a whole document, with what it offers to those without scripts. */
export const parseHtml = (html: string): DefaultTreeAdapterTypes.Document =>
  parse(html, { scriptingEnabled: false });

/** Every element below `root` that fits, in document order. */
export function findAll(root: Node, { tag, attrs = {} }: Query): Element[] {
  const wanted = Object.entries(attrs);
  return elementsOf(root).filter(
    (element) =>
      (tag === undefined || element.tagName === tag) &&
      wanted.every(([name, value]) => fits(attr(element, name), value)),
  );
}

/** The first element that fits. */
export const findFirst = (root: Node, query: Query): Element | undefined => findAll(root, query)[0];

/** An attribute's value; undefined when the element does not have it. */
export const attr = (element: Element | undefined, name: string): string | undefined =>
  element?.attrs.find((each) => each.name === name)?.value;

/** All text below a node, white space collapsed. */
export function textOf(node: Node | undefined): string {
  return node === undefined ? '' : rawText(node).replace(/\s+/g, ' ').trim();
}

/** The text of a node to the letter, as a hash of a script needs it. */
export function rawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return childrenOf(node).map(rawText).join('');
}

/** Every element below a node, in document order. */
export function elementsOf(node: Node): Element[] {
  return childrenOf(node).flatMap((child) =>
    'tagName' in child ? [child, ...elementsOf(child)] : [],
  );
}

const childrenOf = (node: Node): readonly DefaultTreeAdapterTypes.ChildNode[] =>
  'childNodes' in node ? node.childNodes : [];

function fits(value: string | undefined, wanted: string | RegExp | true): boolean {
  if (value === undefined) return false;
  return wanted === true || (typeof wanted === 'string' ? value === wanted : wanted.test(value));
}
