import * as t from '@/.generated/interface';
import { DocLink } from '@/components/base/link/link';
import { formatDay } from '@/lib/base/text/dates';
import type { Site } from '@/lib/docs/site/schemas';
import { kindLabel } from './kind-label';
import { WithCode } from './with-code';

interface NewsProps extends Pick<Site, 'changelog'> {
  readonly limit?: string;
}

/** The newest entries of the changelog. */
export function News({ limit = '3', changelog }: NewsProps) {
  const entries = changelog.slice(0, Number(limit));
  return (
    <ul className="news">
      {entries.map(({ id, date, kind, title }) => (
        <li key={id}>
          <time dateTime={date}>{formatDay(date, t.languageLocale)}</time>{' '}
          <span>
            <span className="tag">{kindLabel(kind)}</span>{' '}
            <DocLink href={`/changelog#${id}`}>
              <WithCode text={title} />
            </DocLink>
          </span>
        </li>
      ))}
    </ul>
  );
}
