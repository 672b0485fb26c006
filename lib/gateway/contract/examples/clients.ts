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
 * The clients of the content folder, in the order of the tabs; another folder may have none.
 * @param root the folder that holds `_contract`
 * @throws ContentError when a file cannot be read as text
 */
export function loadClients(root: string = dataDir()): Client[] {
  return PROGRAM_LANGUAGES.flatMap((language): Client[] => {
    const name = clientFile(language);
    const file = path.join(root, '_contract/clients', name);
    const { label } = languageEntry(language);
    return isThere(file) ? [{ language, label, file: name, code: readText(file) }] : [];
  });
}
