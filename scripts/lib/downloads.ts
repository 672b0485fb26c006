import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentDir } from '../../lib/content/files';
import { currencyRows } from '../../lib/contract/currencies';
import { contractFiles } from '../../lib/contract/downloads';
import type { Contract } from '../../lib/contract/types';
import { atomFeed } from '../../lib/seo/feed';
import type { Site } from '../../lib/site/schemas';

/** Names in `public/` that are made here and belong to nobody else; git ignores them. */
const OWN = ['reference', 'openapi.yaml', 'openapi.json', 'changelog.xml'];

/**
 * Files for machines, derived from the content: each reference list as CSV and JSON, the OpenAPI document as both,
 * the changelog as a feed. In `public/`, so the preview serves them too.
 */
export function writeDownloads(site: Site, contract: Contract): void {
  const files = new Map<string, string>();
  for (const { name, csv, json } of contractFiles(contract, currencyRows(contract))) {
    files.set(`reference/${name}.csv`, csv);
    files.set(`reference/${name}.json`, json);
  }
  const openapi = path.join(contentDir(), '_contract/openapi.yaml');
  if (existsSync(openapi)) {
    const text = readFileSync(openapi, 'utf8');
    files.set('openapi.yaml', text);
    files.set('openapi.json', `${JSON.stringify(parse(text), null, 2)}\n`);
  }
  if (site.changelog.length > 0) files.set('changelog.xml', atomFeed(site));
  for (const name of OWN) rmSync(path.resolve('public', name), { recursive: true, force: true });
  for (const [name, text] of files) {
    const file = path.resolve('public', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
