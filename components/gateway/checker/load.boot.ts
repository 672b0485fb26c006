import { onClick } from '../../base/browser/events';
import { lazyScript } from '../../base/browser/load-script';

declare const __CHECKER_SRC__: string;

/**
 * The checks of values are fetched when a pointer or the focus first comes to a checker. A failed request is
 * forgotten, so that the next touch asks again; a chip pressed while the script is on its way is pressed again for it.
 */
export function startCheckers(): void {
  let pressed: HTMLElement | undefined;
  const script = lazyScript(__CHECKER_SRC__, () => pressed?.click());
  const wants = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('.checker')) script.load();
  };
  for (const type of ['pointerover', 'focusin', 'input'] as const) {
    document.addEventListener(type, wants, { passive: true });
  }
  onClick('[data-checker-fill]', (chip) => {
    if (script.isThere()) return;
    pressed = chip;
    script.load();
  });
}
