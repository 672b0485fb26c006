import { STORAGE_KEYS, type Theme } from '@/lib/base/interface/constants';
import { onClick } from '../../base/browser/events';
import { onStored, writeStored } from '../../base/browser/storage';
import { otherTheme, shownTheme, themeOf, toggleLabel } from './themes';

declare const __THEME_COLORS__: Record<Theme, string>;

/** The switches of the page that React has not taken over. */
const SWITCHES = '[data-theme-toggle]';

/**
 * The switch until React has come: it writes the key and the attribute that next-themes reads, says which theme is
 * shown, and follows other tabs.
 */
export function startTheme(): void {
  describe(shownTheme());
  onClick(SWITCHES, () => {
    const next = otherTheme(shownTheme());
    show(next);
    writeStored(STORAGE_KEYS.theme, next);
  });
  onStored(STORAGE_KEYS.theme, (value) => {
    if (document.querySelector(SWITCHES)) show(themeOf(value));
  });
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  describe(theme);
}

/** In words on the switches, and in the color of the browser around the page. */
function describe(theme: Theme): void {
  for (const button of document.querySelectorAll<HTMLElement>(SWITCHES)) {
    button.title = toggleLabel(theme);
    button.setAttribute('aria-label', toggleLabel(theme));
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = __THEME_COLORS__[theme];
  }
}
