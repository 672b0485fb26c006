// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { showFirstPart } from './first-part';

const rows = (count: number) => '<tr><td>x</td></tr>'.repeat(count);

it('keeps back what is below the screen, and shows it when the rest has been painted', async () => {
  vi.stubGlobal('innerHeight', 20);
  document.body.innerHTML = `<main><div class="article"><header><h1>t</h1></header>
    <div id="body"><p>a</p><table><tbody>${rows(20)}</tbody></table><p id="end">b</p></div>
    <aside><pre>code</pre></aside><div id="rest">c</div></div></main>`;
  const page = document.querySelector('main') as HTMLElement;
  const whenWhole = showFirstPart(page);
  const late = [...page.querySelectorAll('[data-late]')];
  expect(late.filter((element) => element.matches('tr')).length).toBeGreaterThan(10);
  expect(late.filter((element) => element.id !== '').map(({ id }) => id)).toEqual(['end', 'rest']);
  expect(page.querySelectorAll(':is(h1, aside, pre, tr:first-child)[data-late]')).toHaveLength(0);
  await new Promise<void>((resolve) => whenWhole(resolve));
  expect(page.outerHTML).not.toMatch(/data-(?:late|arriving)/);
  const again = vi.fn();
  whenWhole(again);
  expect(again).toHaveBeenCalledOnce();
});

it('keeps nothing of a short page back', () => {
  vi.stubGlobal('innerHeight', 800);
  document.body.innerHTML = '<main><div class="article"><p>a</p><p>b</p></div></main>';
  showFirstPart(document.querySelector('main') as HTMLElement);
  expect(document.querySelectorAll('[data-late]')).toHaveLength(0);
});
