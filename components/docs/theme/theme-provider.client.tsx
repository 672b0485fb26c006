'use client';

import { ThemeProvider as NextThemes, useTheme } from 'next-themes';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import site from '@/.generated/site.json';
import { DEFAULT_THEME, STORAGE_KEYS, THEMES } from '@/lib/base/interface/constants';
import { shownTheme, themeOf } from './themes';

/**
 * next-themes is the theme: its script, printed at the top of the body, sets the attribute before the first paint, and
 * `useTheme` owns key and attribute from when React has come. `value` is a whitelist: a foreign word of another tab
 * gives no attribute, and a page without one is dark.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <NextThemes
      attribute="data-theme"
      defaultTheme={DEFAULT_THEME}
      themes={[...THEMES]}
      value={{ dark: 'dark', light: 'light' }}
      storageKey={STORAGE_KEYS.theme}
      enableSystem={false}
      enableColorScheme={false}
    >
      {children}
      <ThemeColor />
    </NextThemes>
  );
}

/**
 * The color of the browser around the page. It comes after the shell, whose layout effect puts the root's attributes
 * back after a crash: where no store keeps a choice, what the page shows is the choice that next-themes begins with.
 */
function ThemeColor() {
  const state = useTheme();
  const first = useRef(state);
  useLayoutEffect(() => {
    const shown = shownTheme();
    if (shown !== themeOf(first.current.theme)) first.current.setTheme(shown);
  }, []);
  return <meta name="theme-color" content={site.themeColor[themeOf(state.theme)]} />;
}
