import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lint } from 'cspell';
import { contentDir, displayPath } from '../../lib/base/source/files';
import type { Problem } from '../../lib/base/source/problems';

/** Correct words that no dictionary knows, in the folder of the content. */
const WORDS = '_site/words.txt';

/**
 * Words no dictionary knows, in the pages' prose, titles and descriptions; code, links and keywords are left alone
 * (`cspell.json`). Correct words that it does not know are in `_site/words.txt` of the content folder.
 */
export async function checkSpelling(
  pages: readonly { readonly file: string }[],
): Promise<Problem[]> {
  if (pages.length === 0) return [];
  const root = path.dirname(contentDir());
  const words = path.join(contentDir(), WORDS);
  const problems: Problem[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'spelling-'));
  const config = path.join(folder, 'cspell.json');
  writeFileSync(config, JSON.stringify(configWith(words)));
  try {
    await lint(
      pages.map(({ file }) => file),
      { root, config, progress: false, summary: false },
      {
        issue: ({ uri = '', row, col, text }) => {
          problems.push({
            file: path.relative(root, new URL(uri).pathname),
            line: row,
            column: col,
            message: `"${text}" is in no dictionary — correct it, or add it to ${displayPath(words)}`,
          });
        },
      },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
  return problems;
}

/** The settings of the editors, with the words of this content folder; the later definition of a name wins. */
const configWith = (words: string): object => ({
  version: '0.2',
  import: [path.resolve('cspell.json')],
  dictionaryDefinitions: existsSync(words)
    ? [{ name: 'project', path: words, addWords: true }]
    : [],
});
