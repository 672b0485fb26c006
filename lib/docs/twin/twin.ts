import type { Element, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import type { Forms } from '../markdown/definition';
import { articleToMarkdown } from './markdown';

/** The page's article as it is in its HTML; undefined for a page without one. */
export function articleOf(html: string): string | undefined {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start < 0 || end < start ? undefined : html.slice(start, end + '</article>'.length);
}

/**
 * Markdown of an article.
 * @param article HTML of one `<article>` element
 * @param address absolute address of its page, to which its links are relative
 * @param forms boxes with a form of their own, by class
 */
export function twinOf(article: string, address: string, forms: Forms): string {
  const tree = fromParse5(parseFragment(article));
  const element = tree.type === 'root' ? tree.children.find(isElement) : undefined;
  if (!element) throw new Error(`the page at ${address} has no article`);
  return articleToMarkdown(element, (href) => new URL(href, address).href, forms);
}

const isElement = (node: RootContent): node is Element => node.type === 'element';
