import { CodeBlock } from '@/components/base/code/code-block';
import { Details } from '@/components/base/details/details';
import { DocLink } from '@/components/base/link/link';
import { Table, TableCell, TableHeader } from '@/components/base/tables/table';
import type { TitleOf } from '@/lib/docs/content/types';
import type { MoreDownloads } from '@/lib/docs/site/downloads';
import { Admonition } from './admonition';
import { Card, Cards } from './cards';
import { Checklist } from './checklist';
import { Downloads } from './downloads';
import { Fold } from './fold';
import { Image } from './image';
import { Related } from './related';
import { Steps } from './steps';
import { Tab, Tabs } from './tabs';

/** Elements Markdown makes, and components any page may use. */
const STATIC_COMPONENTS = {
  a: DocLink,
  img: Image,
  table: Table,
  td: TableCell,
  th: TableHeader,
  Admonition,
  Card,
  Cards,
  Checklist,
  CodeBlock,
  Details,
  Fold,
  Steps,
  Tab,
  Tabs,
};

/**
 * The map of generic components.
 * @param titleOf resolves the titles of linked pages
 * @param more files for machines that pages may offer in addition to the site's own
 */
export function genericComponents(titleOf: TitleOf, more: MoreDownloads) {
  return {
    ...STATIC_COMPONENTS,
    Related: ({ routes }: { readonly routes: string }) => (
      <Related routes={routes} titleOf={titleOf} />
    ),
    Downloads: ({ names }: { readonly names: string }) => <Downloads names={names} more={more} />,
  };
}
