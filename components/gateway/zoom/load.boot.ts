import { lazyScript } from '../../base/browser/load-script';

declare const __ZOOM_SRC__: string;

/**
 * On a phone a drawn screen has a key for each of its numbers. What the keys do is fetched when a finger or the focus
 * first comes to them. A key pressed while the script is on its way is pressed again for it. An entry of the legend in
 * which a searched word was found is shown as if its key had been pressed.
 */
export function startZoom(): void {
  let pressed: HTMLElement | undefined;
  const script = lazyScript(__ZOOM_SRC__, () => pressed?.click());
  for (const type of ['pointerover', 'focusin', 'click', 'beforematch'] as const) {
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element)) return;
      const entry = target.closest('.legend > li');
      const key =
        type === 'beforematch' && entry
          ? keysOf(entry)[[...(entry.parentElement?.children ?? [])].indexOf(entry)]
          : target.closest<HTMLElement>('.zoom-keys button');
      if (!key) return;
      if (type === 'click' || type === 'beforematch') pressed = key;
      if (script.isThere()) {
        if (type === 'beforematch') key.click();
      } else script.load();
    });
  }
}

const keysOf = (entry: Element): HTMLElement[] => [
  ...(entry.parentElement?.previousElementSibling?.querySelectorAll<HTMLElement>(
    '.zoom-keys button',
  ) ?? []),
];
