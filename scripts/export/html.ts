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
export const findAll = (root: Node, query: Query): Element[] => [...matchesIn(root, query)];

/** The first element that fits. */
export const findFirst = (root: Node, query: Query): Element | undefined =>
  matchesIn(root, query).next().value ?? undefined;

function* matchesIn(root: Node, { tag, attrs = {} }: Query): Generator<Element, undefined> {
  const wanted = Object.entries(attrs);
  for (const element of walk(root)) {
    const isMatch =
      (tag === undefined || element.tagName === tag) &&
      wanted.every(([name, value]) => fits(attr(element, name), value));
    if (isMatch) yield element;
  }
}

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
export const elementsOf = (node: Node): Element[] => [...walk(node)];

/** One at a time, in document order: who has found an element looks no further. */
function* walk(root: Node): Generator<Element, undefined> {
  const rest = [...childrenOf(root)].reverse();
  for (let child = rest.pop(); child; child = rest.pop()) {
    if (!('tagName' in child)) continue;
    yield child;
    rest.push(...[...childrenOf(child)].reverse());
  }
}

const childrenOf = (node: Node): readonly DefaultTreeAdapterTypes.ChildNode[] =>
  'childNodes' in node ? node.childNodes : [];

function fits(value: string | undefined, wanted: string | RegExp | true): boolean {
  if (value === undefined) return false;
  return wanted === true || (typeof wanted === 'string' ? value === wanted : wanted.test(value));
}
