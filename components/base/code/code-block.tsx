import { CopyButton } from '../copy/copy-button';

interface CodeBlockProps {
  /** Inner HTML of `<code>` as `highlight()` makes it. */
  readonly html: string;
  readonly lang: string;
  readonly title?: string | undefined;
  readonly numbered?: boolean | undefined;
}

/** What a reader calls each language. */
const LANGUAGE_LABELS: Readonly<Record<string, string>> = {
  bash: 'Shell',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  php: 'PHP',
  python: 'Python',
  text: 'Text',
};

/**
 * Highlighted code with a copy button. With a title it has a bar; without one the button floats.
 * The boot script makes `pre` a focusable region only where it overflows.
 */
export function CodeBlock({ html, lang, title, numbered }: CodeBlockProps) {
  const label = title ?? `${LANGUAGE_LABELS[lang] ?? 'Code'} code`;
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
