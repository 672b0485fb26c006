import { DocLink } from '@/components/base/link/link';
import type { Route } from '@/lib/base/routes/route';
import { groupsTo, pagesOf } from '@/lib/docs/navigation/sidebar-tree';
import type { NavGroup, NavNode, NavPage } from '@/lib/docs/site/navigation';

/** Above this, groups away from the current page are links to their first page: a tree of a thousand is no menu. */
const MAX_FULL_TREE = 120;

interface Props {
  nodes: readonly NavNode[];
  route: Route;
}

export function NavTree({ nodes, route }: Props) {
  const open = new Set(groupsTo(nodes, route) ?? []);
  const isSparse = pagesOf(nodes).length > MAX_FULL_TREE;
  return <NavList nodes={nodes} route={route} open={open} isSparse={isSparse} />;
}

interface ListProps extends Props {
  open: ReadonlySet<NavGroup>;
  isSparse: boolean;
}

function NavList({ nodes, route, open, isSparse }: ListProps) {
  return (
    <ul>
      {nodes.map((node) => {
        if (node.type === 'page')
          return <NavLink key={node.route} page={node} isCurrent={node.route === route} />;
        const isOpen = open.has(node);
        if (isSparse && !isOpen) {
          const [first] = pagesOf(node.items);
          return (
            first && (
              <NavLink
                key={`${node.label} ${first.route}`}
                page={{ ...first, label: node.label, verb: undefined }}
                isGroup
              />
            )
          );
        }
        return (
          <li key={node.label}>
            <details open={isOpen || !(isSparse || node.isCollapsed)} suppressHydrationWarning>
              <summary>{node.label}</summary>
              <NavList nodes={node.items} route={route} open={open} isSparse={isSparse} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

interface LinkProps {
  page: NavPage;
  isCurrent?: boolean;
  isGroup?: boolean;
}

function NavLink({ page, isCurrent = false, isGroup = false }: LinkProps) {
  return (
    <li>
      <DocLink
        className={isGroup ? 'sidebar-link sidebar-link-group' : 'sidebar-link'}
        href={page.route}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span>{page.label}</span>{' '}
        {page.verb && (
          <span className="verb" data-verb={page.verb}>
            {page.verb}
          </span>
        )}
      </DocLink>
    </li>
  );
}
