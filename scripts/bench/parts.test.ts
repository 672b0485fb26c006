import { expect, it } from 'vitest';
import { partsOf } from './parts';

const PAGE =
  '<html><head><title>t</title></head><body class="b"><nav>n</nav><main id="m"><pre><code>c</code></pre>' +
  '<table><tr><td>d</td></tr></table></main><footer>f</footer></body></html>';

it('takes each part out of a page, and nothing else', () => {
  const without = Object.fromEntries(partsOf(PAGE).map((each) => [each.part, each.without]));
  expect(without.head).toBe(PAGE.replace('<head><title>t</title></head>', ''));
  expect(without.code).toBe(PAGE.replace('<pre><code>c</code></pre>', ''));
  expect(without.tables).toBe(PAGE.replace(/<table>.*<\/table>/, ''));
  expect(without.article).toBe(PAGE.replace(/<main.*<\/main>/, ''));
  expect(without.shell).toBe(PAGE.replace('<nav>n</nav>', '').replace('<footer>f</footer>', ''));
  expect(without.attributes).toBe(PAGE.replace(' class="b"', '').replace(' id="m"', ''));
});
