import { describe, expect, it } from 'vitest';
import { addressFault } from '../base/routes/scheme';
import { formatProblem } from '../base/source/problems';
import { compile } from '../docs/content/compile';
import { parseSource } from '../docs/content/source';
import { NO_DIALECT } from '../docs/markdown/definition';
import { announcementSchema, navbarSchema, siteSchema } from '../docs/site/schemas';
import { inlineFault } from '../gateway/contract/inline';

const REFUSED = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://x.example/1',
  'view-source:https://x.example',
  'https://[',
];
const ALLOWED = [
  'https://x.example/a?b#c',
  'http://x.example',
  'mailto:a@b.example',
  'tel:+441632960000',
  '/faq',
  './a.md#b',
  '../a',
  '#b',
  '?q=a',
  '',
  'guide/a:b',
];

it.each(REFUSED)('refuses %j', (href) => {
  expect(addressFault(href)).toMatch(/ — /);
});
it.each(ALLOWED)('allows %j', (href) => {
  expect(addressFault(href)).toBeUndefined();
});

const HEAD = `---\ntitle: A page\ndescription: ${'A sentence that describes the page well enough. '.repeat(2).trim()}\n---\n`;

async function compiled(text: string, file: string) {
  const { source } = parseSource(HEAD + text, file, NO_DIALECT);
  const result = await compile(source, file, NO_DIALECT);
  return {
    code: JSON.stringify(result.compiled.tree),
    messages: result.problems.map(formatProblem),
  };
}

describe('a page', () => {
  it.each([
    '[a](javascript:alert)',
    '[a](<java&#x73;cript:alert>)',
    '[a](java&#115;cript:alert)',
    '[a](&#86;BScript:alert)',
    '[a][b]\n\n[b]: VBSCRIPT:alert',
    '![a](data:image/png;base64,alert)',
    '<Card title="a" href="javascript:alert" />',
    '<Card title="a" href="java&#9;script:alert" />',
  ])('reports %s and leaves it out', async (text) => {
    const body = text.startsWith('<Card') ? `<Cards>\n${text}\n</Cards>` : text;
    const { code, messages } = await compiled(body, 'content/a.mdx');
    const line = text.startsWith('<Card') ? 6 : 5;
    expect(messages.filter((each) => each.includes('has the scheme'))).toEqual([
      expect.stringMatching(new RegExp(`^content/a\\.mdx:${line}:1 .* — use https:`, 's')),
    ]);
    expect(code).not.toContain('alert"');
  });

  it('keeps addresses that a reader may follow', async () => {
    const text =
      '[a](https://x.example) [b](mailto:a@b.example) [c](tel:+441632960000) [d](/faq)\n';
    expect((await compiled(text, 'content/a.mdx')).messages).toEqual([]);
  });

  it.each([
    '[a](javascript:alert)',
    '<a href=" javascript:alert">a</a>',
    '<a href="java&#10;script:alert">a</a>',
    '<a href="data:text/html,alert">a</a>',
    '<img src="data:image/png;base64,alert" alt="a">',
    '<img srcset="data:image/png;base64,alert 2x" alt="a">',
    '<video poster="vbscript:alert"></video>',
    '<blockquote cite="javascript:alert">a</blockquote>',
    '<svg><a xlink:href="javascript:alert">a</a></svg>',
    '<button formaction="javascript:alert">a</button>',
  ])('leaves %s out of plain Markdown', async (text) => {
    expect((await compiled(text, 'content/a.md')).code).not.toContain('alert');
  });
});

describe('data', () => {
  it.each(REFUSED)('refuses %j in texts, bars and settings', (href) => {
    const written = href.replace(/[()\s]/g, '');
    if (/^\w/.test(href) && !/\s/.test(href))
      expect(inlineFault(`See [a](${written}) and [\`b\`](/faq).`)).toContain(written);
    expect(navbarSchema.safeParse([{ label: 'a', href, icon: 'house' }]).success).toBe(false);
    const link = { label: 'a', href };
    expect(announcementSchema.safeParse({ id: 'a', text: 'a', link }).success).toBe(false);
    for (const settings of [
      { url: href },
      { editUrl: href },
      { iconServices: [href] },
      { footer: { copyright: 'a', links: [link] } },
    ])
      expect(siteSchema.safeParse(settings).success).toBe(false);
  });
});
