import * as t from '@/.generated/interface';
import { DocLink } from '@/components/base/link/link';
import { Sheet } from '@/components/base/sheet/sheet';
import { formatDay } from '@/lib/base/text/dates';
import type { TitleOf } from '@/lib/docs/content/types';
import type { Site } from '@/lib/docs/site/schemas';
import { kindLabel } from './kind-label';
import { WithCode } from './with-code';

interface ChangelogProps extends Pick<Site, 'changelog'> {
  readonly titleOf: TitleOf;
}

/** All entries, newest first, each with an anchor of its own. */
export function Changelog({ changelog, titleOf }: ChangelogProps) {
  return (
    <>
      <Sheet name="lists" />
      <ol className="changelog">
        {changelog.map(({ id, date, kind, title, text, routes }) => {
          const pages = routes.flatMap((route) => {
            const name = titleOf(route);
            return name ? [{ route, name }] : [];
          });
          return (
            <li key={id} id={id}>
              <p className="changelog-head">
                <time dateTime={date}>{formatDay(date, t.languageLocale)}</time>{' '}
                <span className="tag">{kindLabel(kind)}</span>
              </p>
              <div>
                <h3 className="changelog-title">
                  <WithCode text={title} />
                </h3>
                <p>
                  <WithCode text={text} />
                </p>
                {pages.length > 0 && (
                  <p className="changelog-pages">
                    {pages.map(({ route, name }, index) => (
                      <span key={route}>
                        {index > 0 && ', '}
                        <DocLink href={route}>{name}</DocLink>
                      </span>
                    ))}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
