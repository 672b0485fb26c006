import path from 'node:path';
import { dataDir } from '../../../base/source/files';
import { isThere, readText } from '../../../base/source/read-text';
import type { SnippetLanguage } from '../types';

/** A small client of the API in one file: what the pages show, what readers download, what the tests run. */
export interface Client {
  readonly language: Exclude<SnippetLanguage, 'http' | 'json'>;
  /** "JavaScript". */
  readonly label: string;
  /** Under `content/_contract/clients`, and under `/clients` on the site. */
  readonly file: string;
  readonly code: string;
}

/** In the order of the tabs. Bash and Java programs find their client by its name, so names are fixed. */
const FILES = [
  { language: 'bash', label: 'Bash', file: 'gateway.sh' },
  { language: 'javascript', label: 'JavaScript', file: 'gateway.mjs' },
  { language: 'python', label: 'Python', file: 'gateway.py' },
  { language: 'php', label: 'PHP', file: 'gateway.php' },
  { language: 'java', label: 'Java', file: 'Gateway.java' },
  { language: 'kotlin', label: 'Kotlin', file: 'Gateway.kt' },
] as const;

/**
 * The clients of the content folder; another folder may have none.
 * @param root the folder that holds `_contract`
 * @throws ContentError when a file cannot be read as text
 */
export function loadClients(root: string = dataDir()): Client[] {
  return FILES.flatMap((client): Client[] => {
    const file = path.join(root, '_contract/clients', client.file);
    return isThere(file) ? [{ ...client, code: readText(file) }] : [];
  });
}
