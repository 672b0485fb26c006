import type { DefaultTreeAdapterTypes } from 'parse5';
import { attr, type Element } from '../export/html';

type Node = DefaultTreeAdapterTypes.ChildNode | Element;

/** What a page has and its Markdown does not need, each with its reason. */
const LEFT_OUT: readonly ((element: Element, classes: readonly string[]) => boolean)[] = [
  // Works in a browser only: buttons, fields, filters, the checker of values.
  ({ tagName }) => /^(?:button|fieldset|input|select|script|style|footer)$/.test(tagName),
  (_, classes) => classes.includes('checker'),
  (element) => attr(element, 'data-filter-empty') !== undefined,
  // Help to move in a long table.
  (_, classes) => classes.some((name) => /^(?:table-filter|jumps|band|repeat)$/.test(name)),
  // The bar over the only block of code repeats the title of that block.
  (element, classes) => classes.includes('pick-bar') && element.parentNode?.childNodes.length === 2,
  // The name of a list that chooses a panel: all panels follow under their names.
  (_, classes) => classes.includes('pick'),
  // The explanation of a term is in the glossary, to which the term links.
  (element) => attr(element, 'role') === 'tooltip',
  // The path under a card is the address of its link.
  (_, classes) => classes.includes('card-path'),
  // The tags above a title are in the table of facts.
  (_, classes) => classes.includes('eyebrow'),
  // "Show 5 fields": the fields follow.
  ({ tagName, parentNode }) =>
    tagName === 'summary' &&
    (attr(parentNode as Element, 'class') ?? '').includes('param-children'),
  // "view" next to the dial "view only".
  isInNameBefore,
  // Repeats for screen readers, or for narrow columns, what is next to it.
  (_, classes) =>
    ['visually-hidden', 'narrow-only', 'of-drawing'].some((name) => classes.includes(name)),
];

function isInNameBefore(element: Element): boolean {
  const siblings: readonly Node[] = element.parentNode?.childNodes ?? [];
  const before = siblings[siblings.indexOf(element) - 1];
  if (before === undefined || !('tagName' in before) || before.tagName !== 'svg') return false;
  const text = element.childNodes.map((child) => textOfNode(child, true)).join('');
  return attr(before, 'aria-label')?.includes(text) ?? false;
}

/** Elements inside a line of text; all others begin and end a word. */
const INLINE = /^(?:a|abbr|b|code|em|i|mark|span|strong|sub|sup|time|wbr)$/;

/** The words that a page shows, those that pictures stand for included. */
export const wordsOfPage = (article: Element): string[] => tokens(textOfNode(article, false));

function textOfNode(node: Node, isKept: boolean): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('tagName' in node)) return '';
  const classes = (attr(node, 'class') ?? '').split(' ');
  const isStatus = isKept || classes.includes('http-code');
  const left = LEFT_OUT.some((rule) => rule(node, classes));
  if (left && !(isStatus && classes.includes('visually-hidden'))) return '';
  const inside = () => node.childNodes.map((child) => textOfNode(child, isStatus)).join('');
  if (node.tagName === 'svg') return pictureText(node);
  return INLINE.test(node.tagName) ? inside() : ` ${inside()} `;
}

/** The name of a mark, or title and description of a drawing. */
function pictureText(svg: Element): string {
  if (attr(svg, 'role') !== 'img') return '';
  const described = svg.childNodes.filter(({ nodeName }) => /^(?:title|desc)$/.test(nodeName));
  const texts = described.map((child) => textOfNode(child, true));
  return ` ${attr(svg, 'aria-label') ?? ''} ${texts.join(' ')} `;
}

/** The words of the Markdown of a page: without addresses of links, languages of code, and numbers of lists. */
export const wordsOfTwin = (markdown: string): string[] =>
  tokens(
    markdown
      .replace(/^<!--.*?-->\n/s, '')
      // Code may contain what looks like a link.
      .replace(/(`[^`\n]*`)|\]\((?:[^()\s]|\([^()]*\))*\)/g, (_, code?: string) => code ?? '] ')
      .replace(/^(\s*)```\w*$/gm, '$1')
      .replace(/^\s*\d+\.\s/gm, ' ')
      .replace(/&#x([0-9A-F]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replace(/\\([!-/:-@[-`{-~])/g, '$1'),
  );

/** Words in lower case; letters and digits only, so that marks of Markdown do not count. */
const tokens = (text: string): string[] =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that one list has more often than the other. */
export function surplus(words: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}
