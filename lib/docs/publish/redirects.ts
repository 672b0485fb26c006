/** One old address: both are paths of the site, without its base path. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/**
 * The lines of `out/_redirects` (`/old /new 301`) as a table; `base` is the prefix the site was built with.
 * @throws Error for a line that is not a permanent redirect from a path of the site to another one.
 */
export function parseRedirects(text: string, base = ''): Redirect[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(/\s+/);
      const isOurs = [from, to].every(
        (path) => /^\/[^/]/.test(path) && path.startsWith(`${base}/`),
      );
      if (!isOurs || status !== '301') throw new Error(`_redirects: cannot use the line "${line}"`);
      return { from: from.slice(base.length), to: to.slice(base.length) };
    });
}

/** The prefix a site was built with, seen from where its home page asks for scripts: `''` or `/docs`. */
export const basePathOf = (indexHtml: string): string =>
  /["'](\/[\w./-]*?)?\/_next\/static\//.exec(indexHtml)?.[1] ?? '';

/** The other names under which a page is asked for: `/x` → `/x.html`, `/x/`, `/x/index.html`. */
export const spellingsOf = (route: string): readonly string[] => [
  `${route}.html`,
  `${route}/`,
  `${route}/index.html`,
];
