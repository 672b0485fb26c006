import { expect, it } from 'vitest';
import { attr, findAll, findFirst, parseHtml, rawText, textOf } from './html';
import { filesOf } from './out';

const document = parseHtml(
  '<nav aria-label="Main"><a href="/">Home</a><a href="/faq" hidden>FAQ\n <b>x</b></a></nav><script>a < b</script>',
);

it('finds elements by tag and attribute, in document order', () => {
  expect(findAll(document, { tag: 'a' }).map((link) => attr(link, 'href'))).toEqual(['/', '/faq']);
  expect(findAll(document, { attrs: { hidden: true } })).toHaveLength(1);
  expect(attr(findFirst(document, { attrs: { href: /^\/f/ } }), 'href')).toBe('/faq');
  expect(findFirst(document, { tag: 'a', attrs: { href: '/none' } })).toBeUndefined();
});

it('collapses white space in text, and keeps a script to the letter', () => {
  expect(textOf(findAll(document, { tag: 'a' })[1])).toBe('FAQ x');
  expect(findAll(document, { tag: 'script' }).map(rawText)).toEqual(['a < b']);
});

it('knows both files of a route', () => {
  expect(filesOf('/faq')).toEqual(['faq.html', 'faq/index.html']);
  expect(filesOf('/')).toEqual(['index.html']);
});
