import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../base/source/problems';
import { compile } from '../content/compile';
import { parseSource } from '../content/source';
import { articleText } from '../content/testing';
import { NO_DIALECT } from './definition';
import { ownContainers, withoutCut } from './foreign';

/** A page as a tree in one line, and what the check says of it. */
async function read(text: string, file = 'notes/a.md') {
  const { source } = parseSource(text, file, NO_DIALECT);
  const { compiled, problems } = await compile(source, file, NO_DIALECT);
  return {
    tree: JSON.stringify(compiled.tree),
    text: articleText(compiled),
    messages: problems.map(formatProblem),
  };
}

describe('boxes of other sites', () => {
  it.each([
    ['::: tip', ':::tip'],
    ['::: warning A [title] here', ':::warning[A \\[title\\] here]'],
    [':::info Why', ':::info[Why]'],
    ['::: details Example {open}', ':::details[Example]'],
    [':::note[Title]', ':::note[Title]'],
    ['> ::: tip', '> :::tip'],
    ['  ::: warning Note', '  :::warning[Note]'],
    [':::', ':::'],
    ['12:::34', '12:::34'],
  ])('%j is read as %j', (line, own) => {
    expect(ownContainers(line)).toBe(own);
    const code = `~~~\n${line}\n~~~`;
    expect(ownContainers(code)).toBe(code);
  });

  it.each([
    ['::: tip NOTE\n\nText.\n\n:::', '"value":"tip"', 'NOTE Text.'],
    ['> [!CAUTION]\n> Text.', '"value":"danger"', 'Caution Text.'],
    ['> [!NOTE] \n>\n> Text.', '"value":"note"', 'Text.'],
    ['> [!important]\n> - One', '"value":"info"', 'Important One'],
    ['::: details A\n\nText.\n\n:::', '"name":"Details"', 'A Text.'],
    [
      '::: code-group\n\n```js [a.js]\n1\n```\n\n```ts\n2\n```\n\n:::',
      '"name":"Tabs"',
      'a.js, ts 1 a.js 2',
    ],
  ])('%j is drawn', async (markdown, part, text) => {
    const found = await read(`# A\n\n${markdown}`);
    expect(found.messages).toEqual([]);
    expect(found.tree).toContain(part);
    expect(found.text).toBe(text);
  });

  it.each([
    ['::: details', '"name":"Tabs"'],
    ['::: tip', '"name":"Tabs"'],
    [':::: warning A title', '"name":"Tabs"'],
    ['::: details A title', '"name":"Tabs"'],
  ])('are read in a box that begins with %j', async (outer, part) => {
    const [, colons = ''] = /^(:+)/.exec(outer) ?? [];
    const body = `:${outer}\n\n::: code-group\n\n~~~sh [npm]\nnpm i\n~~~\n\n~~~sh [bun]\nbun i\n~~~\n\n:::\n\n::: tip Inner\n\nText.\n\n:::\n\n:${colons}`;
    const { tree, messages } = await read(`# A\n\n${body}`);
    expect(messages).toEqual([]);
    expect(tree).toContain(part);
    expect(tree).toContain('"name":"title","value":"Inner"');
  });

  it('are shown as text where nothing is like them', async () => {
    const { text, messages } = await read('# A\n\n::: team Core people\n\n- One\n\n:::');
    expect(text).toBe(':::team Core people One');
    expect(messages).toEqual([
      expect.stringMatching(/^notes\/a\.md:3:1 {2}warning: ":::team" is not an admonition/),
    ]);
  });

  it.each([
    ['[[toc]]', '"[[toc]]" is shown as text'],
    ['Value: {{ $frontmatter.title }}', '"{{ … }}" is shown as text'],
    ['{% hint style="info" %}\nA\n{% endhint %}', '"{% … %}" is shown as text'],
    ["import Tabs from '@theme/Tabs';", '"import" and "export" are shown as text'],
    ['<<< @/snippets/a.js{2}', '"<<<" is shown as text'],
    ['!!! note "A title"\n    Text.', 'boxes and tabs of MkDocs'],
    ['=== "One"\n    Text.', 'boxes and tabs of MkDocs'],
    ['Ready :rocket:', 'the name of an emoji'],
  ])('say that %j is only shown as text', async (markdown, start) => {
    const { messages } = await read(
      `# A\n\n${markdown}\n\nAt 10:30:15, \`{{ a }}\` and a::b::c are plain.`,
    );
    expect(messages).toEqual([expect.stringContaining(`notes/a.md:3:1  warning: ${start}`)]);
  });

  it('keep no id in the title', () => {
    const { source } = parseSource('# Setup {#setup}\n\nText.\n', 'notes/a.md', NO_DIALECT);
    expect(source.frontmatter.title).toBe('Setup');
    expect(source.body.trim()).toBe('Text.');
  });

  it('mark lines by numbers and by comments', async () => {
    const { tree } = await read('# A\n\n```js [a.js] {1}\nlet a;\nlet b; // [!code ++]\n```');
    expect(tree).not.toContain('[!code');
    expect(tree).toMatch(/data-mark=.*data-mark=/);
  });

  it('leave out the set around code that is alone', async () => {
    const { text, messages } = await read('# A\n\n::: code-group\n\n```js\n1\n```\n\n:::');
    expect([text, messages]).toEqual(['1', []]);
  });

  it('leave a quotation a quotation', async () => {
    for (const line of ['> [!NOPE]\n> Text.', '> [!NOTE] and more', '> Text.'])
      expect((await read(`# A\n\n${line}`)).tree).toContain('"tagName":"blockquote"');
  });
});

