import { onClick } from '../browser/events';
import { focusOn } from '../browser/focus';

/** The buttons of blocks of code: break long lines or scroll again, and show the lines that are folded. */
export function startCode(): void {
  const blockOf = (button: Element) => button.closest('figure')?.querySelector('pre');
  onClick('.wrap-button', (button) => {
    button.setAttribute('aria-pressed', String(blockOf(button)?.toggleAttribute('data-wrap')));
  });
  onClick('.code-more', (button) => {
    const block = blockOf(button);
    // The button goes away, so the focus moves into the code.
    if (block) focusOn(block);
    block?.querySelector('.code-rest')?.removeAttribute('hidden');
  });
}
