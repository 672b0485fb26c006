import { onClick } from '../boot/events';

declare const __CHECKER_SRC__: string;

let state: 'absent' | 'asked' | 'there' = 'absent';
let pressed: HTMLElement | undefined;

/**
 * The checks of values are fetched when a pointer or the focus first comes to a checker. A failed request is
 * forgotten, so that the next touch asks again; a chip pressed while the script is on its way is pressed again for it.
 */
export function startCheckers(): void {
  const wants = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('.checker')) load();
  };
  for (const type of ['pointerover', 'focusin', 'input'] as const) {
    document.addEventListener(type, wants, { passive: true });
  }
  onClick('[data-checker-fill]', (chip) => {
    if (state === 'there') return;
    pressed = chip;
    load();
  });
}

function load(): void {
  if (state !== 'absent') return;
  state = 'asked';
  const script = document.createElement('script');
  script.src = __CHECKER_SRC__;
  script.onload = () => {
    state = 'there';
    pressed?.click();
  };
  script.onerror = () => {
    state = 'absent';
    script.remove();
  };
  document.head.append(script);
}
