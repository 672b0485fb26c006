import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { loadSite } from '../../lib/docs/site/load';
import { interfaceModule } from './interface-module';

/** The exports of the module, as a bundle gets them. */
async function exportsOf(text: string): Promise<Record<string, unknown>> {
  const { code } = transformSync(text, { loader: 'ts', format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

type Say = (values: object) => string;

it('has a constant for each text, and a function for each that leaves something open', async () => {
  const { texts } = loadSite();
  const english = await exportsOf(interfaceModule(texts, 'en'));
  expect(english.searchNoResults).toBe('No results');
  // The generator wrote these functions.
  const { searchSeeWithin, searchRows } = english as Record<string, Say>;
  expect(searchSeeWithin?.({ context: 'API' })).toBe('See all results within API');
  expect([0, 1, 2].map((count) => searchRows?.({ count }))).toEqual([
    '0 results',
    '1 result',
    '2 results',
  ]);
});

it('takes the form of a number that the language has', async () => {
  const { texts } = loadSite();
  const rows = {
    one: '{count} рядок',
    few: '{count} рядки',
    many: '{count} рядків',
    other: '{count} рядка',
  };
  const search = { ...texts.search, rows };
  const { searchRows } = (await exportsOf(interfaceModule({ ...texts, search }, 'uk'))) as Record<
    string,
    Say
  >; // the generator wrote this function
  expect([1, 2, 5, 21, 1.5].map((count) => searchRows?.({ count }))).toEqual([
    '1 рядок',
    '2 рядки',
    '5 рядків',
    '21 рядок',
    '1.5 рядка',
  ]);
});

it('keeps a text as it is, whatever it contains', async () => {
  const { texts } = loadSite();
  const code = { ...texts.code, wrap: 'a `b` "c" $ \\e', showAll: 'All {count} `x` $ \\z' };
  const made = await exportsOf(interfaceModule({ ...texts, code }, 'en'));
  expect(made.codeWrap).toBe(code.wrap);
  expect((made.codeShowAll as Say)({ count: 3 })).toBe('All 3 `x` $ \\z');
});
