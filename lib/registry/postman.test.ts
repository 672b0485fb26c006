import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentDir } from '../base/source/files';
import { loadContract } from '../gateway/contract/load';
import { convert, postmanCollection } from './postman';

const openapi = readFileSync(path.join(contentDir(), '_contract/openapi.yaml'), 'utf8');

it('makes the same collection twice, with a request for every operation and no made-up body', async () => {
  const contract = loadContract();
  const [first, second] = [
    await postmanCollection(openapi, contract, convert),
    await postmanCollection(openapi, contract, convert),
  ];
  expect(first).toBe(second);
  const requests = [...(first ?? '').matchAll(/"method": "(?:GET|POST)"/g)];
  expect(requests).toHaveLength(contract.operations.length);
  // The converter writes placeholders such as "<string>" where an example is missing.
  expect(first?.match(/"<(?:string|number|integer|boolean|API Key)>"/g) ?? []).toEqual([]);
}, 60_000);
