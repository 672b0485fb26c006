import * as t from '@/.generated/interface';
import type { TocEntry } from '@/lib/docs/content/types';

/**
 * One list, two shapes: a column where there is room, else a popover that the page bar's button opens. The boot
 * script marks the heading one is reading.
 */
export function Toc({ entries }: { entries: readonly TocEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav
      className="toc"
      id="toc"
      popover="auto"
      aria-label={t.pageOnThisPage}
      suppressHydrationWarning
    >
      <p className="toc-title" aria-hidden="true">
        {t.pageOnThisPage}
      </p>
      <TocList entries={entries} />
    </nav>
  );
}

function TocList({ entries }: { entries: readonly TocEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, text, depth, children }) => (
        <li key={id}>
          <a
            className={depth === 3 ? 'toc-link toc-link-sub' : 'toc-link'}
            href={`#${id}`}
            suppressHydrationWarning
          >
            {text}
          </a>
          {children.length > 0 && <TocList entries={children} />}
        </li>
      ))}
    </ol>
  );
}
