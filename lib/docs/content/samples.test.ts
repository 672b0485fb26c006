import type { Root } from 'hast';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_DIALECT } from '../markdown/definition';
import { compile } from './compile';
import { renderTree } from './render';
import { parseSource } from './source';

/** Lines of code that mean something to Markdown, MDX or YAML when they are outside of a fence. */
const SAMPLES = [
  '# a comment\nx=1',
  'x=1\n# a comment\n# and another',
  '## not a heading',
  'Title\n=====\nx=1',
  'Title\n-----\nx=1',
  '---\ntitle: Another\n---',
  '<!-- a comment -->\n<h1>Title</h1>',
  '{/* a comment */}\n{id}',
  ':::note[Title]\ntext\n:::',
  "import x from 'y'\nexport const z = 1",
  '<Tabs names="A">\n<Tab>\n</Tabs>',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '[^1]: a footnote\n[a]: /somewhere',
  '- item\n\n    # indented\n\n> quote',
  'a <5 and { open',
  '\\{#id} &amp; &lt;',
];

const HEAD =
  '---\ntitle: Real title\ndescription: A page of samples, described in as many words as the check asks for.\n---\n';
const indented = (code: string, by: string) => code.replace(/^(?=.)/gm, by);

/** The places that a sample can have in a page. */
const PLACES: Readonly<Record<string, (code: string) => string>> = {
  'a fence of backticks': (code) => `\`\`\`text\n${code}\n\`\`\`\n`,
  'a fence of tildes': (code) => `~~~text\n${code}\n~~~\n`,
  'a long fence': (code) => `\`\`\`\`\`text\n${code}\n\`\`\`\`\`\n`,
  'a list': (code) => `- Item\n\n${indented(`\`\`\`text\n${code}\n\`\`\``, '  ')}\n`,
  'the end, without closing': (code) => `Text.\n\n\`\`\`text\n${code}\n`,
};

const CodeBlock = ({ html }: { html: string }) => createElement('pre', { 'data-html': html });
const Admonition = ({ children }: { children: ReactNode }) => children;

/** What the cache on disk makes of a tree. */
const fromCache = (tree: Root): Root => JSON.parse(JSON.stringify(tree));

/** Each sample of the rendered page, as a reader copies it, and the words of its title and headings. */
async function rendered(text: string, file: string) {
  const { source } = parseSource(text, file, NO_DIALECT);
  const { compiled, problems } = await compile(source, file, NO_DIALECT);
  expect(problems.filter(({ level }) => level !== 'warning')).toEqual([]);
  if (!compiled.tree) throw new Error('not compiled');
  const tree = parseFragment(
    renderToStaticMarkup(await renderTree(fromCache(compiled.tree), { CodeBlock, Admonition })),
  );
  const texts = (name: string): string[] =>
    elements(tree)
      .filter(({ tagName }) => tagName === name)
      .map(textOf);
  return {
    title: source.frontmatter.title,
    samples: elements(tree)
      .filter(({ tagName }) => tagName === 'pre')
      .map(({ attrs }) => textOf(parseFragment(attrs[0]?.value ?? ''))),
    h1: texts('h1'),
    h2: texts('h2'),
  };
}

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

const childrenOf = (node: Node) => ('childNodes' in node ? node.childNodes : []);
const elements = (node: Node): DefaultTreeAdapterTypes.Element[] =>
  childrenOf(node).flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
const textOf = (node: Node): string =>
  'value' in node ? node.value : childrenOf(node).map(textOf).join('');

describe.each(Object.entries(PLACES))('a sample in %s', (_place, put) => {
  it('is rendered as it was written, in pages and in plain Markdown, and gives no title', async () => {
    const body = SAMPLES.map((code) => put(code)).join('\n\nText between.\n\n');
    // What has no closing can only come last.
    const pages =
      put('').endsWith('```\n') || put('').endsWith('~~~\n') ? [body] : SAMPLES.map(put);
    const wanted = pages.length === 1 ? [SAMPLES] : SAMPLES.map((code) => [code]);
    for (const [index, text] of pages.entries()) {
      const samples = wanted[index];
      expect((await rendered(`${HEAD}\n${text}`, 'content/a.mdx')).samples).toEqual(samples);
      expect(await rendered(text, 'content/real-title.md')).toMatchObject({
        title: 'real title',
        samples,
        h1: [],
      });
      expect(await rendered(`# Real title\n\n${text}`, 'a.md')).toMatchObject({
        title: 'Real title',
        samples,
        h1: [],
      });
    }
  });
});

describe('plain Markdown', () => {
  it.each([
    {
      name: 'indented code',
      text: 'Text.\n\n    # a comment\n    x=1\n\nReal\n====\n',
      title: 'Real',
      samples: ['# a comment\nx=1'],
    },
    {
      name: 'an HTML comment',
      text: '<!--\n# a comment\n-->\n\n# Real\n',
      title: 'Real',
      samples: [],
    },
    {
      name: 'a container',
      text: ':::note\n\n# Inside\n\n:::\n\n# Real\n',
      title: 'Real',
      samples: [],
    },
    {
      name: 'an underlined title of two lines',
      text: 'Real\ntitle\n=====\n\nText.\n',
      title: 'Real title',
      samples: [],
    },
    { name: 'marks in the title', text: '# `Real` *title*\n', title: 'Real title', samples: [] },
    {
      name: 'two rules at the top',
      text: '---\n\nText that stays.\n\n---\n\n# Real\n',
      title: 'Real',
      samples: [],
    },
  ])('takes the title from the first heading, not from $name', async ({ text, title, samples }) => {
    const page = await rendered(text, 'a.md');
    expect(page).toMatchObject({ title, samples });
    expect(page.h1).toEqual([]);
  });

  it('keeps every heading but the title, below it', async () => {
    const text =
      '# Real\n\nText.\n\nSecond\n======\n\n<h1 align="center">Third</h1>\n\n## Fourth\n';
    const { h1, h2 } = await rendered(text, 'a.md');
    expect([h1, h2]).toEqual([[], ['Second', 'Third', 'Fourth']]);
    const head = '---\ntitle: Other\n---\n';
    expect((await rendered(`${head}# Real\n`, 'a.md')).h2).toEqual(['Real']);
    expect((await rendered(`${head}# Other\n`, 'a.md')).h2).toEqual([]);
  });

  it('keeps the text between two rules at the top', () => {
    expect(
      parseSource('---\n\nText that stays.\n\n---\n', 'a.md', NO_DIALECT).source.body,
    ).toContain('stays');
  });

  it('describes itself by its first paragraph, not by code or a comment', () => {
    const text = '# Real\n\n<!-- no -->\n\n```text\nno\n```\n\nThe *first* paragraph.\n';
    expect(parseSource(text, 'a.md', NO_DIALECT).source.frontmatter.description).toBe(
      'The first paragraph.',
    );
  });
});
