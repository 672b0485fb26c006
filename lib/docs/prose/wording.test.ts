import { describe, expect, it } from 'vitest';
import { countRules, measure } from './counts';
import { withoutExceptions } from './exceptions';
import { openingFindings } from './openings';
import type { Passage } from './passage';
import { repeatedFindings } from './repeated';
import { PROSE_RULES, type ProseRules } from './rules';
import { readPassage } from './tree';
import { wordingOf } from './wording';

const passage = (markdown: string, more: Partial<Passage> = {}): Passage => ({
  ...{ file: 'content/x.mdx', kind: 'page', markdown, line: 1, column: 1, indent: 0 },
  ...{ isLabel: false, ...more },
});

const rulesOf = (more: object): ProseRules =>
  PROSE_RULES.schema.parse({ similarity: 1, rules: [], ...more });

/** Faults as `line:column rule`. */
const faultsOf = (markdown: string, more: object, place: Partial<Passage> = {}) =>
  wordingOf(rulesOf(more))([readPassage(passage(markdown, place))]).map(
    ({ line, column, rule }) => `${line}:${column} ${rule}`,
  );

describe('replaced words', () => {
  const replace = [{ find: ['answers?', 'at once'], write: '"returns"' }];

  it('are found at their place, over the end of a line and through marks', () => {
    const markdown = 'It **answers** at\n  once, `answers`.\nSee [the answer](/answer).';
    expect(faultsOf(markdown, { replace }, { line: 7, column: 5 })).toEqual([
      '7:10 answers?',
      '9:10 answers?',
      '7:20 at once',
    ]);
  });

  it('say what to write', () => {
    const [finding] = wordingOf(rulesOf({ replace }))([readPassage(passage('Two answers.'))]);
    expect(finding?.message).toBe('"answers" — write "returns"');
  });

  it('may have a space that is not always there', () => {
    const tell = [{ find: ['tell(?! (?:the )?customers)', 'x ?y'], write: '"says"' }];
    expect(faultsOf('Tell customers. Tell the customers.', { replace: tell })).toEqual([]);
    expect(faultsOf('Tell it. XY, x\ny.', { replace: tell })).toEqual([
      '1:1 tell(?! (?:the )?customers)',
      '1:10 x ?y',
      '1:14 x ?y',
    ]);
  });

  it('are no names in email addresses', () => {
    expect(faultsOf('Write to answer@example.com.', { replace })).toEqual([]);
  });

  it('are whole words outside code, tags and addresses', () => {
    const markdown = 'Answered `answer` <Answer /> [x](/answer) re-answer answer_id.';
    expect(faultsOf(markdown, { replace })).toEqual([]);
  });

  it('count the indent of further lines', () => {
    expect(faultsOf('One.\nIt answers.', { replace }, { line: 3, column: 9, indent: 4 })).toEqual([
      '4:8 answers?',
    ]);
  });
});

describe('general rules', () => {
  it('find words twice, articles, and phrases with a shorter form', () => {
    expect(faultsOf('Send the the key.', {})).toEqual(['1:6 retext-repeated-words']);
    expect(faultsOf('Send an key.', {})).toEqual(['1:6 retext-indefinite-article']);
    expect(faultsOf('Read it in order to pay.', {})).toEqual(['1:9 simplify: in order to']);
  });

  it('are of the passage whose sentence they name', () => {
    const reads = ['Send a key.', 'Send an key.\n\nSend the the key.'].map((text, line) =>
      readPassage(passage(text, { line })),
    );
    const found = wordingOf(rulesOf({}))(reads);
    expect(found.map(({ line, sentence, rule }) => [line, sentence, rule])).toEqual([
      [3, 'Send the the key.', 'retext-repeated-words'],
      [1, 'Send an key.', 'retext-indefinite-article'],
    ]);
  });

  it('leave allowed phrases alone', () => {
    expect(faultsOf('Read it in order to pay.', { allowed: ['in order to'] })).toEqual([]);
  });
});

describe('lengths', () => {
  it('count code as one word', () => {
    expect(faultsOf('Send `a b c` now.', { sentence: 3 })).toEqual([]);
    expect(faultsOf('Send `a b c` right now.', { sentence: 3 })).toEqual(['1:1 long sentence']);
  });

  it('begin a sentence at code after a full stop', () => {
    expect(faultsOf('One two. `a` runs.', { sentence: 2 })).toEqual([]);
    expect(faultsOf('One two. `a` runs now.', { sentence: 2 })).toEqual(['1:10 long sentence']);
  });

  it.each([
    'One two (`a` here). (`b` now.) `c` runs well.',
    'One two. iDEAL runs now.',
    'From 0 to 100. It runs.',
    'Read it. [`a`](/a) runs.',
  ])('end a sentence where the next one begins: %s', (text) => {
    expect(faultsOf(text, { sentence: 4 })).toEqual([]);
  });

  it('continue after an abbreviation', () => {
    expect(faultsOf('A name, e.g. one of them.', { sentence: 3, allowed: ['e.g.'] })).toEqual([
      '1:1 long sentence',
    ]);
  });

  it('count the sentences of a paragraph', () => {
    expect(faultsOf('One. Two. Three.', { paragraph: 3 })).toEqual([]);
    expect(faultsOf('One. Two. Three.', { paragraph: 2 })).toEqual(['1:1 long paragraph']);
  });
});

