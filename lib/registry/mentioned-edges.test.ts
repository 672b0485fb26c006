import { expect, it } from 'vitest';
import { compile } from '../docs/content/compile';
import { loadContract } from '../gateway/contract/load';
import { GATEWAY_DIALECT } from './facts';
import { checkMentionedEdges } from './mentioned-edges';

const contract = loadContract();

/** What is said of a page with this body. */
async function messages(body: string): Promise<string[]> {
  const file = 'content/x.mdx';
  const source = { frontmatter: { title: 'X', description: 'X' }, body, isPlain: false };
  const { compiled } = await compile(source, file, GATEWAY_DIALECT.dialect);
  return checkMentionedEdges([{ file, ...compiled }], contract).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

it.each([
  'It moves from <Status name="expired" /> to <Status name="success" /> then.',
  'It goes from `processing` back to `pending`.',
  'The version rises from `draft` to `sent`.',
  'Money goes from one account to another.',
])('accepts %s', async (body) => {
  expect(await messages(body)).toEqual([]);
});

it('finds a change that the lifecycle does not have, in code font and in signs', async () => {
  const fault =
    '"from failed to success" is not an edge of lifecycle.yaml — correct the text, or add the edge';
  const signs = 'From there, from <Status name="failed" /> to <Status name="success" />.';
  expect(await messages(`It goes from \`failed\` to \`success\`.\n\n${signs}`)).toEqual([
    `1 ${fault}`,
    `3 ${fault}`,
  ]);
});
