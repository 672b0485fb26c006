import { DEFAULT_THEME, STORAGE_KEYS, THEMES, type Theme } from '@/lib/base/interface/constants';
import { onClick, onEachPage, THEME_EVENT } from '../../base/browser/events';
import { onStored, writeStored } from '../../base/browser/storage';

declare const __THEME_COLORS__: Record<Theme, string>;

const html = document.documentElement;
const current = (): Theme => (html.dataset.theme === 'light' ? 'light' : 'dark');
const isTheme = (value: string | null): value is Theme =>
  (THEMES as readonly (string | null)[]).includes(value);

function show(theme: Theme): void {
  html.dataset.theme = theme;
  tellBrowser();
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.setAttribute(
      'aria-label',
      `Switch between dark and light mode (currently ${theme} mode)`,
    );
  }
  document.dispatchEvent(new CustomEvent(THEME_EVENT, { detail: theme }));
}

/** The colour of the browser around the page. */
function tellBrowser(): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = __THEME_COLORS__[current()];
  }
}

/** The toggle works before the framework arrives and goes on working after it. */
export function startTheme(): void {
  onEachPage(() => show(current()));
  // Each page brings a head of its own, later than its words.
  new MutationObserver(tellBrowser).observe(document.head, { childList: true });
  onClick('[data-theme-toggle]', () => {
    const next = current() === 'dark' ? 'light' : 'dark';
    show(next);
    writeStored(STORAGE_KEYS.theme, next);
  });
  onStored(STORAGE_KEYS.theme, (value) => show(isTheme(value) ? value : DEFAULT_THEME));
}
