import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '../../../lib/base/routes/route';
import { contentDir, dataDir, listFiles, listPageFiles } from '../../../lib/base/source/files';
import { cachedHash } from '../../../lib/docs/content/cache';
import type { PageSummary, SiteIndex } from '../../../lib/docs/content/pages';
import { referencesOf } from '../../../lib/docs/offline/references';
import { linkOrCopy } from '../link';
import { MadeCache } from '../made-cache';

/** A page in an export: its document, and its payload for the framework. */
interface PageFiles {
  readonly html: string;
  readonly txt: string;
}

/**
 * The pages that the framework exported in earlier builds, each under a hash of all its inputs. These are its
 * compiled text, the heads and headings of all pages, all data and images, and the code. The framework renders the other
 * pages.
 */
export class KeptPages {
  readonly #cache: MadeCache;
  readonly #kept: ReadonlyMap<Route, PageFiles>;
  readonly #missing: ReadonlyMap<Route, PageFiles>;

  /**
   * @param compiled a hash of the code that the framework compiles
   * @param isFresh whether all pages are rendered again
   */
  constructor({ pages, navigation }: SiteIndex, compiled: string, isFresh = false) {
    const shared = JSON.stringify([compiled, pages.map(seenByOthers), navigation]);
    this.#cache = new MadeCache('docs-export', '', otherContent(), shared);
    const all = pages.map((page) => [page.route, this.#filesOf(page)] as const);
    const isKept = ([, files]: (typeof all)[number]) =>
      !isFresh && Object.values(files).every((file) => this.#cache.has(file));
    const kept = all.filter(isKept);
    // The framework refuses to export no page.
    if (kept.length === all.length) kept.shift();
    this.#kept = new Map(kept);
    this.#missing = new Map(all.filter(([route]) => !this.#kept.has(route)));
  }

  /** What the framework has to render: at least one page. */
  get missing(): Route[] {
    return [...this.#missing.keys()];
  }

  /** Whether an export has each script, sheet and font that a kept page names. */
  fits(out: string): boolean {
    const named = [...this.#kept.values()].flatMap(({ html }) =>
      referencesOf(readFileSync(html, 'utf8')),
    );
    return [...new Set(named)].every((file) => existsSync(path.join(out, file)));
  }

  /** Add the kept pages to an export, and keep what it has rendered. Pages of older builds are forgotten. */
  complete(out: string): void {
    for (const [route, files] of this.#missing) {
      const made = filesIn(out, route);
      keep(made.html, files.html);
      keep(made.txt, files.txt);
    }
    for (const [route, files] of this.#kept) {
      const made = filesIn(out, route);
      mkdirSync(path.dirname(made.html), { recursive: true });
      linkOrCopy(files.html, made.html);
      linkOrCopy(files.txt, made.txt);
    }
    const all = [...this.#missing.values(), ...this.#kept.values()];
    this.#cache.keepOnly(all.flatMap(({ html, txt }) => [html, txt]));
  }

  /** The key of a compiled page does not cover what it found in other files, such as sizes of images: its text does. */
  #filesOf({ route, key, frontmatter, updated }: PageSummary): PageFiles {
    const own = JSON.stringify([route, key, frontmatter, updated, cachedHash(key)]);
    return {
      html: this.#cache.fileFor(own, 'html'),
      txt: this.#cache.fileFor(own, 'txt'),
    };
  }
}

/** Keep a file of the export under a second name. The steps that finish the site write its documents anew. */
function keep(made: string, kept: string): void {
  rmSync(kept, { force: true });
  linkOrCopy(made, kept);
}

function filesIn(out: string, route: Route): PageFiles {
  const stem = path.join(out, route === '/' ? 'index' : route);
  return { html: `${stem}.html`, txt: `${stem}.txt` };
}

/** What any page may print of another one: all but its text, its date, and the words that only the search reads. */
function seenByOthers({ route, file, frontmatter, visibility, headings, ids }: PageSummary) {
  const { asked: _asked, keywords: _keywords, ...head } = frontmatter;
  return { route, file, head, visibility, headings, ids };
}

/** Everything in the content folder that is no page: data, images, pieces of pages. */
function otherContent(): string[] {
  const folders = [...new Set([contentDir(), dataDir()])];
  const pages = new Set(folders.flatMap((folder) => listPageFiles(folder)));
  return folders.flatMap((folder) => listFiles(folder)).filter((file) => !pages.has(file));
}
