import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSummary } from '../../lib/docs/content/pages';
import { isListed } from '../../lib/docs/content/types';
import { absoluteUrl } from '../../lib/docs/seo/metadata';
import type { Site } from '../../lib/docs/site/schemas';
import { llmsList, twinPath } from '../../lib/docs/twin/llms';
import { articleOf } from '../../lib/docs/twin/twin';
import { runInThreads } from '../cli/threads';
import { extensionCode } from '../content/extension';
import { linkOrCopy } from './link';
import { MadeCache } from './made-cache';
import type { TwinTask } from './twin-task';

const PAGES_PER_THREAD = 16;

/**
 * The Markdown twin of every page next to its HTML (`/faq.md`), `llms.txt` with links to all listed pages, and
 * `llms-full.txt` with their text.
 */
export async function writeTwins(
  out: string,
  pages: readonly PageSummary[],
  site: Site,
): Promise<void> {
  const cache = new MadeCache('docs-twins', '.md', [
    'lib/docs/twin',
    'scripts/export/twin-task.ts',
    ...extensionCode(),
  ]);
  const tasks = pages.map(({ route }): TwinTask => {
    const html = readFileSync(
      path.join(out, route === '/' ? 'index.html' : `${route}.html`),
      'utf8',
    );
    const article = articleOf(html);
    if (article === undefined) throw new Error(`the page ${route} has no article`);
    const url = absoluteUrl(site.config, route);
    return { article, url, file: cache.fileFor(url, article) };
  });
  const missing = tasks.filter(({ file }) => !cache.has(file));
  await runInThreads(
    new URL('./twin-task.ts', import.meta.url),
    () => import('./twin-task'),
    missing,
    PAGES_PER_THREAD,
  );
  cache.keepOnly(tasks.map(({ file }) => file));

  const texts = tasks.map(({ file }) => readFileSync(file, 'utf8'));
  for (const [index, { route }] of pages.entries())
    linkOrCopy(tasks[index]?.file ?? '', path.join(out, twinPath(route)));
  const { title, url } = site.config;
  const home = pages.find(({ route }) => route === '/');
  const isInLists = pages.map(isListed);
  const list = llmsList({
    title,
    summary: home?.frontmatter.description ?? title,
    pages: pages.filter(isListed).map(({ route, frontmatter }) => ({ route, ...frontmatter })),
    labels: site.folders,
    resolve: (file) => `${url}${process.env.BASE_PATH ?? ''}${file}`,
  });
  writeFileSync(path.join(out, 'llms.txt'), list);
  writeFileSync(
    path.join(out, 'llms-full.txt'),
    texts.filter((_, index) => isInLists[index]).join('\n\n---\n\n'),
  );
}
