import path from 'node:path';
import { expect, it } from 'vitest';
import { PLAIN } from '../../lib/docs/content/extension';
import { extensionOf } from './extension';

it('has nothing to add to a folder that has only pages and the settings of a site', async () => {
  const root = path.resolve('scripts/e2e/__fixtures__/base-path');
  expect(await extensionOf(root)).toBe(PLAIN);
});

it('joins the gateway to a folder that has its data', async () => {
  const { dialect, downloads } = await extensionOf(path.resolve('content'));
  expect(dialect.tags.Operation).toEqual(['id']);
  expect(dialect.headKeys).toEqual(['operation', 'service']);
  expect(Object.keys(downloads)).toContain('openapi');
});

it.each(['content', 'scripts/e2e/__fixtures__/base-path'])(
  'has the same data of %s as long as no file of it changes',
  async (folder) => {
    const root = path.resolve(folder);
    const { load } = await extensionOf(root);
    expect(load(root)).toBe(load(root));
  },
);
