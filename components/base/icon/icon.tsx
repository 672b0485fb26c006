import icons from '@/.generated/icons.json';

interface Props {
  /** A lucide name; one that is not in `lib/docs/site/icons.ts` is fetched by the icon loader. */
  name: string;
  className?: string;
}

const MARKUP: Readonly<Record<string, string>> = icons;

/**
 * Always next to words, never instead of them: hidden from assistive technology. Its attributes hold its size where the
 * style sheet does not come; without them a browser draws it as wide as the window.
 */
export function Icon({ name, className = '' }: Props) {
  const markup = MARKUP[name];
  return (
    <svg
      className={`icon ${className}`.trim()}
      width={24}
      height={24}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...(markup ? { dangerouslySetInnerHTML: { __html: markup } } : { 'data-icon': name })}
    />
  );
}
