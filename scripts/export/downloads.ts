import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { dataDir } from '../../lib/base/source/files';
import { atomFeed, jsonFeed } from '../../lib/docs/seo/feed';
import type { Site } from '../../lib/docs/site/schemas';
import { contractFiles } from '../../lib/gateway/contract/downloads';
import { loadClients } from '../../lib/gateway/contract/examples/clients';
import { publishedOpenApi } from '../../lib/gateway/contract/openapi/published';
import { currencyRows } from '../../lib/gateway/contract/reference/currencies';
import type { Contract } from '../../lib/gateway/contract/types';
import { postmanCollection } from './postman';

/** Names in `public/` that are made here and belong to nobody else; git ignores them. */
const OWN = [
  'reference',
  'clients',
  'openapi.yaml',
  'openapi.json',
  'postman.json',
  'changelog.xml',
  'changelog.json',
];

/**
 * Files for machines, derived from the content: each reference list as CSV and JSON, the clients, the OpenAPI document
 * as YAML and JSON and as a Postman collection, the changelog as a feed. In `public/`, so the preview serves them too.
 */
export async function writeDownloads(site: Site, contract: Contract): Promise<void> {
  const files = new Map<string, string>();
  for (const { name, csv, json } of contractFiles(contract, currencyRows(contract))) {
    files.set(`reference/${name}.csv`, csv);
    files.set(`reference/${name}.json`, json);
  }
  for (const { file, code } of loadClients()) files.set(`clients/${file}`, code);
  const openapi = path.join(dataDir(), '_contract/openapi.yaml');
  if (existsSync(openapi)) {
    const text = publishedOpenApi(readFileSync(openapi, 'utf8'), contract.limits);
    files.set('openapi.yaml', text);
    files.set('openapi.json', `${JSON.stringify(parse(text), null, 2)}\n`);
    const postman = await postmanCollection(text, contract);
    if (postman !== undefined) files.set('postman.json', postman);
  }
  if (site.changelog.length > 0) {
    files.set('changelog.xml', atomFeed(site));
    files.set('changelog.json', jsonFeed(site));
  }
  for (const name of OWN) rmSync(path.resolve('public', name), { recursive: true, force: true });
  for (const [name, text] of files) {
    const file = path.resolve('public', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
