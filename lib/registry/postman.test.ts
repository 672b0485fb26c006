import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentDir } from '../base/source/files';
import { examplesOf } from '../gateway/contract/examples/examples';
import { loadContract } from '../gateway/contract/load';
import { convert, postmanCollection } from './postman';

const openapi = readFileSync(path.join(contentDir(), '_contract/openapi.yaml'), 'utf8');

it('makes the same collection twice, with a request for every scenario and callback and no made-up body', async () => {
  const contract = loadContract();
  const [first, second] = [
    await postmanCollection(openapi, contract, convert),
    await postmanCollection(openapi, contract, convert),
  ];
  expect(first).toBe(second);
  const requests = [...(first ?? '').matchAll(/"method": "(?:GET|POST)"/g)];
  const scenarios = contract.operations.flatMap((operation) => examplesOf(contract, operation));
  const events = contract.callbacks?.events ?? [];
  expect(requests).toHaveLength(scenarios.length + events.length);
  const saved = [...(first ?? '').matchAll(/"_postman_previewlanguage"/g)];
  expect(saved).toHaveLength(scenarios.flatMap(({ responses }) => responses).length);
  // The converter writes placeholders such as "<string>" where an example is missing.
  expect(first?.match(/"<(?:string|number|integer|boolean|API Key)>"/g) ?? []).toEqual([]);
}, 60_000);
