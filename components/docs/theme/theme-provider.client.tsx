'use client';

import { ThemeProvider as NextThemes, useTheme } from 'next-themes';
import { type ReactNode, useEffect, useRef } from 'react';
import { THEME_EVENT } from '@/components/base/browser/events';
import { DEFAULT_THEME, STORAGE_KEYS, THEMES } from '@/lib/base/interface/constants';

/** `value` is a whitelist: a foreign stored word gives no attribute, and a page without one is dark. */
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
      <ThemeBridge />
      {children}
    </NextThemes>
  );
}

/** The boot script's switch is the only one; what it shows, next-themes is told, also if that was before it came. */
function ThemeBridge() {
  const state = useTheme();
  // next-themes renews its setter with every change; the listener must not come and go with it.
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    const follow = () => {
      const shown = document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
      if (shown !== latest.current.theme) latest.current.setTheme(shown);
    };
    follow();
    document.addEventListener(THEME_EVENT, follow);
    return () => document.removeEventListener(THEME_EVENT, follow);
  }, []);
  return null;
}
