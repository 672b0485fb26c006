import { Icon } from '@/components/base/icon/icon';

/** Prints the button; the boot script gives it its behaviour and its current state in words. */
export function ThemeToggle() {
  return (
    <button
      className="icon-button theme-toggle"
      type="button"
      data-theme-toggle=""
      aria-label="Switch between dark and light mode"
      suppressHydrationWarning
    >
      <Icon name="sun" className="icon-sun" />
      <Icon name="moon" className="icon-moon" />
    </button>
  );
}
