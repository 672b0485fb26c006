import path from 'node:path';
import { expect, it } from 'vitest';
import { dataDir } from '../../lib/base/source/files';
import { readYaml } from '../../lib/base/source/yaml';
import { openingFindings } from '../../lib/docs/prose/openings';
import type { Passage } from '../../lib/docs/prose/passage';
import { PROSE_RULES } from '../../lib/docs/prose/rules';
import { readPassage } from '../../lib/docs/prose/tree';
import { wordingOf } from '../../lib/docs/prose/wording';

const rules = readYaml(path.join(dataDir(), PROSE_RULES.files), PROSE_RULES.schema);
const wording = wordingOf(rules);
const read = (markdown: string) => {
  const place: Omit<Passage, 'markdown'> = {
    ...{ file: 'content/x.mdx', kind: 'page', line: 1, column: 1, indent: 0, isLabel: false },
  };
  return readPassage({ ...place, markdown });
};

it.each([
  'You pay in euros, and the bank pays out in dollars.',
  'Tell customers the amount.',
  'Tell the customer, your customers or your manager why it failed.',
  'Write to payer@example.com.',
  'The library of Standard Webhooks verifies it.',
  'The letters ECI stand for a result of 3-D Secure.',
])('lets a good sentence pass: %s', (text) => {
  expect(wording([read(text)])).toEqual([]);
});

it.each([
  ['A pay-in is a payment.', 'pay-in'],
  ['The table tells the amount.', 'tells'],
  ['Tell it again.', 'Tell'],
  ['The payer waits.', 'payer'],
  ['The webhook comes later.', 'webhook'],
  ['The API answers 200.', 'answers'],
  ['Store no security code.', 'security code'],
])('refuses a word in: %s', (text, word) => {
  expect(wording([read(text)]).map(({ message }) => message)).toEqual([
    expect.stringContaining(`"${word}" —`),
  ]);
});

it('takes code as the subject of a first sentence', () => {
  const faults = (lead: string) =>
    openingFindings(read('x'.repeat(60)), read(lead), rules).filter(({ passage }) =>
      passage.markdown.startsWith(lead),
    );
  expect(faults('`POST /v1/x` creates a payment.')).toEqual([]);
  expect(faults('`/v1/x`, or later.')).toHaveLength(1);
});
