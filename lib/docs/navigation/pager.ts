import type { Route } from '../../base/routes/route';
import type { NavNode, NavPage } from '../site/navigation';
import { pagesOf } from './sidebar-tree';

export interface PagerLinks {
  readonly previous?: NavPage | undefined;
  readonly next?: NavPage | undefined;
}

/** Neighbors in the docs sidebar, depth first; nothing for pages outside it. */
export function buildPager(docs: readonly NavNode[], route: Route): PagerLinks {
  const pages = pagesOf(docs);
  const index = pages.findIndex((page) => page.route === route);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}
