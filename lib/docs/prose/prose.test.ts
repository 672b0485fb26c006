import { describe, expect, it } from 'vitest';
import type { Route } from '../../base/routes/route';
import { compile } from '../content/compile';
import type { Page } from '../content/types';
import { NO_DIALECT } from '../markdown/definition';
import { checkProse, type ProsePage } from './check';
import { fillersIn } from './fillers';
import { PROSE_RULES } from './rules';
import { likeness, likePairs } from './similarity';
import { wordsIn } from './text';
import { namesIn, unknownNames } from './vocabulary';

/** A page as the compiler reads it. */
const page = async (
  body: string,
  route: Route = '/services/x/payout',
): Promise<ProsePage & Pick<Page, 'fences'>> => {
  const file = `content${route}.mdx`;
  const frontmatter = { title: 'X', description: 'About X' };
  const source = { frontmatter, body, isPlain: false };
  const tags = { ...NO_DIALECT.tags, ServiceFacts: [] };
  return { route, file, frontmatter, ...(await compile(source, file, { tags })).compiled };
};

describe('the prose of a page', () => {
  it('is its sentences, without code blocks, tables, headings and component calls', async () => {
    const body = [
      '## Heading',
      '',
      'Read [the page](/x) *twice* _now_, `next_action`.',
      '',
      '| a | b |',
      '| - | - |',
      '| c | `in_table` |',
      '',
      '<ServiceFacts />',
      '',
      '```json',
      '{"not": "prose"}',
      '```',
      '- **Item.** Text',
      '',
      ':::note[Title]',
      'A note.',
      ':::',
    ].join('\n');
    const { prose, fences, calls } = await page(body);
    expect(prose.lines.map(({ text, line }) => [text, line])).toEqual([
      ['Read the page twice now, next_action.', 3],
      ['Item. Text', 14],
      ['A note.', 17],
    ]);
    expect(prose.code.map(({ text }) => text)).toEqual(['next_action', 'in_table']);
    expect(prose.strong).toEqual([{ text: 'Item.', line: 14, column: 3 }]);
    expect(fences).toEqual([{ language: 'json', meta: '', code: '{"not": "prose"}', line: 12 }]);
    expect(calls).toMatchObject([{ name: 'ServiceFacts', heading: 0, line: 9 }]);
  });

  it('does not end a fence of four at a fence of three', async () => {
    const { prose } = await page('````markdown\n```\ninside\n```\n````\nafter');
    expect(prose.lines).toMatchObject([{ text: 'after', line: 6 }]);
  });
});

describe('wordsIn', () => {
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

  it('gives the median of all pairs and the worst one', () => {
    const texts = ['a b c d e f', 'a b c d e g', 'h i j k l', 'm n o p q'].map((text, at) => ({
      id: `${at}`,
      words: words(text),
    }));
    expect(likeness(texts)).toEqual({ median: 0, worst: { a: '0', b: '1', share: 0.5 } });
    expect(likeness(['x', 'y', 'z'].map((id) => ({ id, words: words('a b c d e') }))).median).toBe(
      1,
    );
    expect(likeness([])).toEqual({ median: 0, worst: undefined });
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

  it('accepts paths of known names and reports the rest with their place', async () => {
    const { prose } = await page('`status` and `next_action.url`\nbut `nxt_action.url`');
    expect(unknownNames(prose.code, known)).toEqual([
      { text: 'nxt_action.url', line: 2, column: 5 },
    ]);
  });

  it('leaves code blocks and what is no name alone', async () => {
    const { prose } = await page('```text\n`strange`\n```\n`POST /v1/x` `"text"` `4.00`');
    expect(unknownNames(prose.code, known)).toEqual([]);
  });

  it('learns names from keys, single words and code in sentences', () => {
    const contract = {
      fields: { blik_code: 'a sentence with `inner_name` in it' },
      list: ['awaiting'],
    };
    const names = namesIn(contract);
    expect([...names]).toEqual(['fields', 'blik_code', 'inner_name', 'list', 'awaiting']);
  });
});

describe('checkProse', () => {
  const rules = PROSE_RULES.schema.parse({
    similarity: 0.35,
    names: ['curl'],
    fillers: [],
    rules: [
      {
        routes: '^/services/',
        words: { min: 3, max: 5 },
        components: ['ServiceFacts'],
        headings: ['Common mistakes'],
        related: true,
      },
    ],
  });

  it('passes a page that has everything', async () => {
    const body = 'Three words here\n\n<ServiceFacts />\n## Common mistakes\n<Related routes="/" />';
    expect(checkProse([await page(body)], rules, new Set())).toEqual([]);
  });

  it('reports everything that is missing at once', async () => {
    const messages = checkProse([await page('Two words `foo_bar`')], rules, new Set()).map(
      ({ message }) => message,
    );
    expect(messages).toEqual([
      'has no <ServiceFacts> — every page of this kind has one',
      'has no <Related> — every page of this kind has one',
      'has no heading "Common mistakes" — every page of this kind has one',
      '`foo_bar` is not a name of the contract — correct it, or take it out of code font',
    ]);
  });

  it('counts too few and too many words', async () => {
    const count = async (body: string) =>
      checkProse([await page(body)], rules, new Set()).map(({ message }) => message)[0];
    expect(await count('One')).toBe('1 words of its own — this kind of page needs 3');
    expect(await count('One two three four five six')).toBe(
      '6 words of its own — this kind of page has at most 5',
    );
  });

  it('wants a title and a description for every page', async () => {
    const pages = [await page('', '/a'), await page('', '/b')];
    expect(checkProse(pages, rules, new Set()).map(({ message }) => message)).toEqual([
      'has the title of content/a.mdx — write another one',
      'has the description of content/a.mdx — write another one',
    ]);
  });
});

describe('fillersIn', () => {
  const fillers = ['set per point', 'by point'];

  it('reports a phrase in place of a value, with its place', () => {
    const lines = ['amount: 5', 'time: Set per point', 'note: a baby pointer'].map((text, at) => ({
      text,
      line: at + 1,
    }));
    expect(fillersIn({ file: 'a.yaml', lines }, fillers)).toEqual([
      {
        file: 'a.yaml',
        line: 2,
        column: 1,
        message: '"set per point" is not a value — give the value, or leave the statement out',
      },
    ]);
  });

  it('is part of what is asked of pages', async () => {
    const rules = PROSE_RULES.schema.parse({ similarity: 1, rules: [], fillers });
    const faults = checkProse([await page('The fee differs by point.')], rules, new Set());
    expect(faults.map(({ message }) => message)).toEqual([
      '"by point" is not a value — give the value, or leave the statement out',
    ]);
  });
});
