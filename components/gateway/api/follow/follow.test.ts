// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_EVENT } from '../../../base/browser/events';

const PAGE = `
  <div class="param" id="p-amount"><div class="param-text"><p>How much.</p></div></div>
  <details><summary>Show</summary>
    <div class="param" id="p-customer-ip"><a href="#p-customer-ip">customer.ip</a></div>
  </details>
  <aside class="examples">
    <button class="examples-bar" aria-expanded="false">Example <code class="examples-line">x</code></button>
    <div class="examples-body">
      <pre><code data-lines="2 p-amount . p-customer-ip"><span class="line">{</span>
<span class="line">  "amount": "1"</span>
<span class="line">  "customer": {</span>
<span class="line">    "ip": "::1"</span></code></pre>
      <pre><code data-lines="1 r-amount"><span class="line">"amount": "1.00"</span></code></pre>
      <div hidden><pre><code data-lines="1 p-amount"><span class="line">hidden</span></code></pre></div>
    </div>
  </aside>`;

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const marked = () =>
  [...document.querySelectorAll('[data-read]')].map((each) => each.id || each.textContent?.trim());
const lineWith = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.line')].find((line) =>
    line.textContent?.includes(text),
  );
  if (!found) throw new Error(text);
  return found;
};

beforeEach(async () => {
  document.body.innerHTML = PAGE;
  location.hash = '';
  Element.prototype.scrollIntoView = vi.fn();
  // Its listeners are the document's, so one run serves all tests; blocks of code are new in each.
  await import('./index');
  document.dispatchEvent(new Event('docs:page'));
});

describe('examples that follow the reader', () => {
  it('mark the line of a hovered field, only where it is shown, and show it in the bar', () => {
    find('#p-amount p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    // In the response too, where the field has an address of its own.
    expect(marked()).toEqual(['p-amount', '"amount": "1"', '"amount": "1.00"']);
    expect(find('.examples-line').textContent).toBe('"amount": "1"');
  });

  it('mark the field of a focused or hovered line, and keep the mark on a line without one', () => {
    lineWith('"ip"').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(marked()).toEqual(['p-customer-ip', '"ip": "::1"']);
    lineWith('"customer"').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(marked()).toEqual(['p-customer-ip', '"ip": "::1"']);
  });

  it('lead from a pressed line to its field, and open the fold around it', () => {
    lineWith('"ip"').click();
    expect(location.hash).toBe('#p-customer-ip');
    expect(find('details').hasAttribute('open')).toBe(true);
    expect(document.activeElement).toBe(find('#p-customer-ip a'));
  });

  it('go from line to line by the arrow keys, and to the field by Enter', () => {
    const press = (key: string) =>
      find('pre').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('ArrowDown');
    expect(marked()[0]).toBe('p-amount');
    press('ArrowDown');
    expect(marked()).toEqual(['p-customer-ip', '"ip": "::1"']);
    press('ArrowUp');
    press('Enter');
    expect(location.hash).toBe('#p-amount');
  });

  it('open the sheet by its bar; Escape closes it and returns the focus', () => {
    find('.examples-bar').click();
    expect(find('.examples-bar').getAttribute('aria-expanded')).toBe('true');
    expect(document.documentElement.dataset.examples).toBe('open');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(find('.examples-bar').getAttribute('aria-expanded')).toBe('false');
    expect(document.documentElement.dataset.examples).toBe('');
    expect(document.activeElement).toBe(find('.examples-bar'));
  });
});

it('marks the root of a page with examples, for the sheets that make room for the bar', async () => {
  vi.stubGlobal('__FOLLOW_SRC__', '/boot/follow.js');
  const { dataset } = document.documentElement;
  document.body.innerHTML = PAGE;
  dataset.examples = 'open';
  (await import('./load.boot')).startFollow();
  expect(dataset.examples).toBe('');
  document.body.innerHTML = '<main></main>';
  document.dispatchEvent(new Event(PAGE_EVENT));
  expect(dataset.examples).toBeUndefined();
  vi.unstubAllGlobals();
});
