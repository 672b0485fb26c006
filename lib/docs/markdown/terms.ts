import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import type { VFile } from 'vfile';
import { literalPattern } from '../../base/text/pattern';
import type { GlossaryTerm } from './collected';

/** Where all terms are explained. */
const DEFINITIONS = '/definition';

/** Words are looked for in running text: not in headings, links or code, nor in tables, which would cut a tooltip off. */
const PROSE = new Set(['p', 'li', 'em', 'strong', 'ul', 'ol', 'blockquote', 'div']);

/**
 * The first use of each term of the glossary on a page becomes a link to its definition, with the definition next to
 * it as a tooltip. Runs after the links are collected, because the links that it adds need no check.
 */
export function rehypeTerms() {
  return (tree: Root, file: VFile): void => {
    const terms = file.data.collected?.terms ?? [];
    if (terms.length === 0 || file.path?.endsWith(`${DEFINITIONS.slice(1)}.mdx`)) return;
    const open = new Map(terms.map((term) => [term.id, { term, pattern: termPattern(term.term) }]));
    const walk = (children: (RootContent | ElementContent)[]): void => {
      for (let at = 0; at < children.length; at += 1) {
        const node = children[at];
        if (node?.type === 'element' && PROSE.has(node.tagName)) walk(node.children);
        else if (node?.type === 'mdxJsxFlowElement') walk(node.children);
        else if (node?.type === 'text') {
          const parts = explain(node, open);
          children.splice(at, 1, ...parts);
          at += parts.length - 1;
        }
      }
    };
    walk(tree.children);
  };
}

type Open = Map<string, { readonly term: GlossaryTerm; readonly pattern: RegExp }>;

/** The text with the terms in it that this page has not used before. */
function explain(node: Text, open: Open): ElementContent[] {
  let first: { readonly term: GlossaryTerm; readonly match: RegExpExecArray } | undefined;
  for (const { term, pattern } of open.values()) {
    const match = pattern.exec(node.value);
    if (match && (!first || match.index < first.match.index)) first = { term, match };
  }
  if (!first) return [node];
  const { term, match } = first;
  open.delete(term.id);
  const [word = ''] = match;
  const before = node.value.slice(0, match.index);
  const after: Text = { type: 'text', value: node.value.slice(match.index + word.length) };
  return [
    ...(before ? [{ type: 'text', value: before } as const] : []),
    explained(term, word),
    ...(after.value ? explain(after, open) : []),
  ];
}

function explained({ id, text }: GlossaryTerm, word: string): Element {
  const tip = `term-${id}`;
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['term'] },
    children: [
      {
        type: 'element',
        tagName: 'a',
        properties: { href: `${DEFINITIONS}#${id}`, ariaDescribedBy: [tip] },
        children: [{ type: 'text', value: word }],
      },
      {
        type: 'element',
        tagName: 'span',
        properties: { className: ['term-tip'], role: 'tooltip', id: tip },
        // The space keeps the term and its explanation two words, where neither is drawn.
        children: [{ type: 'text', value: ` ${text}` }],
      },
    ],
  };
}

/** Finds a term in a text. Abbreviations are matched to the letter, words in any case and in the plural. */
export function termPattern(term: string): RegExp {
  const escaped = literalPattern(term);
  const isAbbreviation = /^[^a-z]+$/.test(term) || /[a-z][A-Z]|\d/.test(term);
  return isAbbreviation
    ? new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped}(?![\\p{L}\\p{N}_-])`, 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped}s?(?![\\p{L}\\p{N}_-])`, 'iu');
}
