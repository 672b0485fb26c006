import { SearchEngine } from '../../lib/docs/search/engine';
import type { Manifest, NamesFile, TextsFile, WordsFile } from '../../lib/docs/search/format';
import { decodeNames } from '../../lib/docs/search/names-file';
import { decodeTexts, decodeWords } from '../../lib/docs/search/texts-file';
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
  const { pages, records } = decodeNames(JSON.parse(readSearchFile(manifest.names)) as NamesFile);
  const words = decodeWords(JSON.parse(readSearchFile(manifest.words)) as WordsFile);
  const engine = new SearchEngine(pages, records);
  for (const { file } of manifest.texts) {
    for (const [record, text] of decodeTexts(JSON.parse(readSearchFile(file)) as TextsFile, words))
      engine.addText(record, text);
  }
  return { manifest, pages, records, engine };
}
