import type { Element, Nodes } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { List, ListItem, PhrasingContent } from 'mdast';
import { classesOf, isUnseen } from '../docs/twin/element';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** `POST https://…/v1/cards/check` as one piece of code. */
export const operationForm: Handle = (_state, element) => ({
  type: 'paragraph',
  children: [code(childrenOf(element).map(wordsOf).join(' '))],
});

export const fieldForm: Handle = (state, element) => fieldList(state, element);

/** All fields below an element, down to the next list of fields, as one list. */
function fieldList(state: State, element: Element): List | undefined {
  const items = fieldsIn(element).map((each) => fieldItem(state, each));
  return items.length === 0 ? undefined : { type: 'list', spread: false, children: items };
}

const isField = (element: Element): boolean => classesOf(element).includes('param');

const fieldsIn = (element: Element): Element[] =>
  childrenOf(element).flatMap((child) => (isField(child) ? [child] : fieldsIn(child)));

/**
 * One field of a request or a response: name, type and need, then the meaning, then its rules, in one line; the fields
 * inside it follow one level deeper.
 */
function fieldItem(state: State, element: Element): ListItem {
  const [head, body] = [childWith(element, 'param-head'), childWith(element, 'param-text')];
  const meta = childrenOf(head && childWith(head, 'param-meta'))
    .map(wordsOf)
    .filter(Boolean);
  const line: PhrasingContent[] = [
    code(wordsOf(head && childWith(head, 'param-name'))),
    text(` (${meta.join(', ')})`),
  ];
  const told: PhrasingContent[] = [];
  for (const child of childrenOf(body)) {
    if (child.tagName === 'p') {
      line.push(text(line.length === 2 ? ': ' : ' '), ...(state.all(child) as PhrasingContent[])); // words only
    } else if (child.tagName === 'dl') told.push(...ruleWords(state, child, told.length > 0));
    else if (child.tagName === 'details') {
      // Folded values; folded fields follow below.
      for (const inner of childrenOf(child))
        if (inner.tagName === 'dl') told.push(...ruleWords(state, inner, told.length > 0));
    }
  }
  line.push(...told);
  const inner = body && fieldList(state, body);
  return {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: line }, ...(inner ? [inner] : [])],
  };
}

/** ` pattern: … ; example: …`: a value is code, unless it is marked as words or says what a value of a list means. */
function ruleWords(state: State, list: Element, isMore: boolean): PhrasingContent[] {
  const words: PhrasingContent[] = [];
  const isMeaning = classesOf(list).includes('param-enum');
  const phrasesOf = (child: Element) => state.all(child) as PhrasingContent[]; // a list of rules holds phrases only
  const visit = (parent: Element) => {
    for (const child of childrenOf(parent)) {
      if (child.tagName === 'dt') {
        endWithoutStop(words);
        words.push(
          text(words.length === 0 && !isMore ? ' ' : '; '),
          ...phrasesOf(child),
          text(': '),
        );
      } else if (child.tagName === 'dd') {
        const isWords = isMeaning || classesOf(child).includes('is-words');
        words.push(...(isWords ? phrasesOf(child) : [code(wordsOf(child))]));
      } else visit(child);
    }
  };
  visit(list);
  return words;
}

/** A sentence that a semicolon follows has no full stop. */
function endWithoutStop(words: PhrasingContent[]): void {
  const last = words.at(-1);
  if (last?.type === 'text') words.splice(-1, 1, text(last.value.replace(/\.$/, '')));
}

const childrenOf = (element: Element | undefined): Element[] =>
  (element?.children ?? []).filter(
    (child): child is Element =>
      child.type === 'element' && child.tagName !== 'button' && !isUnseen(child),
  );

const childWith = (element: Element, name: string): Element | undefined =>
  childrenOf(element).find((child) => classesOf(child).includes(name));

const wordsOf = (node: Nodes | undefined): string =>
  node === undefined ? '' : textOf(node).replace(/\s+/g, ' ').trim();
