import type { ComponentType } from 'react';
import { contractComponents } from '@/components/contract/registry';
import { diagramComponents } from '@/components/diagrams/registry';
import { siteComponents } from '@/components/site/registry';
import { titleOf } from '@/lib/content/pages';
import type { Page } from '@/lib/content/types';
import type { MdxName } from '@/lib/markdown/components';
import { genericComponents } from './generic';

// Attributes differ by name; `lib/markdown/reject.ts` has checked them against the same list of names.
type MdxComponents = Record<MdxName, ComponentType<never>>;

/** Every name a page may use. Components that speak of "this operation" or "this service" get it from the page. */
export const mdxComponents = (page: Pick<Page, 'route' | 'frontmatter'>) =>
  ({
    ...genericComponents(titleOf),
    ...siteComponents,
    ...diagramComponents(page),
    ...contractComponents(page),
  }) satisfies MdxComponents;
