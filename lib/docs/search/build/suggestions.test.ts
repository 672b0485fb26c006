import { expect, it } from 'vitest';
import { siteSchema } from '../../site/schemas';
import { suggestionsOf } from './suggestions';

const pages = [
  { route: '/callbacks', frontmatter: { title: 'Callbacks' } },
] as unknown as Parameters<typeof suggestionsOf>[1];
const site = (href: string) => ({
  config: siteSchema.parse({ searchSuggestions: [{ label: 'Verify a callback', href }] }),
});

it('a suggestion of the search says the title of the page that it leads to', () => {
  expect(suggestionsOf(site('/callbacks#verify'), pages, '/docs')).toEqual([
    { label: 'Verify a callback', href: '/docs/callbacks#verify', page: 'Callbacks' },
  ]);
});

it('a suggestion of the search that leads to no page is a fault', () => {
  expect(() => suggestionsOf(site('/gone'), pages, '')).toThrow(
    /"Verify a callback" leads to \/gone/,
  );
});
