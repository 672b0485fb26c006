import path from 'node:path';
import { lint } from 'cspell';
import { contentDir } from '../../lib/base/source/files';
import type { Problem } from '../../lib/base/source/problems';

/**
 * Words no dictionary knows, in the pages' prose, titles and descriptions; code, links and keywords are left alone
 * (`cspell.json`). Correct words that it does not know are in `content/_site/words.txt`.
 */
export async function checkSpelling(
  pages: readonly { readonly file: string }[],
): Promise<Problem[]> {
  if (pages.length === 0) return [];
  const root = path.dirname(contentDir());
  const problems: Problem[] = [];
  await lint(
    pages.map(({ file }) => file),
    { root, config: path.resolve('cspell.json'), progress: false, summary: false },
    {
      issue: ({ uri = '', row, col, text }) => {
        problems.push({
          file: path.relative(root, new URL(uri).pathname),
          line: row,
          column: col,
          message: `"${text}" is in no dictionary — correct it, or add it to content/_site/words.txt`,
        });
      },
    },
  );
  return problems;
}
