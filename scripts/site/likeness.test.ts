import { describe, expect, it } from 'vitest';
import { likePairs } from '../../lib/docs/prose/similarity';
import { wordsIn } from '../../lib/docs/prose/text';
import { twinPath } from '../../lib/docs/twin/llms';
import { readOut, readSite } from '../export/out';

/** Two pages may share less than this part of their runs of five words. */
const LIMIT = 0.31;

/** Lines of Markdown without sentences: headings, tables, names of tabs, and rows that components list by name. */
const ROW = /^\s*(?:#|\||\*\*[^*]+\*\*$|- (?:\*\*[^*]+\*\*:|`|\[))/;

/** The sentences a reader meets, those from data included; without code, tables and lists of names. */
const sentencesOf = (markdown: string): string =>
  markdown
    .replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '')
    .split('\n')
    .filter((line) => !ROW.test(line))
    .join('\n')
    .replace(/\]\([^)]*\)/g, ']');

const texts = readSite().pages.map(({ route }) => ({
  id: route,
  words: wordsIn(sentencesOf(readOut(twinPath(route).slice(1)) ?? '')),
}));

describe('the sentences of two pages', () => {
  it('are their own', () => {
    expect(likePairs(texts, LIMIT).map(({ a, b, share }) => `${a} ${b} ${share}`)).toEqual([]);
  });

  it('are found when a page is copied', () => {
    const [page] = texts.filter(({ words }) => words.length > 100);
    const copy = { id: 'copy', words: ['A', 'first', 'word', ...(page?.words ?? [])] };
    expect(likePairs([...texts, copy], LIMIT)).toEqual([{ a: page?.id, b: 'copy', share: 1 }]);
  });
});
