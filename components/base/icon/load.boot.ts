import { onEachPage } from '../browser/events';
import { lazyScript } from '../browser/load-script';

declare const __ICONS_SRC__: string;

/** The script that asks the icon services is fetched where an icon is missing; the build inlines all that it knows. */
export function startIcons(): void {
  const { load } = lazyScript(__ICONS_SRC__);
  onEachPage(() => {
    if (document.querySelector('svg[data-icon]')) load();
  });
}
