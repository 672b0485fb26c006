import { expect, it } from 'vitest';
import { compile } from '../content/compile';
import { NO_DIALECT } from '../markdown/definition';
import { factsOnPage, lostFacts } from './lost-facts';

const factsOf = async (body: string, printed: readonly string[] = []) => {
  const source = { frontmatter: { title: 'X', description: 'X' }, body, isPlain: false };
  const { compiled } = await compile(source, 'content/x.mdx', { tags: NO_DIALECT.tags });
  return factsOnPage(compiled, printed);
};

it('lists names, numbers and links that are gone', async () => {
  const before = await factsOf(
    'Send `amount` within 24 hours, see [the page](/x).\n\n| a |\n| - |\n| 1.5% |',
  );
  const after = await factsOf('Send it soon.');
  expect(lostFacts(before, after)).toEqual(['name `amount`', 'number 24', 'number 1.5', 'link /x']);
  expect(lostFacts(before, before)).toEqual([]);
});

it('does not miss what a component prints, nor what moved into code', async () => {
  const before = await factsOf('Send `amount` within 24 hours.');
  expect(lostFacts(before, await factsOf('Pay.', ['amount: 24 h']))).toEqual([]);
  expect(lostFacts(before, await factsOf('```json\n{ "amount": 24 }\n```'))).toEqual([]);
  expect(lostFacts(before, await factsOf('Pay.', ['amounts: 240']))).toHaveLength(2);
});
