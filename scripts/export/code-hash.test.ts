import { expect, it } from 'vitest';
import { exportedModules } from './code-hash';

it('follows the imports of all pages, also in style sheets', async () => {
  const modules = await exportedModules();
  for (const file of [
    'app/layout.tsx',
    'components/docs/mdx/tabs.tsx',
    'components/base/tabs/tabs.css',
    'components/registry/gateway.css',
    'components/gateway/api/operation.tsx',
    'components/gateway/api/operation.css',
  ])
    expect(modules).toContain(file);
  expect(modules.some((file) => file.endsWith('/contract/load.ts'))).toBe(true);
});

it('leaves out what no page imports, and what is made of content', async () => {
  const modules = await exportedModules();
  const others =
    /\.generated|node_modules|\.test\.|\/(?:prose|publish|testing)\/|\/wire\/http\.|^scripts\//;
  expect(modules.filter((file) => others.test(file))).toEqual([]);
});
