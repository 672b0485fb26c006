import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchFiles } from '../../lib/docs/search/build/files';
import { FORMAT, type Manifest } from '../../lib/docs/search/format';
import type { SearchSource } from '../../lib/docs/search/records';
import { bundleWorker } from './bundle-worker';

const FOLDER = 'public/search';

/** The files of the search by name, all but the manifest named by their content. */
export async function publishedFiles(source: SearchSource): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const publish = (name: string, extension: string, text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const file = `${name}.${hash}.${extension}`;
    files.set(file, text);
    return file;
  };
  const { names, texts, pages } = searchFiles(source);
  const manifest: Manifest = {
    format: FORMAT,
    worker: publish('worker', 'js', await bundleWorker()),
    names: publish('names', 'json', JSON.stringify(names)),
    texts: publish('texts', 'json', JSON.stringify(texts)),
    pages: pages.map((page) => publish('page', 'json', JSON.stringify(page))),
  };
  return files.set('manifest.json', JSON.stringify(manifest));
}

/** Write the index and the worker under `public/search`; the same source gives the same bytes. */
export async function writeSearch(source: SearchSource): Promise<void> {
  const files = await publishedFiles(source);
  const folder = path.resolve(FOLDER);
  mkdirSync(folder, { recursive: true });
  // The manifest last: a browser that reads it finds the files it names.
  for (const [name, text] of files) writeChanged(path.join(folder, name), text);
  for (const old of readdirSync(folder)) if (!files.has(old)) rmSync(path.join(folder, old));
}

function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}
