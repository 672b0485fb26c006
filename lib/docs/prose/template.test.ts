import { expect, it } from 'vitest';
import { pageTemplate } from './template';

it('names a page after its address, and asks for the first heading', () => {
  const text = pageTemplate('/guide/rate_limits', undefined);
  expect(text).toContain('title: "Rate limits"\n');
  expect(text).toContain('## TODO: the first heading');
});

it('takes a title', () => {
  expect(pageTemplate('/x', 'A: "b"')).toContain('title: "A: \\"b\\""\n');
});

it('writes what the subject of the site has to say at the address', () => {
  const text = pageTemplate('/x', undefined, { title: 'T', head: { key: 'a/b' }, body: '<A />\n' });
  expect(text).toContain('title: "T"\n');
  expect(text).toContain('key: a/b\n---\n');
  expect(text.endsWith('\n<A />\n')).toBe(true);
});
