import { classOf, YEAR } from '../classes';
import { headerName, SECURITY_HEADERS } from '../headers';
import type { Host, HostInput } from './host';

/** Netlify and Cloudflare Pages, which read the same two files. */
export const netlify: Host = (input) => ({
  _headers: headersFile(input),
  _redirects: redirectsFile(input),
});

/**
 * `_headers` as Netlify and Cloudflare read it. Both revalidate everything by default, so only hashed files need a rule,
 * and no path matches two rules with the same header: Cloudflare would join their values.
 */
function headersFile({ files, base }: HostInput): string {
  const rules = [
    [
      '/*',
      ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${headerName(name)}: ${value}`),
    ],
    ...hashedFolders(files).map((folder) => [`${base}/${folder}/*`, `  Cache-Control: ${YEAR}`]),
  ];
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** `_redirects` for the same hosts; for them `/x` and `/x/` are different paths. */
const redirectsFile = ({ redirects, base }: HostInput): string =>
  redirects
    .flatMap(({ from, to }) =>
      [from, `${from}/`].map((path) => `${base}${path} ${base}${to} 301\n`),
    )
    .join('');

/** Top folders that hold hashed files only, and the framework's own. */
function hashedFolders(files: readonly string[]): string[] {
  const folders = new Map<string, boolean>();
  for (const file of files) {
    const folder = file.startsWith('_next/static/') ? '_next/static' : (file.split('/')[0] ?? '');
    if (!file.includes('/')) continue;
    folders.set(folder, (folders.get(folder) ?? true) && classOf(`/${file}`) === 'asset');
  }
  return [...folders].filter(([, isHashed]) => isHashed).map(([folder]) => folder);
}
