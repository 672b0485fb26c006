import { findMatches } from '@/lib/docs/search/matches';

/** A text node of a page, and where its text begins in the text of the page. */
interface Piece {
  readonly node: Text;
  readonly start: number;
}

export interface PageText {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** Elements whose text is apart from the text around them. */
const BLOCKS = [
  'address, article, aside, blockquote, body, caption, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure',
  'footer, form, h1, h2, h3, h4, h5, h6, header, legend, li, main, nav, ol, option, p, pre, section, summary, table',
  'td, th, tr, ul, .line',
].join();

/** What a reader presses, looks at, or does not see until asked for: its text is no text of the page. */
const SKIPPED = 'button, script, select, style, svg, template, [role="tooltip"], .visually-hidden';

/** A list that a narrow column shows instead of a drawing is text of the page only there. */
function isSkipped(element: Element): boolean {
  const list = element.closest('.narrow-only');
  return Boolean(element.closest(SKIPPED) || (list && getComputedStyle(list).display === 'none'));
}

/** What is between two blocks in the text of a page, so that no match runs across them. */
const BREAK = '\n';

/** The text that a reader of a page sees, in tabs and folds too; words that elements split, as in code, are whole. */
export function pageTextOf(root: Element): PageText {
  const pieces: Piece[] = [];
  let text = '';
  let lastBlock: Element | null = null;
  const walker = root.ownerDocument.createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeName === 'BR') text += BREAK;
    const parent = node.parentElement;
    if (node.nodeType !== Node.TEXT_NODE || !parent || isSkipped(parent)) continue;
    const block = parent.closest(BLOCKS);
    if (block !== lastBlock) text += BREAK;
    lastBlock = block;
    // The walker has just shown that this is a text node.
    const own = node as Text;
    pieces.push({ node: own, start: text.length });
    text += own.data;
  }
  return { text, pieces };
}

/** The matches of terms in a page, in order. */
export function rangesOf({ text, pieces }: PageText, terms: readonly string[]): Range[] {
  // Matches come in order, so each is looked for from the last one on.
  let at = 0;
  const place = (offset: number, isEnd: boolean): readonly [Text, number] | undefined => {
    const isBefore = (start = Infinity) => (isEnd ? start < offset : start <= offset);
    while (isBefore(pieces[at + 1]?.start)) at += 1;
    const piece = pieces[at];
    return piece && [piece.node, Math.min(offset - piece.start, piece.node.data.length)];
  };
  return findMatches(text, terms).flatMap(([from, to]) => {
    const begin = place(from, false);
    const end = place(to, true);
    if (!begin || !end) return [];
    const range = document.createRange();
    range.setStart(...begin);
    range.setEnd(...end);
    return [range];
  });
}
