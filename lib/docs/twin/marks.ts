import type { Element, Nodes, Parents } from 'hast';
import type { State } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { ListItem, PhrasingContent } from 'mdast';
import { classesOf, isUnseen } from './element';

/** Plain text as a phrase. */
export const words = (value: string): PhrasingContent => ({ type: 'text', value });

/** `201, The transaction was created`, and a semicolon before the next code. */
export function statusCode(element: Element, parent: Parents | undefined): string {
  const siblings = parent?.children.filter((child) => child.type === 'element') ?? [];
  const text = textOf(element).replace(/\s+/g, ' ').trim();
  return siblings.at(-1) === element ? text : text.replace(/\.$/, ';');
}

/** A dial and the words next to it: `limited: own actions`, or the name of the dial alone where that says it all. */
export function markWords(element: Element): string {
  const name = element.children.map(nameOf).find(Boolean) ?? '';
  const text = textOf(element).trim();
  return text === '' || name.includes(text) ? name : [name, text].filter(Boolean).join(': ');
}

/** The name of a picture that stands for a word, else nothing. */
export const nameOf = (node: Nodes): string =>
  node.type === 'element' && node.tagName === 'svg' && node.properties.role === 'img'
    ? String(node.properties.ariaLabel ?? '')
    : '';

/** The parts of a card are separate lines on the screen. Here it is `title: text`; the path is in the link of the title. */
export function cardItem(state: State, element: Element): ListItem {
  const parts = element.children.filter(
    (child) =>
      child.type === 'element' && !isUnseen(child) && !classesOf(child).includes('card-path'),
  );
  const line = parts.flatMap((part, index): PhrasingContent[] => {
    const holder: Element = { type: 'element', tagName: 'span', properties: {}, children: [part] };
    const phrases = state.all(holder) as PhrasingContent[]; // a card holds phrases only
    return index === 0 ? phrases : [words(index === 1 ? ': ' : ', '), ...phrases];
  });
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: line }] };
}
