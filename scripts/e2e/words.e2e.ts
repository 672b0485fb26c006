import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { isWhole } from '../../lib/base/math/rounds';
import { termsOf } from '../../lib/docs/search/matches';
import { fold, stem, wordsOf } from '../../lib/docs/search/words';
import { bundleScript } from '../export/bundle';
import { findFirst, textOf } from '../export/html';
import { type OutPage, readSite } from '../export/out';
import { readJudged } from '../search/judge';
import { readPublished } from '../search/read-published';
import { setUpSite } from '../testing/browser';
import { pagesToTry } from '../testing/pages-to-try';
import type { PageTextTools } from './__fixtures__/page-text';

const site = setUpSite();
const { pages, search, notFound } = readSite();
/** Results of a query whose pages are looked at: more than the dropdown shows. */
const LIMIT = 12;
/** `npm test` asks every so many of the judged queries: the words of one page come from many of them. */
const ONE_IN = isWhole() ? 1 : 5;

let script = '';
beforeAll(async () => {
  script = await bundleScript('scripts/e2e/__fixtures__/page-text.ts', {});
});

/** A page that has the functions with which searched words are found on the page of a result. */
async function withTools(): Promise<Page> {
  const page = await site.open('/robots.txt');
  await page.evaluate(script);
  return page;
}

/**
 * Two words are glued when the texts of two elements of one line touch: "P2P" and the explanation next to it. Names
 * that may break (`<wbr>`) are one word in one element; the elements of code are its colors.
 */
it('no element of a page glues two words together', async () => {
  const page = await withTools();
  const glued: string[] = [];
  for (const { file, html } of [...pagesToTry(), search, notFound]) {
    const found = await page.evaluate((text) => {
      const { tools } = globalThis as unknown as { tools: PageTextTools };
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      const { pieces } = tools.pageTextOf(body);
      // The explanations of terms, too, though nothing searches them.
      for (const tip of body.querySelectorAll('[role="tooltip"]')) tip.removeAttribute('role');
      return [tools.pageTextOf(body), { pieces }].flatMap(({ pieces }) =>
        pieces.flatMap(({ node, start }, at) => {
          const before = pieces[at - 1];
          // A break between two blocks is a character of the text.
          if (!before || before.start + before.node.data.length < start) return [];
          if (before.node.parentElement === node.parentElement) return [];
          if (node.parentElement?.closest('pre')) return [];
          const isGlued =
            /[\p{L}\p{N}_]$/u.test(before.node.data) && /^[\p{L}\p{N}_]/u.test(node.data);
          return isGlued ? [`${before.node.data.slice(-30)}|${node.data.slice(0, 30)}`] : [];
        }),
      );
    }, html);
    glued.push(...new Set(found.map((words) => `${file}: ${words}`)));
  }
  expect(glued).toEqual([]);
});

/** As `findMatches` compares words. */
const formOf = (word: string): string => stem(fold(word));

it('the page of every result has the words that are to be marked there', {
  timeout: 180_000,
}, async () => {
  const { engine } = readPublished();
  const judged = readJudged().filter((_, index) => index % ONE_IN === 0);
  const queries = [...judged.map(({ query }) => query), ...pages.map(titleOf)];
  const wanted = new Map<string, Set<string>>();
  for (const query of queries) {
    for (const { route, terms } of engine.search('', query, LIMIT).hits) {
      wanted.set(route, new Set([...(wanted.get(route) ?? []), ...termsOf(terms)]));
    }
  }
  expect(wanted.size).toBeGreaterThan(pages.length / 2);
  const page = await withTools();
  const missing: string[] = [];
  for (const { route, html } of pagesToTry()) {
    const terms = [...(wanted.get(route) ?? [])];
    const marked = await page.evaluate(
      ([text, all]) => {
        const { tools } = globalThis as unknown as { tools: PageTextTools };
        const article = new DOMParser().parseFromString(text, 'text/html').querySelector('article');
        return article ? tools.rangesOf(tools.pageTextOf(article), all).map(String) : [];
      },
      [html, terms] as const,
    );
    const forms = new Set(
      marked.flatMap((words) => [words, words.replace(/\s/g, ''), ...partsOf(words)]).map(formOf),
    );
    const absent = terms.filter(
      (term) => ![term, ...partsOf(term)].some((word) => forms.has(formOf(word))),
    );
    missing.push(...absent.map((term) => `${route}: ${term}`));
  }
  expect(missing).toEqual([]);
});

const partsOf = (words: string): string[] => wordsOf(words).map(({ text }) => text);

const titleOf = ({ body }: OutPage): string => textOf(findFirst(body, { tag: 'h1' }));
