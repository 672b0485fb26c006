import { expect, it } from 'vitest';
import { compile } from '../docs/content/compile';
import { loadContract } from '../gateway/contract/load';
import { GATEWAY_DIALECT } from './facts';
import { checkPageExamples } from './page-examples';

/** What is said of a page with one block of JSON and a sentence below it. */
async function messages(title: string, value: unknown, sentence = ''): Promise<string[]> {
  const file = 'content/x.mdx';
  const frontmatter = { title: 'X', description: 'X' };
  const block = `\`\`\`json title="${title}"\n${JSON.stringify(value)}\n\`\`\``;
  const source = { frontmatter, body: `${block}\n\n${sentence}\n`, isPlain: false };
  const { compiled } = await compile(source, file, GATEWAY_DIALECT.dialect);
  return checkPageExamples([{ file, frontmatter, ...compiled }], loadContract()).map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

const data = { transaction_id: 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ', status: 'created', version: 1 };

it('wants a link to the whole next to a part', async () => {
  const part = { data, request_id: 'rq_01KF0G6V4D8PBA7W3HJ2M9QK99' };
  const title = 'part of an HTTP 201 response';
  expect(await messages(title, part)).toEqual([
    expect.stringMatching(/^2: a part .* link to \/api\/transaction_find#response$/),
  ]);
  expect(await messages(title, part, '[Find](/api/transaction_find#response)')).toEqual([]);
});

it('finds a block that contradicts the examples in the data', async () => {
  const part = { data: { ...data, amount: '1.00' }, request_id: 'rq_01KF0G6V4D8PBA7W3HJ2M9QK99' };
  const link = '[Find](/api/transaction_find#response)';
  expect(await messages('part of a response', part, link)).toEqual([
    expect.stringMatching(/^2: this block: trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ has the amount 149\.9/),
  ]);
});
