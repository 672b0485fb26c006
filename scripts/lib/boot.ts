import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { PageSummary } from '../../lib/content/pages';
import type { Site } from '../../lib/site/schemas';

export interface BootScripts {
  /** Inlined in the head; its hash goes into the page's content security policy. */
  readonly head: string;
  /** Address of the deferred script, named by its content. */
  readonly src: string;
  /** Address of the script of the 404 page. */
  readonly resolve: string;
}

const FOLDER = 'public/boot';

/** Bundle the scripts that run before (and without) the framework. */
export async function bundleBoot(site: Site, pages: readonly PageSummary[]): Promise<BootScripts> {
  const define = {
    __ANALYTICS_ENDPOINT__: JSON.stringify(site.config.analytics.endpoint),
    __ICON_SERVICES__: JSON.stringify(site.config.iconServices),
    __BASE_PATH__: JSON.stringify(process.env.BASE_PATH ?? ''),
    __PAGES__: JSON.stringify(pages.map(({ route, frontmatter }) => [route, frontmatter.title])),
    __REDIRECTS__: JSON.stringify(
      Object.fromEntries(site.redirects.map(({ from, to }) => [from, to])),
    ),
    __ANNOUNCEMENT_ID__: JSON.stringify(site.announcement?.id ?? ''),
    __THEME_COLORS__: JSON.stringify(site.config.themeColor),
  };
  const bundle = async (entry: string): Promise<string> => {
    const { outputFiles } = await build({
      entryPoints: [path.resolve('components/boot', entry)],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      define,
    });
    return outputFiles[0]?.text.trim() ?? '';
  };
  const [head, boot, resolve] = await Promise.all(['head.ts', 'boot.ts', 'resolve.ts'].map(bundle));
  const scripts = new Map([
    [named('boot', boot ?? ''), boot ?? ''],
    [named('resolve', resolve ?? ''), resolve ?? ''],
  ]);
  const folder = path.resolve(FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (!scripts.has(old)) rmSync(path.join(folder, old));
  for (const [name, text] of scripts) {
    if (!existsSync(path.join(folder, name))) writeFileSync(path.join(folder, name), text);
  }
  const [src, resolveSrc] = [...scripts.keys()].map((name) => `/boot/${name}`);
  return { head: head ?? '', src: src ?? '', resolve: resolveSrc ?? '' };
}

const named = (name: string, text: string): string =>
  `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.js`;
