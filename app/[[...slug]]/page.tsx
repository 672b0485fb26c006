import { setImmediate } from 'node:timers/promises';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { contentVersion } from '@/.generated/content-version';
import { pageExtension } from '@/.generated/extension';
import { DocPage } from '@/components/docs/doc-page/doc-page';
import { type Route, toRoute } from '@/lib/base/routes/route';
import { getIndex, getPage, getSummary, routesToRender } from '@/lib/docs/content/pages';
import { isListed } from '@/lib/docs/content/types';
import { buildBreadcrumbs } from '@/lib/docs/navigation/breadcrumbs';
import { buildPager } from '@/lib/docs/navigation/pager';
import { jsonForScript, pageJsonLd, pageMetadata } from '@/lib/docs/seo/metadata';
import { loadSite } from '@/lib/docs/site/load';

interface Props {
  params: Promise<{ slug?: string[] }>;
}

/**
 * The export holds every page. Without this, the page does not recover from an error of rendering, and a change of the
 * query scrolls to the top.
 */
export const dynamicParams = false;

/** In the preview only: what makes the framework render again when the watcher rewrites the generated module. */
const IS_PREVIEW = process.env.NODE_ENV === 'development';
const PREVIEW = IS_PREVIEW ? { 'data-content': contentVersion } : {};

/**
 * The routes of an export. The preview has no list: to make one, the framework starts a process at each request. A new
 * page would be unknown until that process has ended.
 */
export const generateStaticParams = (
  IS_PREVIEW ? undefined : exportedParams
) as typeof exportedParams; // the framework's type forbids undefined, its code looks for it

function exportedParams() {
  return routesToRender().map((route) => ({ slug: route.split('/').filter(Boolean) }));
}

const routeOf = async (params: Props['params']): Promise<Route> =>
  toRoute(((await params).slug ?? []).map(decodeURIComponent).join('/'));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const summary = getSummary(await routeOf(params));
  if (!summary) return {};
  return pageMetadata(summary, loadSite());
}

export default async function Page({ params }: Props) {
  const page = await getPage(await routeOf(params), pageExtension.dialect);
  if (!page) notFound();
  // What the head says is written first then. Else the order in a payload depends on how warm the process is: on which
  // other pages were rendered before.
  await setImmediate();
  const site = loadSite();
  const { config, folders } = site;
  const { navigation, pages, faults: dataFaults } = getIndex();
  const known = new Set(pages.filter(isListed).map(({ route }) => route));
  const label = page.frontmatter.sidebarLabel ?? page.frontmatter.title;
  const crumbs = buildBreadcrumbs(page.route, label, navigation.docs, known, folders);
  const jsonLd = pageJsonLd(page.frontmatter, page.route, crumbs, site, page.updated);
  return (
    <>
      <script
        {...PREVIEW}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own data with "<" escaped
        dangerouslySetInnerHTML={{ __html: jsonForScript(jsonLd) }}
      />
      <DocPage
        page={page}
        updated={page.updated}
        faults={page.faults}
        note={IS_PREVIEW ? page.visibility : undefined}
        dataFaults={dataFaults}
        crumbs={crumbs}
        pager={buildPager(navigation.docs, page.route)}
        editUrl={config.editUrl.replace('{file}', page.file) || undefined}
        extension={pageExtension}
      />
    </>
  );
}
