import { describe, expect, it } from 'vitest';
import { checkProse, type ProsePage } from './check';
import { likePairs } from './similarity';
import { proseOf, wordsIn } from './text';
import { unknownNames, vocabularyOf } from './vocabulary';

const page = (over: Partial<ProsePage>): ProsePage => ({
  route: '/services/x/payout',
  file: 'content/services/x/payout.mdx',
  title: 'X',
  description: 'About X',
  body: '',
  ...over,
});

describe('proseOf', () => {
  it('keeps sentences and drops code, tables, headings and component calls', () => {
    const body = [
      '## Heading',
      '',
      'Read [the page](/x) *twice* _now_, `next_action`.',
      '| a | b |',
      '<ServiceFacts />',
      '```json',
      'not prose',
      '```',
      '- **Item.** Text',
      ':::note[Title]',
    ].join('\n');
    expect(proseOf(body)).toEqual([
      { text: 'Read the page twice now, next_action.', line: 3 },
      { text: 'Item. Text', line: 9 },
    ]);
  });

  it('does not end a fence of four at a fence of three', () => {
    expect(proseOf('````md\n```\ninside\n```\n````\nafter')).toEqual([{ text: 'after', line: 6 }]);
  });

  it('counts an identifier as one word', () => {
    expect(wordsIn("Don't read next_action.url twice")).toEqual([
      "don't",
      'read',
      'next_action.url',
      'twice',
    ]);
  });
});

describe('likePairs', () => {
  const words = (text: string) => text.split(' ');

  it('finds a short text inside a long one', () => {
    const short = 'one two three four five six';
    const texts = [
      { id: 'a', words: words(`zero ${short} seven eight nine ten eleven`) },
      { id: 'b', words: words(short) },
      { id: 'c', words: words('nothing of the sort is said on this page') },
    ];
    expect(likePairs(texts, 0.35)).toEqual([{ a: 'a', b: 'b', share: 1 }]);
  });

  it('lets pages pass that share less than the limit', () => {
    const texts = [
      { id: 'a', words: words('a b c d e f g h i j k l') },
      { id: 'b', words: words('a b c d e m n o p q r s') },
    ];
    expect(likePairs(texts, 0.35)).toEqual([]);
  });
});

describe('unknownNames', () => {
  const known = new Set(['status', 'next_action', 'url']);

  it('accepts paths of known names and reports the rest with their place', () => {
    expect(unknownNames('`status` and `next_action.url`\nbut `nxt_action.url`', known)).toEqual([
      { name: 'nxt_action.url', line: 2, column: 5 },
    ]);
  });

  it('leaves code blocks and what is no name alone', () => {
    expect(unknownNames('```\n`strange`\n```\n`POST /v1/x` `"text"` `4.00`', known)).toEqual([]);
  });

  it('learns names from keys, single words and code in sentences', () => {
    const contract = {
      fields: { blik_code: 'a sentence with `inner_name` in it' },
      list: ['awaiting'],
    };
    const names = vocabularyOf(contract as never); // any tree will do
    expect([...names]).toEqual(['fields', 'blik_code', 'inner_name', 'list', 'awaiting']);
  });
});

describe('checkProse', () => {
  const rules = {
    similarity: 0.35,
    names: ['curl'],
    rules: [
      {
        routes: '^/services/',
        words: { min: 3, max: 5 },
        components: ['ServiceFacts'],
        headings: ['Common mistakes'],
        related: true,
      },
    ],
  };

  it('passes a page that has everything', () => {
    const body = 'Three words here\n\n<ServiceFacts />\n## Common mistakes\n<Related routes="/" />';
    expect(checkProse([page({ body })], rules, new Set())).toEqual([]);
  });

  it('reports everything that is missing at once', () => {
    const messages = checkProse([page({ body: 'Two words `foo_bar`' })], rules, new Set()).map(
      ({ message }) => message,
    );
    expect(messages).toEqual([
      'has no <ServiceFacts> — every page of this kind has one',
      'has no <Related> — every page of this kind has one',
      'has no heading "Common mistakes" — every page of this kind has one',
      '`foo_bar` is no name of the contract — correct it, or take it out of code font',
    ]);
  });

  it('counts too few and too many words', () => {
    const count = (body: string) =>
      checkProse([page({ body })], rules, new Set()).map(({ message }) => message)[0];
    expect(count('One')).toBe('1 words of its own — this kind of page needs 3');
    expect(count('One two three four five six')).toBe(
      '6 words of its own — this kind of page has at most 5',
    );
  });

  it('wants a title and a description for every page', () => {
    const pages = [page({ route: '/a' }), page({ route: '/b', file: 'content/b.mdx' })];
    expect(checkProse(pages, rules, new Set()).map(({ message }) => message)).toEqual([
      'has the title of content/services/x/payout.mdx — give it one of its own',
      'has the description of content/services/x/payout.mdx — give it one of its own',
    ]);
  });
});
