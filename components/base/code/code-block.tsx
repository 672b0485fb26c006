import { isCodeLanguage, languageEntry } from '@/lib/base/code/languages';
import { CopyButton } from '../copy/copy-button';
import { Icon } from '../icon/icon';

interface CodeBlockProps {
  /** Inner HTML of `<code>` as `highlight()` makes it. */
  readonly html: string;
  readonly lang: string;
  readonly title?: string | undefined;
  readonly numbered?: boolean | undefined;
  /** What its lines are about, as `lineNames()` writes it: a script marks them together with what they name. */
  readonly lines?: string | undefined;
}

/** What a reader calls the language: "Shell", "JSON". */
function blockLabel(lang: string): string {
  if (!isCodeLanguage(lang)) return 'Code';
  const { label, blockLabel = label } = languageEntry(lang);
  return blockLabel;
}

/**
 * Highlighted code with buttons to copy it and, where it is too wide, to wrap it. With a title it has a bar; without
 * one they have a margin at its end.
 * The boot script makes `pre` a focusable region only where it overflows.
 */
export function CodeBlock({ html, lang, title, numbered, lines }: CodeBlockProps) {
  const label = title ?? `${blockLabel(lang)} code`;
  const tools = (
    <>
      <button
        className="icon-button wrap-button"
        type="button"
        aria-label="Wrap lines"
        aria-pressed="false"
        suppressHydrationWarning
      >
        <Icon name="wrap-text" />
      </button>
      <CopyButton label="Copy code to clipboard" />
    </>
  );
  return (
    <figure className={numbered ? 'code code-numbered' : 'code'} aria-label={label}>
      {title === undefined ? (
        tools
      ) : (
        <figcaption className="code-bar">
          <span className="code-title">{title}</span>
          {tools}
        </figcaption>
      )}
      <pre suppressHydrationWarning>
        <code
          className={`language-${lang}`}
          data-lines={lines}
          // Our own highlighter's output: text is escaped, tags are line and ink spans only.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted at build time
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </figure>
  );
}
