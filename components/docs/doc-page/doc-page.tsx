import type { ReactNode } from 'react';
import * as t from '@/.generated/interface';
import { Icon } from '@/components/base/icon/icon';
import { printMarkup } from '@/components/base/markup/markup';
import type { PageExtension } from '@/components/docs/mdx/extension';
import { mdxComponents } from '@/components/docs/mdx/registry';
import { Toc } from '@/components/docs/toc/toc';
import type { Route } from '@/lib/base/routes/route';
import { renderTree } from '@/lib/docs/content/render';
import { splitAfter } from '@/lib/docs/content/split';
import { buildToc } from '@/lib/docs/content/toc';
import type { Page, Visibility } from '@/lib/docs/content/types';
import type { PagerLinks } from '@/lib/docs/navigation/pager';
import type { Crumb } from '@/lib/docs/site/navigation';
import { Breadcrumbs } from './breadcrumbs';
import { DataFaults, Faults } from './faults';
import { PageFoot } from './page-foot';
import { PageTools } from './page-tools';
import { VisibilityNote } from './visibility-note';

interface Props {
  page: Page;
  updated?: string | undefined;
  faults?: readonly string[] | undefined;
  /** Of the data files, for every page. */
  dataFaults?: readonly string[] | undefined;
  /** In the preview: why the page is not in all lists. */
  note?: Visibility | undefined;
  crumbs: readonly Crumb[];
  pager: PagerLinks;
  editUrl?: string | undefined;
  extension: PageExtension;
}

/** One page of `content/`: bar, title, body, foot, table of contents, and what the extension has at its side. */
export async function DocPage({
  page,
  updated,
  faults = [],
  dataFaults = [],
  note,
  crumbs,
  pager,
  editUrl,
  extension,
}: Props) {
  const aside = extension.aside(page.frontmatter);
  const isWide = extension.isWide(page);
  const components = mdxComponents(page, extension);
  const parts = page.tree ? splitAfter(page.tree, aside ? extension.asideAfter : undefined) : [];
  const [body, rest] = await Promise.all(parts.map((part) => renderTree(part, components)));
  const toc = buildToc(page.headings);
  const tags = extension.labels(page.frontmatter);
  const content = (
    <>
      <div className={aside || isWide ? 'page-bar page-bar-api' : 'page-bar'}>
        <Breadcrumbs crumbs={crumbs} />
        <PageTools route={page.route} />
        {toc.length > 0 && (
          <button className="button button-quiet toc-button" type="button" popoverTarget="toc">
            {t.pageOnThisPage}
            <Icon name="chevron-down" className="chevron" />
          </button>
        )}
      </div>
      <div className={layoutClass(Boolean(aside), isWide, toc.length > 0)}>
        <article className="article">
          <header className="article-head">
            {tags.length > 0 && (
              <ul className="eyebrow" aria-label={t.pageAtAGlance}>
                {tags.map((tag) => (
                  <li className="tag" key={tag}>
                    {tag}
                  </li>
                ))}
              </ul>
            )}
            <h1>{page.frontmatter.title}</h1>
          </header>
          <div className="article-body prose">
            {note && <VisibilityNote visibility={note} />}
            {dataFaults.length > 0 && <DataFaults faults={dataFaults} />}
            {faults.length > 0 && <Faults faults={faults} />}
            {body}
          </div>
          {aside}
          {rest && <div className="article-body prose">{rest}</div>}
          <PageFoot editUrl={editUrl} updated={updated} pager={pager} />
        </article>
        <Toc entries={toc} />
      </div>
    </>
  );
  return <PageMain route={page.route}>{content}</PageMain>;
}

/**
 * No part of a page is changed by React, so the browser gets it as one text. The preview has elements, so that React
 * changes only what was edited, and the reader's tabs and folds stay.
 */
async function PageMain({ route, children }: { route: Route; children: ReactNode }) {
  const attributes = {
    className: 'page',
    id: 'main',
    tabIndex: -1,
    'data-route': route,
    suppressHydrationWarning: true,
  };
  if (process.env.NODE_ENV === 'development') return <main {...attributes}>{children}</main>;
  const { html, sheets } = await printMarkup(children);
  return (
    <>
      {sheets}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own elements, text escaped */}
      <main {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

const layoutClass = (hasAside: boolean, isWide: boolean, hasToc: boolean): string =>
  ['layout', hasAside ? 'layout-api' : isWide && 'layout-wide', hasToc && 'layout-with-toc']
    .filter(Boolean)
    .join(' ');
