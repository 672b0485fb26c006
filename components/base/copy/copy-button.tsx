import { Icon } from '@/components/base/icon/icon';

interface CopyButtonProps {
  readonly label: string;
  /** What to copy; without it the boot script takes the text of the code next to the button. */
  readonly value?: string;
}

/** The copy button of the whole site; the boot script copies, says so, and sets `data-copied` for a second. */
export function CopyButton({ label, value = '' }: CopyButtonProps) {
  return (
    <button
      className="icon-button copy-button"
      type="button"
      data-copy={value}
      aria-label={label}
      suppressHydrationWarning
    >
      <Icon name="copy" className="icon-copy" />
      <Icon name="check" className="icon-done" />
    </button>
  );
}
