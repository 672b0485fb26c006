import { isCodeLanguage, languageEntry } from '@/lib/base/code/languages';
import { CopyButton } from '../copy/copy-button';

interface CodeBlockProps {
  /** Inner HTML of `<code>` as `highlight()` makes it. */
  readonly html: string;
  readonly lang: string;
  readonly title?: string | undefined;
  readonly numbered?: boolean | undefined;
}

/** What a reader calls the language: "Shell", "JSON". */
function blockLabel(lang: string): string {
  if (!isCodeLanguage(lang)) return 'Code';
  const { label, blockLabel = label } = languageEntry(lang);
  return blockLabel;
}

/**
 * Highlighted code with a copy button. With a title it has a bar; without one the button floats.
 * The boot script makes `pre` a focusable region only where it overflows.
 */
export function CodeBlock({ html, lang, title, numbered }: CodeBlockProps) {
  const label = title ?? `${blockLabel(lang)} code`;
  return (
    <figure className={numbered ? 'code code-numbered' : 'code'} aria-label={label}>
      {title === undefined ? (
        <CopyButton label="Copy code to clipboard" />
      ) : (
        <figcaption className="code-bar">
          <span className="code-title">{title}</span>
          <CopyButton label="Copy code to clipboard" />
        </figcaption>
      )}
      <pre suppressHydrationWarning>
        <code
          className={`language-${lang}`}
          // Our own highlighter's output: text is escaped, tags are line and ink spans only.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted at build time
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </figure>
  );
}
