import { announce } from '../../../base/browser/events';
import { linesIn } from './lines';
import { goToField, mark } from './mark';

/** Blocks that have been prepared. */
const known = new WeakSet<Element>();

/** In a block of code the arrow keys go from one line with a field to the next, and Enter leads to the field. */
export function followKeys(): void {
  for (const code of document.querySelectorAll('[data-lines]')) {
    const block = code.closest('pre');
    if (!block || known.has(block)) continue;
    known.add(block);
    block.addEventListener('keydown', (event) => {
      const lines = linesIn(code);
      const at = lines.findIndex(({ element }) => element.hasAttribute('data-read'));
      const here = lines[at];
      if (event.key === 'Enter' && here) {
        event.preventDefault();
        goToField(here);
        return;
      }
      const next = { ArrowDown: lines[at + 1], ArrowUp: lines[Math.max(at - 1, 0)] }[event.key];
      if (!next) return;
      event.preventDefault();
      mark(next.fields);
      announce(next.element.textContent?.trim() ?? '');
    });
  }
}
