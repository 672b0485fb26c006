import { SearchEngine } from '../../lib/docs/search/engine';
import type { Manifest, NamesFile, PageFile, TextsFile } from '../../lib/docs/search/format';
import { decodeNames } from '../../lib/docs/search/names-file';
import { readOut } from '../export/out';

/** A file of the published search, by its name. Throws when there is none. */
export function readSearchFile(name: string): string {
  const text = readOut(`search/${name}`);
  if (text === undefined) throw new Error(`out/search/${name} does not exist`);
  return text;
}

/** The published search: its list of files, what it names, and the search over all of it. */
export function readPublished() {
  // Our own build wrote these files in these shapes.
  const manifest = JSON.parse(readSearchFile('manifest.json')) as Manifest;
  const names = JSON.parse(readSearchFile(manifest.names)) as NamesFile;
  const engine = new SearchEngine(names);
  engine.addTexts(JSON.parse(readSearchFile(manifest.texts)) as TextsFile);
  manifest.pages.forEach((file, page) => {
    engine.addPage(page, JSON.parse(readSearchFile(file)) as PageFile);
  });
  return { manifest, ...decodeNames(names), engine };
}
