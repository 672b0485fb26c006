import { expect, it } from 'vitest';
import { checkPageReferences } from './check-pages';
import { loadContract } from './load';

const page = (frontmatter: { operation?: string; service?: string }, markdown = '') => ({
  file: 'content/a.mdx',
  markdown,
  frontmatter: { title: 'A', description: 'B', ...frontmatter },
});

it('finds pages of operations and services that nobody has described', () => {
  const pages = [
    page({ operation: 'transaction_craete' }),
    page({ service: 'blik/payin_hp' }),
    page({}),
  ];
  expect(checkPageReferences(pages, loadContract()).map(({ message }) => message)).toEqual([
    'operation "transaction_craete" is not in the contract — did you mean "transaction_create"?',
    'service "blik/payin_hp" is not in the registry — did you mean "blik/payin_hpp"?',
  ]);
});

it('finds tags that name an operation nobody has described', () => {
  const markdown = '<Operation id="page_updat" />\n<Errors operation="page_updat" />';
  const pages = [page({ operation: 'page_create' }, markdown)];
  expect(checkPageReferences(pages, loadContract()).map(({ message }) => message)).toEqual([
    'operation "page_updat" is not in the contract — did you mean "page_update"?',
  ]);
});

it('accepts those that exist', () => {
  const pages = [
    page({ operation: 'account_info' }, '<Errors operation="page_list" />'),
    page({ service: 'pix/payout' }),
  ];
  expect(checkPageReferences(pages, loadContract())).toEqual([]);
});