describe('elements and fences of other sites', () => {
  it('shows what is in an element that HTML does not have, and says so once', async () => {
    const { text, messages } = await read(
      '# A\n\n<Badge type="tip">Kept</Badge> and <badge>this</badge>\n\n<script>lost()</script>',
    );
    expect(text).toContain('Kept and this');
    expect(messages).toEqual([
      'notes/a.md:3:1  warning: <badge> is an element of another site: what is in it is shown — say it in Markdown',
      'notes/a.md:5:1  warning: <script> is not shown, because pages run and load nothing — say it in words',
    ]);
  });

  it('shows the text of a badge, which is no part of an id', async () => {
    const { source } = parseSource(
      '# A\n\n## <Badge type="info" text="required" /> size: `number`\n\n## all <Badge text="new" />\n\nOne<Badge text="two" />three',
      'a.md',
      NO_DIALECT,
    );
    const { compiled } = await compile(source, 'a.md', NO_DIALECT);
    expect(compiled.headings.map(({ id, text }) => [id, text])).toEqual([
      ['size-number', 'required size: number'],
      ['all', 'all new'],
    ]);
    expect(articleText(compiled, { isSplit: true })).toContain('One two three');
    expect(JSON.stringify(compiled.tree)).not.toContain('adge"');
  });

  it('leads where an element of another site leads', async () => {
    const { tree, text } = await read(
      '# A\n\n<LessonLink href="/b" level="1">A lesson</LessonLink> more',
    );
    expect(text).toBe('A lesson more');
    expect(tree).toContain('"tagName":"a","properties":{"href":"/b"}');
    expect(tree).not.toContain('lessonlink');
  });

  it('knows the ids that HTML sets, under both names', async () => {
    const { source } = parseSource(
      '# A\n\n<a id="one"></a>Text <a name="two"></a>',
      'a.md',
      NO_DIALECT,
    );
    expect((await compile(source, 'a.md', NO_DIALECT)).compiled.ids).toEqual(['one', 'two']);
  });

  it('reads marked lines behind the language, as in js{1}', async () => {
    const { tree, messages } = await read('# A\n\n```js{2} [main.js]\na\nb\n```');
    expect(messages).toEqual([]);
    expect(tree).toContain('data-mark');
    expect(tree).toContain('"value":"main.js"');
  });

  it('shows a drawing in text as code, and says how drawings are made here', async () => {
    const { text, messages } = await read('# A\n\n```mermaid\ngraph TD\n```');
    expect(text).toBe('graph TD');
    expect(messages).toEqual([
      'notes/a.md:3:1  warning: "mermaid" is shown as text, because nothing draws it — draw from data (content/_site/diagrams), or write "text"',
    ]);
  });
});

describe('marks of twoslash', () => {
  it.each([
    ['const a = 1\n// ---cut---\na', 'a'],
    ['x\n// ---cut-before---\ny\n// ---cut-after---\nz', 'y'],
    ['x\n// ---cut-start---\ny\n// ---cut-end---\nz', 'x\nz'],
    ['// ---cutting---\na', '// ---cutting---\na'],
  ])('%j is shown as %j', (code, shown) => {
    expect(withoutCut(code)).toBe(shown);
  });
});
