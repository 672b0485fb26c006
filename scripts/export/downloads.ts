import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Subject } from '../../lib/docs/content/extension';
import { atomFeed, jsonFeed } from '../../lib/docs/seo/feed';
import type { Site } from '../../lib/docs/site/schemas';

/** Names in `public/` that only this program writes; git ignores them. */
const OWN = [
  'reference',
  'clients',
  'tool-data',
  'openapi.yaml',
  'openapi.json',
  'postman.json',
  'changelog.xml',
  'changelog.json',
];

/** Files for machines by their names, derived from the content: those of the subject, and the changelog as a feed. */
export async function downloadsOf(
  site: Site,
  subject: Subject,
): Promise<ReadonlyMap<string, string>> {
  const resolve = (address: string) => `${site.config.url}${process.env.BASE_PATH ?? ''}${address}`;
  const files = new Map(await subject.files(resolve));
  if (site.changelog.length > 0) {
    files.set('changelog.xml', atomFeed(site));
    files.set('changelog.json', jsonFeed(site));
  }
  return files;
}

/** In `public/`, so the preview serves them too. */
export function writeDownloads(files: ReadonlyMap<string, string>): void {
  for (const name of OWN) rmSync(path.resolve('public', name), { recursive: true, force: true });
  for (const [name, text] of files) {
    const file = path.resolve('public', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
