import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toNlcst } from 'mdast-util-to-nlcst';
import { gfm } from 'micromark-extension-gfm';
import type { Root, Sentence } from 'nlcst';
import { ParseEnglish } from 'parse-english';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Passage } from './passage';

/** A passage as sentences and words. Code and calls of components are nodes without words. */
export interface Read {
  readonly passage: Passage;
  /**
   * The Markdown with everything that is not its own words replaced, one character for one: code by `` ` ``, addresses
   * and marks by spaces. A match in it has the offset it has in the Markdown.
   */
  readonly words: string;
  readonly sentences: readonly SentenceOf[];
}

/** With its tree, which is large: who keeps many passages keeps them without. */
export interface ReadTree extends Read {
  readonly tree: Root;
}

interface SentenceOf {
  /** Offset in the Markdown. */
  readonly start: number;
  readonly text: string;
  /** Words, and pieces of code, which count as one word each. */
  readonly words: readonly string[];
}

/** Made once: a list of extensions is merged anew each time it is made. */
const SYNTAX = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Nodes of Markdown that hold no words of the author. */
const SOURCE = ['inlineCode', 'code', 'html'];

/** Reads a passage with the trees of retext: Markdown first, then English. */
export function readPassage(passage: Passage): ReadTree {
  const file = new VFile({ path: passage.file, value: passage.markdown });
  const markdown = fromMarkdown(passage.markdown, SYNTAX);
  const tree = toNlcst(markdown, file, new ParseEnglish(), { source: SOURCE, ignore: [] }) as Root;
  const words = wordsOf(tree, passage.markdown);
  return { passage, tree, words, sentences: sentencesOf(tree, words) };
}

function wordsOf(tree: Root, markdown: string): string {
  const letters = [...' '.repeat(markdown.length)];
  const put = (start: number, text: string) => {
    for (let at = 0; at < text.length; at += 1) letters[start + at] = text[at] ?? ' ';
  };
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    if (node.type === 'SourceNode') put(start.offset, '`'.repeat(end.offset - start.offset));
    else if ('value' in node) put(start.offset, markdown.slice(start.offset, end.offset));
  });
  return letters.join('');
}

/**
 * A sentence also ends where the parser sees no end: before code, before a brand in small letters (iDEAL), and after a
 * number.
 */
const SENTENCE = /.+?(?:[.!?][)"”’]*(?=\s+[("]*`|\s+\p{Ll}+\p{Lu})|\d[.!?](?=\s+\p{Lu})|$)/gsu;

function sentencesOf(tree: Root, words: string): SentenceOf[] {
  const found: SentenceOf[] = [];
  visit(tree, 'SentenceNode', (node: Sentence) => {
    const first = node.position?.start.offset ?? 0;
    const whole = words.slice(first, node.position?.end.offset);
    for (const part of whole.matchAll(SENTENCE)) {
      const text = part[0].replace(/\s+/g, ' ').trim();
      const list = text.match(/[\p{L}\p{N}]+(?:[’'.,/-][\p{L}\p{N}]+)*|`+/gu) ?? [];
      const start = first + part.index + part[0].length - part[0].trimStart().length;
      if (list.some((word) => /\p{L}/u.test(word))) found.push({ start, text, words: list });
    }
  });
  return found;
}
