import { DEFAULT_THEME, STORAGE_KEYS, THEMES, type Theme } from '@/lib/site/constants';
import { onClick, THEME_EVENT } from './events';
import { onStored, writeStored } from './storage';

declare const __THEME_COLORS__: Record<Theme, string>;

const html = document.documentElement;
const current = (): Theme => (html.dataset.theme === 'light' ? 'light' : 'dark');
const isTheme = (value: string | null): value is Theme =>
  (THEMES as readonly (string | null)[]).includes(value);

function show(theme: Theme): void {
  html.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = __THEME_COLORS__[theme];
  }
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.setAttribute(
      'aria-label',
      `Switch between dark and light mode (currently ${theme} mode)`,
    );
  }
  document.dispatchEvent(new CustomEvent(THEME_EVENT, { detail: theme }));
}

/** The toggle works before the framework arrives and goes on working after it. */
export function startTheme(): void {
  show(current());
  onClick('[data-theme-toggle]', () => {
    const next = current() === 'dark' ? 'light' : 'dark';
    show(next);
    writeStored(STORAGE_KEYS.theme, next);
  });
  onStored(STORAGE_KEYS.theme, (value) => show(isTheme(value) ? value : DEFAULT_THEME));
}
