import { onClick } from '../browser/events';

/** The wrap button of a block of code: its long lines break, or the block scrolls sideways again. */
export function startWrap(): void {
  onClick('.wrap-button', (button) => {
    const isWrapped = button.closest('figure')?.querySelector('pre')?.toggleAttribute('data-wrap');
    button.setAttribute('aria-pressed', String(isWrapped));
  });
}
