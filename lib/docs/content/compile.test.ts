import { describe, expect, it } from 'vitest';
import { CODE_LANGUAGES } from '../../base/code/languages';
import { formatProblem } from '../../base/source/problems';
import type { Dialect } from '../markdown/definition';
import { compile } from './compile';
import { parseSource } from './source';

const HEAD = `---\ntitle: A page\ndescription: ${'A sentence that is long enough to be a description. '.repeat(2).trim()}\n---\n`;

/** Of an extension with one component. */
const DIALECT: Dialect = { tags: { Status: ['name'] }, headKeys: ['operation'] };

/** All messages of a page file, as an author sees them. */
async function messagesOf(text: string, file = 'content/a.mdx'): Promise<string[]> {
  const { source, problems } = parseSource(text, file, DIALECT);
  const result = await compile(source, file, DIALECT);
  return [...problems, ...result.problems].map(formatProblem);
}

const body = async (text: string, file = 'content/a.mdx') =>
  (await compile(parseSource(HEAD + text, file, DIALECT).source, file, DIALECT)).compiled;

it('makes the same page of a body that was parsed for its title', async () => {
  const text =
    '# A title\n\nA text with `code`, a [link](https://gateway.example) and a note.[^1]\n\n| A |\n| - |\n| b |\n\n[^1]: Last.\n';
  const { source } = parseSource(text, 'content/a.md', DIALECT);
  expect(source.tree?.children.map(({ type }) => type)).toEqual([
    'paragraph',
    'table',
    'footnoteDefinition',
  ]);
  const { tree: _tree, ...unread } = source;
  const parsed = await compile(unread, 'content/a.md', DIALECT);
  expect(await compile(source, 'content/a.md', DIALECT)).toEqual(parsed);
  expect(parsed.compiled.tree?.children.length).toBeGreaterThan(0);
});

