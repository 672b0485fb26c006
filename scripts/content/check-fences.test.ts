import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadContract } from '../../lib/gateway/contract/load';
import { checkFences } from './check-fences';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fences-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is said of a page with one block of JSON and a sentence below it. */
function messages(title: string, value: unknown, sentence = ''): string[] {
  const file = path.join(folder, 'x.mdx');
  const block = `\`\`\`json title="${title}"\n${JSON.stringify(value)}\n\`\`\``;
  const head =
    '---\ntitle: A page\ndescription: A page that shows one block of JSON, for this test only.\n---';
  writeFileSync(file, `${head}\n\nA lead.\n\n${block}\n\n${sentence}\n`);
  return checkFences(loadContract(), [file]).map(({ line, message }) => `${line}: ${message}`);
}

const data = { transaction_id: 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ', status: 'created', version: 1 };

it('wants a link to the whole next to a part', () => {
  const part = { data, request_id: 'rq_01KF0G6V4D8PBA7W3HJ2M9QK99' };
  const title = 'part of an HTTP 201 response';
  expect(messages(title, part)).toEqual([
    expect.stringMatching(/^9: a part .* link to \/api\/transaction_find#response$/),
  ]);
  expect(messages(title, part, '[Find](/api/transaction_find#response)')).toEqual([]);
});

it('finds a block that contradicts the examples in the data', () => {
  const part = { data: { ...data, amount: '1.00' }, request_id: 'rq_01KF0G6V4D8PBA7W3HJ2M9QK99' };
  expect(messages('part of a response', part, '[Find](/api/transaction_find#response)')).toEqual([
    expect.stringMatching(/^9: this block: trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ has the amount 149\.9/),
  ]);
});
