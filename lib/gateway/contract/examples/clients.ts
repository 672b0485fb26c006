import path from 'node:path';
import {
  clientFile,
  languageEntry,
  PROGRAM_LANGUAGES,
  type ProgramLanguage,
} from '../../../base/code/languages';
import { dataDir } from '../../../base/source/files';
import { isThere, readText } from '../../../base/source/read-text';

/** A small client of the API in one file: what the pages show, what readers download, what the tests run. */
export interface Client {
  readonly language: ProgramLanguage;
  /** "JavaScript". */
  readonly label: string;
  /** Under `content/_contract/clients`, and under `/clients` on the site. */
  readonly file: string;
  readonly code: string;
}

/**
 * The clients of the content folder, in the order of the tabs: one per language, or none.
 * @param root the folder that holds `_contract`
 * @throws ContentError when a file is missing or cannot be read as text
 */
export function loadClients(root: string = dataDir()): Client[] {
  const folder = path.join(root, '_contract/clients');
  if (!isThere(folder)) return [];
  return PROGRAM_LANGUAGES.map((language): Client => {
    const file = clientFile(language);
    const { label } = languageEntry(language);
    return { language, label, file, code: readText(path.join(folder, file)) };
  });
}
