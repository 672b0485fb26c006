import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import type { Collected } from './collected';
import { rehypeTerms } from './terms';

const terms = [
  { id: 'pan', term: 'PAN', text: 'The number of a card.' },
  { id: 'chargeback', term: 'Chargeback', text: 'Money taken back.' },
];

/** HTML in, HTML out; explanations are shortened to `[word→id]`. */
function explain(html: string, path = 'content/faq.mdx'): string {
  const file = new VFile({ path });
  file.data.collected = { terms } as unknown as Collected; // the plugin reads nothing else
  const tree: Root = { type: 'root', children: [{ type: 'raw', value: html }] };
  const result = unified().use(rehypeRaw).use(rehypeTerms).runSync(tree, file);
  return toHtml(result).replace(
    /<span class="term"><a href="\/definition#(\w+)" aria-describedby="term-\1">([^<]*)<\/a><span class="term-tip" role="tooltip" id="term-\1">[^<]*<\/span><\/span>/g,
    '[$2→$1]',
  );
}

it('explains the first use on a page, and only that', () => {
  expect(explain('<p>A PAN and a PAN.</p><p>PAN</p>')).toBe(
    '<p>A [PAN→pan] and a PAN.</p><p>PAN</p>',
  );
});

it('finds words in any case and in the plural, abbreviations to the letter', () => {
  expect(explain('<p>Pan flute, chargebacks, pan.</p>')).toBe(
    '<p>Pan flute, [chargebacks→chargeback], pan.</p>',
  );
});

it('takes several terms of one sentence, in the order of the sentence', () => {
  expect(explain('<ul><li>A chargeback names the PAN.</li></ul>')).toBe(
    '<ul><li>A [chargeback→chargeback] names the [PAN→pan].</li></ul>',
  );
});

it.each([
  '<h2>PAN</h2>',
  '<p><a href="/x">PAN</a></p>',
  '<p><code>PAN</code></p>',
  '<pre><code>PAN</code></pre>',
  '<table><tbody><tr><td>PAN</td></tr></tbody></table>',
  '<p>PANDA, e-PAN, X_PAN</p>',
])('leaves %s alone', (html) => {
  expect(explain(html)).toBe(html);
});

it('leaves the page of definitions alone', () => {
  expect(explain('<p>PAN</p>', 'content/definition.mdx')).toBe('<p>PAN</p>');
});
