import type { ComponentType, ReactNode } from 'react';
import { PLAIN } from '@/lib/docs/content/extension';
import type { Frontmatter, Page, TitleOf } from '@/lib/docs/content/types';
import type { Dialect } from '@/lib/docs/markdown/definition';
import type { MoreDownloads } from '@/lib/docs/site/downloads';
import type { Count } from '../site/counters';

/** How an extension of the site looks. `.generated/extension.ts` exports that of this site, or `PLAIN_PAGES`. */
export interface PageExtension extends MoreDownloads {
  readonly dialect: Dialect;
  components(
    page: Pick<Page, 'route' | 'frontmatter'>,
    titleOf: TitleOf,
  ): Readonly<Record<string, ComponentType<never>>>;
  /** What is next to the text of a page, in a column of its own. */
  aside(head: Frontmatter): ReactNode;
  /** Whether a page has tables that need the whole width, so that its table of contents is a menu. */
  isWide(page: Pick<Page, 'calls' | 'frontmatter'>): boolean;
  /** Component after whose first call the aside comes, in the order of the document; without it after the text. */
  readonly asideAfter?: string;
  /** Short facts above the title of a page. */
  labels(head: Frontmatter): readonly string[];
  /** What a reader asks of the subject in numbers; without any, a site counts its pages. */
  counts(): readonly Count[];
}

export const PLAIN_PAGES: PageExtension = {
  dialect: PLAIN.dialect,
  downloads: PLAIN.downloads,
  downloadOf: PLAIN.downloadOf,
  components: () => ({}),
  aside: () => null,
  isWide: () => false,
  labels: () => [],
  counts: () => [],
};
