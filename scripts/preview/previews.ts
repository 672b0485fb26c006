import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { PageSummary } from '../../lib/docs/content/pages';
import { folderLabel } from '../../lib/docs/navigation/folders';
import { previewPath } from '../../lib/docs/seo/metadata';
import type { Site } from '../../lib/docs/site/schemas';
import { runInThreads } from '../cli/threads';
import { siteColors } from '../content/check-colors';
import { linkOrCopy } from '../export/link';
import { MadeCache } from '../export/made-cache';
import type { CardColors, PreviewText } from './card';
import type { PreviewTask } from './task';

const PAGES_PER_THREAD = 4;

/** The Open Graph picture of every page, at the address its head names. */
export async function writePreviews(
  out: string,
  pages: readonly PageSummary[],
  site: Site,
): Promise<void> {
  const cache = new MadeCache('docs-previews', '.png', ['scripts/preview', 'package-lock.json']);
  const tasks = pages.map((page): PreviewTask => {
    const text = previewText(page, site);
    return { text, file: cache.fileFor(JSON.stringify(text)) };
  });
  const missing = tasks.filter(({ file }) => !cache.has(file));
  await runInThreads(
    new URL('./task.ts', import.meta.url),
    () => import('./task'),
    missing,
    PAGES_PER_THREAD,
  );
  cache.keepOnly(tasks.map(({ file }) => file));
  for (const [index, { route }] of pages.entries()) {
    const target = path.join(out, previewPath(route));
    mkdirSync(path.dirname(target), { recursive: true });
    linkOrCopy(tasks[index]?.file ?? '', target);
  }
}

function previewText(
  { route, frontmatter }: PageSummary,
  { config, folders, mark, texts }: Site,
): PreviewText {
  const folder = route.split('/').slice(1, -1)[0];
  return {
    title: frontmatter.title,
    section: folder === undefined ? '' : folderLabel(folder, folders),
    description: frontmatter.description,
    route,
    siteName: config.name,
    kind: texts.shell.docs,
    mark,
    colors: cardColors(config),
  };
}

function cardColors(config: Site['config']): CardColors {
  const { 'text-strong': strong, 'text-muted': muted, ...colors } = siteColors(config, 'dark');
  return {
    ground: config.themeColor.dark,
    strong: strong ?? '',
    muted: muted ?? '',
    line: colors.border ?? '',
    tick: colors['border-strong'] ?? '',
    accent: colors.accent ?? '',
  };
}
