import { classOf } from './classes';
import { payloadOf } from './page-payload';
import { basePathOf, parseRedirects } from './redirects';

/** A built folder, as far as the check needs it. */
export interface Build {
  /** Paths of all files, `/`-separated. */
  readonly files: readonly string[];
  /** The text of one of them. */
  read(file: string): string;
}

/**
 * What is missing from a build, one sentence each; an empty list means that it may be published. A build that was cut
 * off, or a folder that is not a build, must never replace a site.
 */
export function faultsOfBuild(build: Build): string[] {
  const files = new Set(build.files);
  const missing = ['index.html', '404.html', 'sitemap.xml'].filter((file) => !files.has(file));
  if (missing.length > 0) return missing.map((file) => `${file} is missing`);
  const base = basePathOf(build.read('index.html'));
  return [
    ...missingPages(build, files, base),
    ...missingAssets(build, files, base),
    ...redirectFaults(build, files, base),
  ];
}

function missingPages(build: Build, files: ReadonlySet<string>, base: string): string[] {
  const routes = [...build.read('sitemap.xml').matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(
    ([, url = '']) =>
      decodeURIComponent(new URL(url).pathname).slice(base.length).replace(/\/$/, ''),
  );
  if (routes.length === 0) return ['sitemap.xml names no page'];
  return routes
    .filter((route) => route !== '' && !hasPage(files, route))
    .map((route) => `${route.slice(1)}.html is missing: the sitemap names ${route}`);
}

const hasPage = (files: ReadonlySet<string>, route: string) =>
  files.has(`${route.slice(1)}.html`) || files.has(`${route.slice(1)}/index.html`);

/** How documents, payloads and sheets (`/_next/static/…`) and scripts (`static/…`) write the address of a hashed file. */
const FRAMEWORK =
  /(?:\/_next\/|["'])(static\/[\w./~%[\]$-]+?\.(?:js|css|woff2?|svg|png|webp|avif|ico))/g;
const ATTRIBUTE = /\b(?:src|href)="(\/[^"?#]+)/g;

function missingAssets(build: Build, files: ReadonlySet<string>, base: string): string[] {
  const users = new Map<string, string>();
  for (const file of build.files.filter((name) => /\.(html|txt|css|js)$/.test(name))) {
    const text = build.read(file);
    const assets = [
      ...[...text.matchAll(FRAMEWORK)].map(([, name = '']) => `/_next/${name}`),
      ...(file.endsWith('.html') ? [...text.matchAll(ATTRIBUTE)] : [])
        .map(([, address = '']) => address.slice(base.length))
        .filter((address) => classOf(address) === 'asset'),
      ...(file.endsWith('.html') ? payloadIn(text, base) : []),
    ];
    for (const asset of assets) {
      const name = decodeURIComponent(asset.slice(1));
      if (!files.has(name) && !users.has(name)) users.set(name, file);
    }
  }
  return [...users].map(([name, user]) => `${name} is missing: ${user} asks for it`);
}

const payloadIn = (html: string, base: string): string[] => {
  const payload = payloadOf(html);
  return payload ? [payload.address.slice(base.length)] : [];
};

function redirectFaults(build: Build, files: ReadonlySet<string>, base: string): string[] {
  if (!files.has('_redirects')) return [];
  try {
    // Whether a target is written yet is for the content check to say; without its file an old address is lost.
    return parseRedirects(build.read('_redirects'), base)
      .filter(({ from }) => !hasPage(files, from))
      .map(({ from }) => `${from.slice(1)}.html is missing: _redirects names ${from}`);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
