import * as t from '@/.generated/interface';
import { Icon } from '@/components/base/icon/icon';
import type { Route } from '@/lib/base/routes/route';
import { twinPath } from '@/lib/docs/twin/llms';

interface Props {
  readonly route: Route;
}

/** The page as text: to the clipboard, or to look at. The preview has no twins, so it shows nothing. */
export function PageTools({ route }: Props) {
  if (process.env.NODE_ENV === 'development') return null;
  const href = `${process.env.BASE_PATH ?? ''}${twinPath(route)}`;
  return (
    <div className="page-tools">
      <button
        className="button button-quiet copy-page"
        type="button"
        data-copy-page={href}
        suppressHydrationWarning
      >
        <Icon name="copy" className="icon-copy" />
        <Icon name="check" className="icon-done" />
        <span>{t.pageCopy}</span>
      </button>
      <a className="button button-quiet" href={href}>
        <Icon name="file-text" />
        <span>
          <span className="visually-hidden">{`${t.pageViewAs} `}</span>
          {t.pageMarkdown}
        </span>
      </a>
    </div>
  );
}