describe('openings', () => {
  const rules = rulesOf({
    openings: { description: { min: 10, max: 30 }, subjects: ['\\byou\\b', '^(?:This|Send) '] },
  });
  const faults = (description: string, lead?: string) =>
    openingFindings(
      readPassage(passage(description, { line: 3 })),
      lead === undefined ? undefined : readPassage(passage(lead, { line: 6 })),
      rules,
    ).map(({ line, message }) => `${line} ${message.split(' — ')[0]}`);

  it('pass with a subject', () => {
    expect(faults('Send money to a card.', 'This operation pays out.')).toEqual([]);
    expect(faults('What you send to us.')).toEqual([]);
  });

  it('are reported without one, the first sentence alone', () => {
    expect(faults('Sends money. You win.', 'Is the second step. You win.')).toEqual([
      '3 the description begins without a subject',
      '6 the page begins without a subject',
    ]);
  });

  it('hold the length of the description', () => {
    expect(faults('Send it.')).toEqual(['3 8 characters in the description']);
    expect(faults(`Send ${'x'.repeat(30)}.`)).toEqual(['3 36 characters in the description']);
  });
});

it('reports a sentence that is in many files, at each place', () => {
  const reads = ['a', 'b', 'c'].map((file) =>
    readPassage(passage('One. Pay it once only.', { file })),
  );
  const rules = { repeated: { words: 4, pages: 3 } };
  expect(repeatedFindings(reads, rules)).toMatchObject([
    { passage: { file: 'a' }, column: 6 },
    { passage: { file: 'b' }, column: 6 },
    { passage: { file: 'c' }, column: 6 },
  ]);
  expect(repeatedFindings(reads.slice(1), rules)).toEqual([]);
});

it('reports a sentence that data says too often, in one file too', () => {
  const say = (kind: 'data' | 'page') =>
    [1, 2, 3].map((line) => readPassage(passage('Pay it once only.', { kind, line })));
  const rules = (times: number) => ({ repeated: { words: 4, pages: 4, times } });
  expect(repeatedFindings(say('data'), rules(2)).map(({ line }) => line)).toEqual([1, 2, 3]);
  expect(repeatedFindings(say('data'), rules(3))).toEqual([]);
  expect(repeatedFindings(say('page'), rules(2))).toEqual([]);
});

describe('exceptions', () => {
  const findings = wordingOf(rulesOf({ replace: [{ find: ['answers?'], write: '"returns"' }] }))([
    readPassage(passage('The security answer. An answer.')),
  ]);
  const exception = { rule: 'answers?', files: 'x', text: 'security', reason: 'It is a name.' };

  it('allow a word in their sentences only', () => {
    const { findings: left, unused } = withoutExceptions(findings, [exception]);
    expect(left.map(({ column }) => column)).toEqual([25]);
    expect(unused).toEqual([]);
  });

  it('may allow every rule in a file', () => {
    const whole = { ...exception, rule: '*', text: undefined };
    expect(withoutExceptions(findings, [whole]).findings).toEqual([]);
  });

  it('are reported when nothing needs them', () => {
    const other = { ...exception, files: 'y' };
    expect(withoutExceptions(findings, [exception, other]).unused).toEqual([other]);
  });
});

describe('counts', () => {
  it('measure sentences without labels', () => {
    const reads = [
      passage('One two. One two three four.'),
      passage('Label', { isLabel: true }),
    ].map(readPassage);
    const [row] = measure(reads, () => 'all');
    expect(row).toMatchObject({
      group: 'all',
      texts: 1,
      words: 6,
      sentences: 2,
      median: 4,
      long: 0,
    });
    // 206.835 - 1.015 * 6 / 2 - 84.6 * 6 / 6
    expect(row?.ease).toBeCloseTo(119.19);
  });

  it('count each rule by group', () => {
    const findings = wordingOf(rulesOf({ sentence: 1 }))([
      readPassage(passage('One two. Three four.')),
    ]);
    expect(
      countRules(findings, () => 'page')
        .get('long sentence')
        ?.get('page'),
    ).toBe(2);
  });
});
