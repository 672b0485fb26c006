import { Icon } from '@/components/base/icon/icon';
import { DocLink } from '@/components/base/link/link';
import { toRoute } from '@/lib/base/routes/route';
import { splitNames } from '@/lib/base/text/names';
import type { TitleOf } from '@/lib/docs/content/types';

interface RelatedProps {
  /** Routes separated by commas. */
  readonly routes: string;
  readonly titleOf: TitleOf;
}

/**
 * Links to other pages under their own titles, so a renamed page is renamed here too. A route without a page is
 * left out; the content check has named it with its line.
 */
export function Related({ routes, titleOf }: RelatedProps) {
  const pages = splitNames(routes).flatMap((route) => {
    const title = titleOf(toRoute(route));
    return title === undefined ? [] : [{ route, title }];
  });
  if (pages.length === 0) return null;
  return (
    <ul className="related">
      {pages.map(({ route, title }) => (
        <li key={route}>
          <DocLink className="related-link" href={route}>
            {title}
            <Icon name="arrow-right" />
          </DocLink>
        </li>
      ))}
    </ul>
  );
}
