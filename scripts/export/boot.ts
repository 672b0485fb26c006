import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TAB_LANGUAGES } from '../../lib/base/code/languages';
import type { Extension } from '../../lib/docs/content/extension';
import type { PageSummary } from '../../lib/docs/content/pages';
import { suggestionsOf } from '../../lib/docs/search/build/suggestions';
import type { Site } from '../../lib/docs/site/schemas';
import { bundleScript, bundleSheet } from './bundle';
import { searchIcons } from './icons';
import { isOfflineOn } from './offline';

export interface BootScripts {
  /** Inlined in the head; its hash goes into the page's content security policy. */
  readonly head: string;
  /** Address of the deferred script, named by its content. */
  readonly src: string;
  /** Address of the script of the 404 page. */
  readonly resolve: string;
  /** Addresses of the workers of the extension's tools, by name. */
  readonly workers: Readonly<Record<string, string>>;
  /** Addresses of the sheets of components that few pages have, by name: `long.page.css` is `long`. */
  readonly sheets: Readonly<Record<string, string>>;
}

const FOLDER = 'public/boot';
const PAGE_SHEET = '.page.css';

/** Bundle the scripts that run before (and without) the framework. */
export async function bundleBoot(
  site: Site,
  pages: readonly PageSummary[],
  { boot: extra }: Pick<Extension, 'boot'>,
): Promise<BootScripts> {
  const base = process.env.BASE_PATH ?? '';
  const define = {
    __ANALYTICS_ENDPOINT__: site.config.analytics.endpoint,
    __OFFLINE__: isOfflineOn() && process.env.NODE_ENV === 'production',
    __ICON_SERVICES__: site.config.iconServices,
    __BASE_PATH__: base,
    __PAGES__: pages.map(({ route, frontmatter }) => [route, frontmatter.title]),
    __REDIRECTS__: Object.fromEntries(site.redirects.map(({ from, to }) => [from, to])),
    __ANNOUNCEMENT_ID__: site.announcement?.id ?? '',
    __LANGUAGES__: TAB_LANGUAGES,
    __THEME_COLORS__: site.config.themeColor,
  };
  const bundle = (entries: string | readonly string[], more: Record<string, unknown> = {}) =>
    bundleScript(entries, { ...define, ...more });
  const scripts = new Map<string, string>();
  const publish = (name: string, text: string, kind: 'js' | 'css' = 'js'): string => {
    const file = named(name, text, kind);
    scripts.set(file, text);
    return `/boot/${file}`;
  };
  const highlight = publish(
    'highlight',
    await bundle('components/docs/highlight/highlight.boot.ts'),
  );
  const search = publish(
    'search',
    await bundle('components/docs/search/box/index.ts', {
      __SEARCH_ICONS__: searchIcons(),
      __SEARCH_SHEET__: await bundleSheet('components/docs/search/box/menu.css'),
      __SEARCH_SUGGESTIONS__: suggestionsOf(site, pages, base),
    }),
  );
  const tables = publish('tables', await bundle('components/base/tables/filter.boot.ts'));
  const icons = publish('icons', await bundle('components/base/icon/icons.boot.ts'));
  const lazy: Record<string, string> = {};
  for (const [name, entry] of Object.entries(extra?.lazy ?? {})) {
    lazy[name] = base + publish(path.basename(path.dirname(entry)), await bundle(entry));
  }
  const workers: Record<string, string> = {};
  for (const [name, entry] of Object.entries(extra?.workers ?? {})) {
    workers[name] = base + publish(name, await bundle(entry));
  }
  const resolve = publish('resolve', await bundle('components/docs/boot/resolve.ts'));
  const src = publish(
    'boot',
    await bundle(['components/docs/boot/boot.ts', ...(extra ? [extra.entry] : [])], {
      __HIGHLIGHT_SRC__: base + highlight,
      __SEARCH_SRC__: base + search,
      __TABLES_SRC__: base + tables,
      __ICONS_SRC__: base + icons,
      ...lazy,
    }),
  );
  const sheets: Record<string, string> = {};
  for (const entry of pageSheets()) {
    const name = path.basename(entry, PAGE_SHEET);
    if (name in sheets) throw new Error(`two sheets are named ${name}${PAGE_SHEET}`);
    sheets[name] = publish(name, await bundleSheet(entry), 'css');
  }
  writeScripts(scripts);
  return { head: await bundle('components/docs/boot/head.ts'), src, resolve, workers, sheets };
}

function writeScripts(scripts: ReadonlyMap<string, string>): void {
  const folder = path.resolve(FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (!scripts.has(old)) rmSync(path.join(folder, old));
  for (const [name, text] of scripts) {
    if (!existsSync(path.join(folder, name))) writeFileSync(path.join(folder, name), text);
  }
}

const named = (name: string, text: string, kind: 'js' | 'css'): string =>
  `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}.${kind}`;

/** `components/base/tables/long.page.css`: sheets of components that few pages have. */
const pageSheets = (): string[] =>
  readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(PAGE_SHEET))
    .map((name) => path.join('components', name))
    .sort();
