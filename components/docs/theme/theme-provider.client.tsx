'use client';

import { ThemeProvider as NextThemes, useTheme } from 'next-themes';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import site from '@/.generated/site.json';
import { DEFAULT_THEME, STORAGE_KEYS, THEMES } from '@/lib/base/interface/constants';
import { shownTheme, themeOf } from './themes';

/**
 * next-themes holds the theme. Its script, printed at the top of the body, sets the attribute before the first paint;
 * once React has loaded, `useTheme` owns key and attribute. `value` lists the allowed words: an unknown word of another
 * tab gives no attribute, and a page without one is dark.
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
 * The color of the browser around the page. It comes after the shell, whose layout effect restores the attributes of the
 * root after a crash. Where no store keeps a choice, the page then shows the choice that next-themes begins with.
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
