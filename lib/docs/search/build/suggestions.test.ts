import { expect, it } from 'vitest';
import { problemsOf } from '../../../base/source/problems';
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
  try {
    suggestionsOf(site('/gone'), pages, '');
    expect.unreachable();
  } catch (error) {
    expect(problemsOf(error, '')).toEqual([
      expect.objectContaining({
        file: 'content/_site/site.yaml',
        message: expect.stringMatching(/leads to \/gone, which is not a page — correct/),
      }),
    ]);
  }
});