describe('faults an author makes', () => {
  it('reports a stray expression with its place and the remedy, and does not delete it silently', async () => {
    expect(await messagesOf(`${HEAD}Send {id} to us.\n`)).toMatchInlineSnapshot(`
      [
        "content/a.mdx:5:6  {id} would be run as code — write \\{id} or put it in backticks",
      ]
    `);
  });

  it('reports "<" before a digit', async () => {
    expect(await messagesOf(`${HEAD}Lead.\n\nIf a <5 then b.\n`)).toMatchInlineSnapshot(`
      [
        "content/a.mdx:7:7  "<" before "5" would begin a tag — write \\< or put it in backticks",
      ]
    `);
  });

  it('reports a tag that is never closed, where it was opened', async () => {
    expect(await messagesOf(`${HEAD}Lead.\n\n<Cards>\n\nText\n`)).toMatchInlineSnapshot(`
      [
        "content/a.mdx:7:1  <Cards> is never closed — add </Cards> or write it in backticks",
      ]
    `);
  });

  it('reports an expression that never ends, at its brace', async () => {
    expect(await messagesOf(`${HEAD}Lead.\n\nA brace { and no more.\n`)).toMatchInlineSnapshot(`
      [
        "content/a.mdx:7:9  "{" would begin code — write \\{ or put it in backticks",
      ]
    `);
  });

  it('reports an HTML comment and an address in angle brackets', async () => {
    expect(
      await messagesOf(`${HEAD}Lead.\n\n<!-- x -->\n\nSee <https://gateway.example>.\n`),
    ).toMatchInlineSnapshot(`
        [
          "content/a.mdx:7:2  "<!--" is not a comment here — write {/* … */}",
          "content/a.mdx:9:12  "<" begins a tag, and "/" cannot follow — write a link as [text](address), or put it in backticks",
        ]
      `);
  });

  it('reports unknown components and attributes with the nearest name', async () => {
    expect(
      await messagesOf(
        `${HEAD}Lead.\n\n<Tabz names="a" />\n\n<Status nam="success" />\n\n<div>x</div>\n`,
      ),
    ).toMatchInlineSnapshot(`
        [
          "content/a.mdx:7:1  <Tabz> is not a component — did you mean "Tabs"?",
          "content/a.mdx:9:1  <Status> has no attribute "nam" — did you mean "name"?",
          "content/a.mdx:11:1  <div> is not an element pages may use — use Markdown or a component",
        ]
      `);
  });

  it('reports what stands wrongly in a component, or outside of its own', async () => {
    const parts = [
      '<Steps>\n\n- a\n\n</Steps>',
      '<Checklist>\n\n1. a\n\n</Checklist>',
      '<Tabs names="A, B">\n<Tab>\n\nx\n\n</Tab>\n</Tabs>',
      '<Tabs names="A, A">\n<Tab>x</Tab>\n<Tab>y</Tab>\n</Tabs>',
      '<Tabs names="A">\n\nx\n\n</Tabs>',
      '<Tab>\n\nx\n\n</Tab>',
      '<Steps>\n\n{/* why */}\n\n1. a\n\n</Steps>',
    ];
    expect(await messagesOf(`${HEAD}${parts.join('\n\n')}\n`)).toMatchInlineSnapshot(`
      [
        "content/a.mdx:5:1  <Steps> wraps one ordered list — leave only lines that start with "1." in it",
        "content/a.mdx:11:1  <Checklist> wraps one bullet list — leave only lines that start with "-" in it",
        "content/a.mdx:17:1  <Tabs names="A, B"> has 2 names and 1 <Tab> — give one name per <Tab>, separated by commas",
        "content/a.mdx:25:1  <Tabs names="A, A"> names "A" twice — make the names different",
        "content/a.mdx:30:1  <Tabs names="A"> contains something that is not a <Tab> — wrap it in <Tab>…</Tab>",
        "content/a.mdx:36:1  <Tab> is outside <Tabs> — put it between <Tabs names="…"> and </Tabs>",
      ]
    `);
  });

  it('leaves a faulty tag out of what it compiles, and keeps what stands in it', async () => {
    const { tree } = await body('Lead.\n\n<Tabz>\n\nKept.\n\n</Tabz>\n');
    expect(JSON.stringify(tree)).toContain('Kept.');
    expect(JSON.stringify(tree)).not.toContain('Tabz');
  });

  it('collects what pages call, with the place and the heading above, and not in code', async () => {
    const { calls } = await body(
      'Lead.\n\n<News />\n\n## One\n\n```mdx\n## no\n<News />\n```\n\n### Two\n\nA <Status name="success" /> b.\n',
    );
    expect(calls).toEqual([
      { name: 'News', attributes: {}, heading: -1, line: 7, column: 1 },
      { name: 'Status', attributes: { name: 'success' }, heading: 1, line: 18, column: 3 },
    ]);
  });

  it('reports imports, code attributes and spreads', async () => {
    expect(
      await messagesOf(`${HEAD}import x from 'y'\n\n<Tabs names={['a']} {...x} />\n`),
    ).toMatchInlineSnapshot(`
        [
          "content/a.mdx:5:1  import and export are not available in pages — use a component by its name",
          "content/a.mdx:7:1  names={…} would be run as code — write names="…"",
          "content/a.mdx:7:1  <Tabs {…}> spreads code — write attributes one by one",
        ]
      `);
  });

  it('reports an id that two headings would share', async () => {
    expect(
      await messagesOf(`${HEAD}Lead.\n\n## Fields\n\nOne.\n\n## Fields\n\nTwo.\n`),
    ).toMatchInlineSnapshot(`
      [
        "content/a.mdx:11:1  the id "fields" is taken by the heading on line 7 — reword one, or set an id: "Fields \\{#another-id}"",
      ]
    `);
  });

  it('reports a second id of a heading, which would be printed', async () => {
    expect(await messagesOf(`${HEAD}Lead.\n\n## Fields \\{#one} \\{#two}\n\nText.\n`)).toEqual([
      'content/a.mdx:7:1  a heading has its ids in one pair of braces — remove \\{#one}, or write "\\{#id #older-id}"',
    ]);
  });

  it('reports an unknown language of code, meaningless words after it, and an unknown admonition', async () => {
    expect(
      await messagesOf(
        `${HEAD}Lead.\n\n\`\`\`jsn\n{}\n\`\`\`\n\n\`\`\`json foo\n{}\n\`\`\`\n\n:::hint\nx\n:::\n`,
      ),
    ).toMatchInlineSnapshot(`
        [
          "content/a.mdx:15:1  ":::hint" is not an admonition — use note, info, tip, warning, danger",
          "content/a.mdx:7:1  code language "jsn" is not on the list — did you mean "json"?",
          "content/a.mdx:11:1  "foo" after the code language means nothing — use title="…", {1,3-5} or showLineNumbers",
        ]
      `);
  });

  it('reports every fault of the head: unknown keys by their line, missing and short values', async () => {
    expect(
      await messagesOf('---\ntitle: A\ndescription: short\nsidebar_label: x\n---\nLead.\n'),
    ).toMatchInlineSnapshot(`
        [
          "content/a.mdx:3:1  description: too short — say in 50 to 160 characters what a reader finds here",
          "content/a.mdx:4:1  unknown frontmatter key "sidebar_label" — did you mean "sidebarLabel"?",
        ]
      `);
    expect(await messagesOf('Lead.\n')).toMatchInlineSnapshot(`
      [
        "content/a.mdx:1:1  frontmatter has no title — add "title: …"",
        "content/a.mdx:1:1  frontmatter has no description — add "description: …"",
      ]
    `);
  });

  it('reports several faults of one file in one run', async () => {
    const text = `${HEAD}A {id}, a <5.\n\n## Same\n\nOne.\n\n## Same\n\n<Foo />\n`;
    expect(await messagesOf(text)).toHaveLength(3);
  });

  it('keeps the lines of a file with a byte-order mark and CRLF', async () => {
    const text = `\uFEFF${HEAD}Lead.\n\nA {id}.\n`.replace(/\n/g, '\r\n');
    expect(await messagesOf(text)).toEqual([
      'content/a.mdx:7:3  {id} would be run as code — write \\{id} or put it in backticks',
    ]);
  });

  it('lets comments, code and escaped braces stand', async () => {
    const text = `${HEAD}Lead {/* why */} with \`{id}\`, \\{id} and a \\< b.\n\n\`\`\`json\n{"a": "<5"}\n\`\`\`\n`;
    expect(await messagesOf(text)).toEqual([]);
  });

  it('reports images that are missing, nameless or elsewhere', async () => {
    expect(
      await messagesOf(
        `${HEAD}![A](./no.png)\n\n![](./no.png)\n\n![A](https://x.example/a.png)\n\n![A]()\n`,
      ),
    ).toEqual([
      'content/a.mdx:5:1  image "./no.png" does not exist — put the file next to the page or correct the path',
      'content/a.mdx:7:1  image "./no.png" has no alternative text — say between [ and ] what it shows',
      'content/a.mdx:7:1  image "./no.png" does not exist — put the file next to the page or correct the path',
      'content/a.mdx:9:1  image "https://x.example/a.png" is on another host — keep a copy next to the page',
      'content/a.mdx:11:1  image "" has no address — write it between ( and ), or as "src"',
    ]);
  });
});

