import { expect, it } from 'vitest';
import { PLAIN } from './extension';
import { parseSource } from './source';

const NAMED = '---\ntitle: A name\ndescription: What it is about.\n---\n';

const heads = (text: string) =>
  [false, true].map((isHeadEnough) => {
    const { source } = parseSource(text, 'a.md', PLAIN.dialect, isHeadEnough);
    return { frontmatter: source.frontmatter, isRead: source.tree !== undefined };
  });

it.each([
  ['# A name\n\nText.', NAMED],
  ['# Another\n\nText.', NAMED],
  ['```bash\n# a comment\n```\n', NAMED],
  ['# A title\n\nText.', ''],
  ['A title\n===\n\nText.', '---\ndescription: What it is about.\n---\n'],
])('gives the same head when the body is not asked for: %j', (body, head) => {
  const [whole, alone] = heads(head + body);
  expect(alone?.frontmatter).toEqual(whole?.frontmatter);
});

it('reads the body for the head only when the head has no title or no description', () => {
  expect(heads(`${NAMED}# A name\n\nText.`).map(({ isRead }) => isRead)).toEqual([true, false]);
  expect(heads('# A title\n\nText.').map(({ isRead }) => isRead)).toEqual([true, true]);
});
