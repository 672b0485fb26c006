import * as t from '@/.generated/interface';
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
            {t.pageEdit}
            <span className="visually-hidden">{` ${t.shellNewTab}`}</span>
          </a>
        )}
        {updated && (
          <p>
            {`${t.pageUpdated} `}
            <time dateTime={updated}>{formatDay(updated, t.languageLocale)}</time>
          </p>
        )}
      </div>
      {(previous || next) && (
        <nav className="pager" aria-label={t.pagePager}>
          {previous && (
            <DocLink rel="prev" href={previous.route}>
              <span>{t.pagePrevious}</span> {previous.label}
            </DocLink>
          )}{' '}
          {next && (
            <DocLink className="pager-next" rel="next" href={next.route}>
              <span>{t.pageNext}</span> {next.label}
            </DocLink>
          )}
        </nav>
      )}
    </footer>
  );
}