describe('what is collected in the one compile', () => {
  it('takes headings with their ids, an explicit id included', async () => {
    const { headings } = await body('Lead.\n\n## One `two`\n\n### Answer \\{#response}\n');
    expect(headings).toEqual([
      { id: 'one-two', text: 'One two', depth: 2 },
      { id: 'response', text: 'Answer', depth: 3 },
    ]);
  });

  it('leads the ids of former headings to the one that has them now', async () => {
    const { headings, ids } = await body('Lead.\n\n## Fields \\{#fields #limits #rows}\n\nText.\n');
    expect(headings).toEqual([{ id: 'fields', text: 'Fields', depth: 2 }]);
    expect(ids).toEqual(['limits', 'rows']);
    expect(
      await messagesOf(`${HEAD}Lead.\n\n## One\n\nText.\n\n## Two \\{#two #one}\n\nText.\n`),
    ).toEqual([
      'content/a.mdx:11:1  the id "one" is taken by the heading on line 7 — reword one, or set an id: "Two \\{#another-id}"',
    ]);
  });

  it('takes sections with rows kept apart and code kept from prose', async () => {
    const { sections } = await body(
      'Lead.\n\n## Fields\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```json\n{"a": 1}\n```\n',
    );
    expect(sections).toEqual([
      { text: 'Lead.', code: '' },
      {
        heading: { id: 'fields', text: 'Fields', depth: 2 },
        text: 'a · b\n1 · 2',
        code: '{"a": 1}',
      },
    ]);
  });

  it('takes links of prose and of components with their lines', async () => {
    const { links } = await body('[x](/faq#a)\n\n<Related routes="/a, /b" />\n');
    expect(links).toEqual([
      { href: '/faq#a', line: 5, column: 1 },
      { href: '/a', isAttribute: true, line: 7, column: 1 },
      { href: '/b', isAttribute: true, line: 7, column: 1 },
    ]);
  });

  it('leaves colons in prose alone', async () => {
    const { sections } = await body('At 12:30 call transaction:create.\n');
    expect(sections[0]?.text).toBe('At 12:30 call transaction:create.');
  });
});

describe('plain Markdown of someone else', () => {
  const plain =
    '# Title\n\nHello <b style="color:red" onclick="x()">you</b>, {id} and 3 < 4.\n\n<script>alert(1)</script>\n\n```nosuchlanguage\nx\n```\n';

  it('accepts braces, HTML and unknown languages, the last with a warning', async () => {
    expect(await messagesOf(plain, 'notes/a.md')).toEqual([
      'notes/a.md:5:1  warning: <script> is not shown, because pages run and load nothing — say it in words',
      `notes/a.md:7:1  warning: code language "nosuchlanguage" is not on the list — use ${CODE_LANGUAGES.join(', ')}`,
    ]);
  });

  it('takes the title from the first heading and does not print it twice', () => {
    const { source } = parseSource(plain, 'notes/a.md', DIALECT);
    expect(source.frontmatter.title).toBe('Title');
    expect(source.body).not.toContain('# Title');
  });

  it('drops scripts, handlers and inline styles', async () => {
    const { tree } = (
      await compile(parseSource(plain, 'notes/a.md', DIALECT).source, 'notes/a.md', DIALECT)
    ).compiled;
    expect(JSON.stringify(tree)).not.toMatch(/alert|onclick|color/i);
    expect(JSON.stringify(tree)).toContain('you');
  });
});
