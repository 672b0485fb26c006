import { Icon } from '@/components/icon/icon';
import { DocLink } from '@/components/navigation/link';
import type { Crumb } from '@/lib/navigation/types';

/** The last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        <li>
          <DocLink href="/" aria-label="Home page">
            <Icon name="house" />
          </DocLink>
        </li>
        {crumbs.map(({ label, route }, index) => (
          <li key={`${label} ${route ?? ''}`}>
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
