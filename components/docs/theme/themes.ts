import * as t from '@/.generated/interface';
import { DEFAULT_THEME, THEMES, type Theme } from '@/lib/base/interface/constants';

/** A value of the store, of another tab or of an attribute; whatever is no theme means the default. */
export const themeOf = (value: string | null | undefined): Theme =>
  THEMES.find((theme) => theme === value) ?? DEFAULT_THEME;

/** The theme on screen: the root's attribute, which next-themes and the early switch write. */
export const shownTheme = (): Theme => themeOf(document.documentElement.dataset.theme);

/** What the switch leads to. */
export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

/** Name of the switch for those who do not see it. */
export const toggleLabel = (theme: Theme): string =>
  theme === 'dark' ? t.shellDarkNow : t.shellLightNow;
