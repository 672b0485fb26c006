import { Dial } from '@/components/base/icon/dial';
import { DocLink } from '@/components/base/link/link';
import type { TitleOf } from '@/lib/docs/content/types';
import { CodeBlock } from '../../base/code/code-block';
import { Details } from '../../base/details/details';
import { Table, TableCell, TableHeader } from '../../base/tables/table';
import { Verb } from '../../gateway/api/verb';
import { Status } from '../../gateway/text/status';
import { Admonition } from './admonition';
import { Card, Cards } from './cards';
import { Checklist } from './checklist';
import { Downloads } from './downloads';
import { Image } from './image';
import { Related } from './related';
import { Steps } from './steps';
import { Tab, Tabs } from './tabs';

/** Where the twelve statuses are explained, one row each. */
const STATUS_PAGE = '/reference/transaction_statuses';

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
  Dial,
  Downloads,
  Steps,
  Tab,
  Tabs,
  Verb,
};

/** The map of generic components; `titleOf` resolves the titles of linked pages. */
export function genericComponents(titleOf: TitleOf) {
  const hasStatusPage = titleOf(STATUS_PAGE) !== undefined;
  return {
    ...STATIC_COMPONENTS,
    Related: ({ routes }: { readonly routes: string }) => (
      <Related routes={routes} titleOf={titleOf} />
    ),
    Status: ({ name }: { readonly name: string }) => (
      <Status name={name} href={hasStatusPage ? `${STATUS_PAGE}#${name}` : undefined} />
    ),
  };
}
