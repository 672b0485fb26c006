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
