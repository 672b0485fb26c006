import { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { placeOf } from './collected';

const OWN_ID = /\s*\{#([a-z][\w-]*)((?:\s+#[a-z][\w-]*)*)\}\s*$/i;

/**
 * `## Answer \{#response}` sets the id by hand, so that a heading may be reworded without breaking links. Further names,
 * `\{#response #errors}`, are ids of headings that the page had before: links to them lead here.
 */
export function rehypeExplicitIds() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (!/^h[2-6]$/.test(node.tagName)) return;
      const last = node.children.at(-1);
      if (last?.type !== 'text') return;
      const match = OWN_ID.exec(last.value);
      if (!match) return;
      const [, id, former = ''] = match;
      last.value = last.value.slice(0, match.index);
      node.properties.id = id;
      node.children.unshift(
        ...[...former.matchAll(/#([\w-]+)/g)].map(
          ([, name = '']): Element => ({
            type: 'element',
            tagName: 'span',
            properties: { id: name },
            children: [],
          }),
        ),
      );
    });
  };
}

/** Before `rehype-slug`: a page has no h1 of its own, no empty heading, and no id twice. */
export function rehypeCheckHeadings() {
  return (tree: Root, file: VFile): void => {
    const collected = file.data.collected;
    if (!collected || collected.isPlain) return;
    const lineOfId = new Map<string, number>();
    visit(tree, 'element', (node: Element) => {
      if (!/^h[1-6]$/.test(node.tagName)) return;
      const place = placeOf(node);
      const text = textOf(node).trim();
      if (node.tagName === 'h1') {
        collected.faults.push({
          ...place,
          message: 'a second h1: the page title is already one — begin the body at "##"',
        });
      }
      if (text === '') {
        collected.faults.push({ ...place, message: 'empty heading — give it words or remove it' });
        return;
      }
      const second = /\{#[\w-]+(?:\s+#[\w-]+)*\}/.exec(text);
      if (second) {
        collected.faults.push({
          ...place,
          message: `a heading has its ids in one pair of braces — remove \\${second[0]}, or write "\\{#id #older-id}"`,
        });
      }
      for (const id of [String(node.properties.id ?? slug(text)), ...formerIds(node)]) {
        const first = lineOfId.get(id);
        if (first === undefined) lineOfId.set(id, place.line);
        else {
          collected.faults.push({
            ...place,
            message: `the id "${id}" is taken by the heading on line ${first} — reword one, or set an id: "${text} \\{#another-id}"`,
          });
        }
      }
    });
  };
}

const formerIds = ({ children }: Element): string[] =>
  children.flatMap((child) =>
    child.type === 'element' && child.children.length === 0 && child.properties.id
      ? [String(child.properties.id)]
      : [],
  );
