import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { changelogSchema } from '../../lib/docs/site/schemas';
import { apiChanges } from './api-changes';
import { draftEntries, entriesText, sentenceOf } from './draft-entry';

type Json = Record<string, unknown>;

/** Some operations of the contract: to compare all takes seconds. */
const PATHS = [
  '/v1/account/info',
  '/v1/cards/check',
  '/v1/transaction/update',
  '/v1/transaction/validate',
];

const all = parse(readFileSync('content/_contract/openapi.yaml', 'utf8'));
const contract = {
  ...all,
  paths: Object.fromEntries(PATHS.map((path) => [path, all.paths[path]])),
};
delete contract.webhooks;

/** The contract of the site after a change, compared with it. */
function changed(change: (document: typeof contract) => void) {
  const after = structuredClone(contract);
  change(after);
  return apiChanges(contract, after).map((each) => `${each.weight}: ${sentenceOf(each)}`);
}

it('is empty for the same document', () => {
  expect(apiChanges(contract, structuredClone(contract))).toEqual([]);
});

it('names an operation that is gone', () => {
  expect(changed(({ paths }) => delete paths['/v1/cards/check'])).toEqual([
    'breaking: The operation is removed (`POST /v1/cards/check`).',
  ]);
});

it('tells a new optional parameter from one that is required', () => {
  const add = (required: boolean) =>
    changed(({ paths }) => {
      const { get } = paths['/v1/account/info'] as { get: { parameters: Json[] } };
      get.parameters.push({ name: 'currency', in: 'query', required, schema: { type: 'string' } });
    });
  const words = 'The parameter `currency` is added (`GET /v1/account/info`).';
  expect([add(false), add(true)]).toEqual([[`compatible: ${words}`], [`breaking: ${words}`]]);
});

it('names an error and a callback that an operation has now, or has no longer', () => {
  const lines = changed(({ paths }) => {
    const { post } = paths['/v1/transaction/update'] as { post: Record<string, unknown[]> };
    post['x-errors'] = [...(post['x-errors'] ?? []), 7007];
    post['x-events'] = (post['x-events'] ?? []).slice(1);
  });
  expect(lines).toEqual([
    'compatible: The operation has the new error `7007` (`POST /v1/transaction/update`).',
    expect.stringMatching(
      /^compatible: The operation no longer has the callback `[a-z_.]+` \(`POST \/v1\/transaction\/update`\)\.$/,
    ),
  ]);
});

it('names a field of a shared schema once, with all operations that have it', () => {
  const lines = changed(({ components }) => {
    const { Rate } = components.schemas;
    delete Rate.properties.from;
    Rate.required = Rate.required.filter((name: string) => name !== 'from');
    Rate.properties.source = { type: 'string' };
  });
  expect(lines).toEqual([
    expect.stringMatching(
      /^breaking: The response field `data\.rate\.from` is removed \(.*POST \/v1\/transaction\/update.*\)\.$/,
    ),
    expect.stringMatching(
      /^compatible: The response field `data\.rate\.source` is added \(.*POST \/v1\/transaction\/update.*\)\.$/,
    ),
  ]);
});

it('says of a new field that clients must send it, and of no other that it is required', () => {
  const add = (name: string) =>
    changed(({ components }) => {
      const schema = components.schemas[name];
      schema.properties.country = { type: 'string' };
      schema.required = [...(schema.required ?? []), 'country'];
    });
  expect(add('CardCheckRequest')).toEqual([
    'breaking: The request field `country` is added and required (`POST /v1/cards/check`).',
  ]);
  expect(add('AccountInfo')).toEqual([
    'compatible: The response field `data.country` is added (`GET /v1/account/info`).',
  ]);
});

it('names the field that clients must send from now on', () => {
  const lines = changed(({ components }) => {
    const { AccountInfo } = components.schemas;
    AccountInfo.required = AccountInfo.required.filter((name: string) => name !== 'wallets');
  });
  expect(lines).toEqual([
    'breaking: The response field `data.wallets` is no longer required (`GET /v1/account/info`).',
  ]);
});

it('counts other words only as texts', () => {
  const lines = changed(({ paths }) => {
    paths['/v1/account/info'].get.description = 'Other words.';
  });
  expect(lines).toEqual(['text: Descriptions and examples (`GET /v1/account/info`).']);
});

it('drafts entries that the changelog takes', () => {
  const after = structuredClone(contract);
  delete after.paths['/v1/cards/check'];
  after.paths['/v1/account/info'].get.deprecated = true;
  const entries = draftEntries(
    apiChanges(contract, after),
    (operation) => [`/api/${operation}`],
    '2026-11-23',
  );
  const read = changelogSchema.parse(parse(entriesText(entries)));
  expect(read.map(({ id, kind, routes }) => [id, kind, routes])).toEqual([
    ['2026-11-23-api-removed', 'removed', ['/api/cards_check']],
    ['2026-11-23-api-deprecated', 'deprecated', ['/api/account_info']],
  ]);
});
