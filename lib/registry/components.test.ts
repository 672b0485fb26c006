import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkCalls } from '../docs/content/check';
import { siteAround } from '../docs/content/extension';
import type { PageCall } from '../docs/content/types';
import { loadContract } from '../gateway/contract/load';
import { factsOf, GATEWAY_DIALECT } from './facts';

const contract = loadContract();
const drawings = { screens: ['overview'], diagrams: ['money-path'] };
const call = (name: string, attributes: Record<string, string> = {}): PageCall => ({
  name,
  attributes,
  heading: -1,
  line: 7,
  column: 3,
});
const page = (
  frontmatter: { operation?: string; service?: string },
  calls: readonly PageCall[] = [],
) => ({
  file: 'content/a.mdx',
  calls,
  frontmatter: { title: 'A', description: 'B', ...frontmatter },
});
const check = (...pages: ReturnType<typeof page>[]) =>
  checkCalls(pages, siteAround({ glossary: [] }, GATEWAY_DIALECT), {
    about: ({ frontmatter }) => factsOf(contract, drawings, frontmatter),
  });
const messages = (...pages: ReturnType<typeof page>[]) =>
  check(...pages).map(({ message }) => message);

it('finds pages of operations and services that nobody has described', () => {
  expect(
    messages(
      page({ operation: 'transaction_craete' }),
      page({ service: 'blik/payin_hp' }),
      page({}),
    ),
  ).toEqual([
    'operation "transaction_craete" is not in the contract — did you mean "transaction_create"?',
    'service "blik/payin_hp" is not in the registry — did you mean "blik/payin_hpp"?',
  ]);
});

it('names the line of the key, where the file of the page is there', () => {
  const file = 'content/services/blik/payin_hpp.mdx';
  const line = readFileSync(file, 'utf8').split('\n').indexOf('service: blik/payin_hpp') + 1;
  expect(line).toBeGreaterThan(1);
  const [fault] = check({ ...page({ service: 'blik/payin_hp' }), file });
  expect(fault).toMatchObject({ file, line, column: 1 });
});

it('finds components that name what nobody has described, at their place', () => {
  const calls = [
    call('Operation', { id: 'page_updat' }),
    call('ErrorRef', { code: '9999' }),
    call('EnumValues', { schema: 'Transaction', field: 'statuss' }),
    call('Checker', { validators: 'clabe, ibann' }),
    call('Screen', { name: 'overvew' }),
    call('Status', { name: 'sucess' }),
    call('Downloads', { names: 'openapi, bank_codes.csv, swagger' }),
    call('CallbackExample', { type: 'transaction.sucess' }),
    call('Verb', { name: 'FETCH' }),
    call('ErrorRef'),
    call('Details'),
  ];
  const found = check(page({}, calls));
  expect(found.map(({ message }) => message)).toEqual([
    '<Operation> has no id "page_updat" — did you mean "page_update"?',
    '<ErrorRef> has no code "9999" — describe it in errors.yaml',
    '<EnumValues> has no field "statuss" — did you mean "status"?',
    '<Checker> has no validators "ibann" — did you mean "iban"?',
    '<Screen> has no name "overvew" — did you mean "overview"?',
    '<Status> has no name "sucess" — did you mean "success"?',
    '<Downloads> has no names "swagger" — describe it in lib/docs/site/downloads.ts',
    '<CallbackExample> has no type "transaction.sucess" — did you mean "transaction.success"?',
    '<Verb> has no name "FETCH" — did you mean "PATCH"?',
    '<ErrorRef> needs code — write code="…"',
    '<Details> needs summary — write summary="…"',
  ]);
  expect(found.every(({ line, column }) => line === 7 && column === 3)).toBe(true);
});

it('finds components that need to know of what their page speaks', () => {
  expect(messages(page({}, [call('ServiceFacts'), call('RequestFields')]))).toEqual([
    '<ServiceFacts> needs to know the service — add "service:" to the head of the page',
    '<RequestFields> needs to know the method — add "operation:" to the head of the page',
  ]);
});

it('accepts those that exist', () => {
  expect(
    messages(
      page({ operation: 'account_info' }, [
        call('RequestFields'),
        call('Errors', { operation: 'page_list' }),
      ]),
      page({ service: 'pix/payout' }, [call('ServiceFacts')]),
      page({}, [
        call('Limits'),
        call('Diagram', { name: 'money-path' }),
        call('Details', { summary: 'More' }),
      ]),
    ),
  ).toEqual([]);
});
