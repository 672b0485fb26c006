import * as t from '@/.generated/interface';
import { Icon } from '@/components/base/icon/icon';
import { DocLink } from '@/components/base/link/link';
import type { Crumb } from '@/lib/docs/site/navigation';

/**
 * The last crumb is the page itself. On a narrow column only the way up is left: the nearest crumb before it that is
 * a link, home at the latest.
 */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const up = crumbs.findLastIndex(({ route }, index) => route && index < crumbs.length - 1);
  return (
    <nav className="breadcrumbs" aria-label={t.pageBreadcrumbs}>
      <ol>
        <li className={up < 0 ? 'crumb-up' : undefined}>
          <DocLink href="/" aria-label={t.pageHomePage}>
            <Icon name="house" />
          </DocLink>
        </li>
        {crumbs.map(({ label, route }, index) => (
          <li className={index === up ? 'crumb-up' : undefined} key={`${label} ${route ?? ''}`}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : route ? (
              <DocLink href={route}>{label}</DocLink>
            ) : (
              <span>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
