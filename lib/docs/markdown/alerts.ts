import type { Blockquote, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { admonition } from './admonitions';

/** Kinds of alerts on GitHub, with the box and the title that say the same here. */
const KINDS: Readonly<Record<string, readonly [type: string, title: string]>> = {
  NOTE: ['note', ''],
  TIP: ['tip', ''],
  IMPORTANT: ['info', 'Important'],
  WARNING: ['warning', ''],
  CAUTION: ['danger', 'Caution'],
};

/** `> [!NOTE]` above the lines of a quotation makes it a box, as on GitHub. */
export function remarkAlerts() {
  return (tree: Root): void => {
    visit(tree, 'blockquote', (node, index, parent) => {
      const alert = alertOf(node);
      if (!alert || !parent || index === undefined) return;
      const [type, title] = alert;
      parent.children[index] = admonition(type, title, node);
    });
  };
}

/** The kind of an alert; its mark is taken out of the text. */
function alertOf({ children }: Blockquote): readonly [string, string] | undefined {
  const [first] = children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [mark = '', name = ''] = /^\[!([a-z]+)\][ \t]*(?:\n|$)/i.exec(text.value) ?? [];
  const kind = KINDS[name.toUpperCase()];
  if (!kind) return undefined;
  text.value = text.value.slice(mark.length);
  if (text.value === '') first.children.shift();
  if (first.children[0]?.type === 'break') first.children.shift();
  if (first.children.length === 0) children.shift();
  return kind;
}
