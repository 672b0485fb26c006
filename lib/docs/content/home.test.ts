import { expect, it } from 'vitest';
import { NO_DIALECT } from '../markdown/definition';
import { compile } from './compile';
import { parseSource } from './source';
import { articleText } from './testing';

const HEAD = `---
layout: home
hero:
  name: Notes
  text: A place for notes
  tagline: Small and quick.
  actions:
    - theme: brand
      text: Begin
      link: /begin
    - text: More
features:
  - icon: ⚡
    title: Quick
    details: It opens at once.
  - title: Linked
    details: Each note has an address.
    link: /linked
    linkText: Learn more
---
`;

it('shows what the head of a home page says, and keeps the lines of the body', async () => {
  const body = '\nA text.\n\n:::none\n:::\n';
  const { source } = parseSource(HEAD + body, 'index.md', NO_DIALECT);
  expect(source.frontmatter).toEqual({ title: 'Notes', description: 'A place for notes' });
  const { compiled, problems } = await compile(source, 'index.md', NO_DIALECT);
  expect(articleText(compiled)).toBe(
    'A place for notes Small and quick. Begin · More ⚡ Quick: It opens at once. Linked: Each note has an address. Learn more A text. :::none',
  );
  expect(compiled.links.map(({ href }) => href)).toEqual(['/begin', '/linked', '/linked']);
  expect(problems.map(({ line }) => line)).toEqual([HEAD.split('\n').length + 3]);
});

it.each(['hero: null', 'hero: A text', 'features: none', 'features: [null, 1]'])(
  'takes nothing from %j',
  (line) => {
    const { source } = parseSource(`---\n${line}\n---\n\n# A\n\nB\n`, 'a.md', NO_DIALECT);
    expect(source.frontmatter).toEqual({ title: 'A', description: 'B' });
  },
);
