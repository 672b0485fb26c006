import { expect, it } from 'vitest';
import { listPageFiles } from '../base/source/files';
import { readPage } from '../docs/content/page';
import { checkCabinet } from './cabinet';
import { GATEWAY_DIALECT } from './facts';

it('finds that the guides name the interface and every number of their drawings', async () => {
  const files = listPageFiles().filter((file) => /[\\/]cabinet[\\/]/.test(file));
  const reads = await Promise.all(files.map((file) => readPage(file, GATEWAY_DIALECT.dialect)));
  expect(reads.length).toBeGreaterThan(0);
  expect(checkCabinet(reads.map(({ page }) => page))).toEqual([]);
});

it('knows only the names of the drawings of a page, of those it links to, and of the whole cabinet', async () => {
  const files = listPageFiles().filter((file) => /cabinet[\\/]payout[\\/]/.test(file));
  const pages = (
    await Promise.all(files.map((file) => readPage(file, GATEWAY_DIALECT.dialect)))
  ).map(({ page }) => page);
  const templates = pages.filter(({ route }) => route.endsWith('/templates'));
  const said = (text: string) =>
    checkCabinet([
      ...pages,
      ...templates.map((page) => ({
        ...page,
        prose: { ...page.prose, strong: [{ text, line: 3, column: 1 }] },
      })),
    ]);
  expect(said('Run now')).toEqual([]);
  expect(said('Submit batch')).toEqual([]); // of Create, which the page links to
  expect(said('Print cards').map(({ message }) => message)).toEqual([
    expect.stringContaining('"Print cards" is not a name of the interface'),
  ]);
});
