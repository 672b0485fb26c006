import { useTheme } from 'next-themes';
import { useLayoutEffect, useState } from 'react';
import { Icon } from '@/components/base/icon/icon';
import { otherTheme, themeOf, toggleLabel } from './themes';

/**
 * The switch. In the HTML it has the mark by which `theme.boot.ts` finds it. React removes the mark as soon as it
 * handles the button, so that each click has one effect.
 */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const [isOwned, setOwned] = useState(false);
  // A layout effect runs before the browser can send a click.
  useLayoutEffect(() => setOwned(true), []);
  const shown = themeOf(theme);
  return (
    <button
      className="icon-button theme-toggle"
      type="button"
      data-theme-toggle={isOwned ? undefined : ''}
      aria-label={toggleLabel(shown)}
      title={toggleLabel(shown)}
      onClick={() => setTheme(otherTheme(shown))}
      suppressHydrationWarning
    >
      <Icon name="sun" className="icon-sun" />
      <Icon name="moon" className="icon-moon" />
    </button>
  );
}
