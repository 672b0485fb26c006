import { Icon } from '@/components/base/icon/icon';
import { DocLink } from '@/components/base/link/link';
import { formatDay } from '@/lib/base/text/dates';
import type { PagerLinks } from '@/lib/docs/navigation/pager';

interface Props {
  editUrl?: string | undefined;
  /** ISO date-time. */
  updated?: string | undefined;
  pager: PagerLinks;
}

/** Edit link and date; neighbors in the sidebar where the page is in it. */
export function PageFoot({ editUrl, updated, pager: { previous, next } }: Props) {
  return (
    <footer className="article-foot">
      <div className="article-meta">
        {editUrl && (
          <a href={editUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="pencil" />
            Edit this page<span className="visually-hidden"> (opens in new tab)</span>
          </a>
        )}
        {updated && (
          <p>
            Last updated on <time dateTime={updated}>{formatDay(updated)}</time>
          </p>
        )}
      </div>
      {(previous || next) && (
        <nav className="pager" aria-label="Docs pages">
          {previous && (
            <DocLink rel="prev" href={previous.route}>
              <span>Previous</span> {previous.label}
            </DocLink>
          )}{' '}
          {next && (
            <DocLink className="pager-next" rel="next" href={next.route}>
              <span>Next</span> {next.label}
            </DocLink>
          )}
        </nav>
      )}
    </footer>
  );
}
