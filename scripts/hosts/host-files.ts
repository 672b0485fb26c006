import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  cloudfrontFunction,
  cloudfrontHeadersPolicy,
} from '../../lib/docs/publish/hosts/cloudfront';
import { headersFile, redirectsFile } from '../../lib/docs/publish/hosts/netlify';
import { nginxConfig } from '../../lib/docs/publish/hosts/nginx';
import { uploadScripts } from '../../lib/docs/publish/hosts/uploads';
import { isPublished } from '../../lib/docs/publish/objects';
import { basePathOf, parseRedirects } from '../../lib/docs/publish/redirects';
import { listFiles } from '../deploy/read-out';

/**
 * Files for other hosts, by name, made for one build.
 * @throws Error when the folder holds no build.
 */
export function hostFiles(dir: string): Map<string, string> {
  const read = (name: string) => readFileSync(path.join(dir, name), 'utf8');
  if (!existsSync(path.join(dir, 'index.html'))) throw new Error(`${dir} holds no build`);
  const all = listFiles(dir);
  const files = all.filter(isPublished);
  const base = basePathOf(read('index.html'));
  const redirects = all.includes('_redirects') ? parseRedirects(read('_redirects'), base) : [];
  const input = { redirects, base };
  return new Map([
    ['nginx.conf', nginxConfig(input)],
    ['_headers', headersFile(files, input)],
    ['_redirects', redirectsFile(input)],
    ['cloudfront-function.js', cloudfrontFunction(input)],
    ['cloudfront-headers-policy.json', cloudfrontHeadersPolicy()],
    ...uploadScripts(
      files.map((file) => ({ path: file, sha256: file })),
      input,
    ),
  ]);
}
