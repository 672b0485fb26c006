import { onClick, onEachPage } from '../../../base/browser/events';
import { lazyScript } from '../../../base/browser/load-script';

declare const __FOLLOW_SRC__: string;

/**
 * The script that marks a field and its line together is fetched when a pointer or the focus first comes to a page
 * with examples. A page with examples is marked, for the sheets. What is pressed while the script is on its way is pressed again for it.
 */
export function startFollow(): void {
  onEachPage(() => {
    const { dataset } = document.documentElement;
    if (document.querySelector('.examples')) dataset.examples = '';
    else delete dataset.examples;
  });
  let pressed: HTMLElement | undefined;
  const script = lazyScript(__FOLLOW_SRC__, () => pressed?.click());
  for (const type of ['pointerover', 'focusin'] as const) {
    document.addEventListener(
      type,
      () => {
        if (document.querySelector('[data-lines]')) script.load();
      },
      { passive: true },
    );
  }
  onClick('.examples-bar, [data-lines] > .line', (element) => {
    if (script.isThere()) return;
    pressed = element;
    script.load();
  });
}
