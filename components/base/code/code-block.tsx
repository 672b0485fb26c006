import * as t from '@/.generated/interface';
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
  /** Show the first lines of long code; a button shows the others. */
  readonly fold?: boolean | undefined;
  /** What the button copies, where some lines are only shown: those to remove. */
  readonly copy?: string | undefined;
}

/** Of long code: what it needs and how it begins. */
const SHOWN_LINES = 20;

/** The HTML of code with its lines after the first ones in an element that is closed until it is asked for. */
function folded(lines: readonly string[]): string {
  const rest = lines.slice(SHOWN_LINES).join('\n');
  return `${lines.slice(0, SHOWN_LINES).join('\n')}\n<span class="code-rest" hidden="until-found">${rest}</span>`;
}

/** Fewer lines than this are not worth a press. */
const MIN_FOLDED = 10;

/** A marked line is always shown. */
const isFoldable = (lines: readonly string[]): boolean =>
  lines.length >= SHOWN_LINES + MIN_FOLDED &&
  !lines.slice(SHOWN_LINES).some((line) => line.includes(' data-mark='));

/** What a reader calls the language: "Shell", "JSON". */
function blockLabel(lang: string): string {
  if (!isCodeLanguage(lang)) return t.codeCode;
  const { label, blockLabel = label } = languageEntry(lang);
  return blockLabel;
}

/**
 * Highlighted code with buttons to copy it and, where it is too wide, to wrap it. With a title it has a bar; without
 * one they have a margin at its end.
 * The boot script makes `pre` a focusable region only where it overflows.
 */
export function CodeBlock({ html, lang, title, numbered, lines, fold, copy }: CodeBlockProps) {
  const all = html.split('\n');
  const isFolded = fold === true && isFoldable(all);
  const label = title ?? t.codeLabel({ language: blockLabel(lang) });
  const tools = (
    <>
      <button
        className="icon-button wrap-button"
        type="button"
        aria-label={t.codeWrap}
        aria-pressed="false"
        suppressHydrationWarning
      >
        <Icon name="wrap-text" />
      </button>
      <CopyButton label={t.codeCopy} {...(copy === undefined ? {} : { value: copy })} />
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
          dangerouslySetInnerHTML={{ __html: isFolded ? folded(all) : html }}
        />
      </pre>
      {isFolded && (
        <button className="code-more" type="button">
          {t.codeShowAll({ count: all.length })}
        </button>
      )}
    </figure>
  );
}
