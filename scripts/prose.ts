import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentDir, dataDir, displayPath, listFiles } from '../lib/base/source/files';
import { ContentError, sortProblems } from '../lib/base/source/problems';
import { readText } from '../lib/base/source/read-text';
import { readYaml } from '../lib/base/source/yaml';
import { checkProse } from '../lib/docs/prose/check';
import { fillersIn } from '../lib/docs/prose/fillers';
import { proseRulesSchema } from '../lib/docs/prose/rules';
import { readArguments } from './cli/arguments.mjs';
import { report } from './cli/report';
import { extensionOf } from './content/extension';
import { readAllPages } from './content/read-pages';
import { checkSpelling } from './export/spelling';

const HELP = `Usage: npm run prose -- [path …]
Checks the rules of writing and the spelling of all pages; with paths, prints only the faults of those files.`;

/**
 * `npm run prose [-- path …]`: the house's rules of writing (`content/_site/prose.yaml`) and spelling, over all pages;
 * with paths, only what is said of those files is printed.
 */
async function main(only: readonly string[]): Promise<void> {
  const file = path.join(contentDir(), '_site/prose.yaml');
  if (!existsSync(file)) {
    console.log(`There is no ${displayPath(file)}, so nothing is asked of the pages' words.`);
    return;
  }
  const rules = readYaml(file, proseRulesSchema);
  const extension = await extensionOf();
  const subject = extension.load(dataDir());
  const pages = (await readAllPages(extension.dialect)).map(({ page }) => page);
  const chosen = (name: string) =>
    only.length === 0 || only.some((part) => name.includes(part.replace(/^\.\//, '')));
  const files = pages.filter((page) => chosen(page.file));
  const problems = [
    ...checkProse(pages, rules, subject.vocabulary()),
    ...subject.checkWriting(pages),
    ...dataFiles(file).flatMap((data) => fillersIn(data, rules.fillers)),
    ...(await checkSpelling(files)),
  ].filter(
    (problem) => chosen(problem.file) || only.some((part) => problem.message.includes(part)),
  );
  if (!report(sortProblems(problems))) process.exit(1);
  console.log(`${files.length} pages are well written, as far as a program can tell.`);
}

/** Every file of data but that of the rules, in lines. */
const dataFiles = (rules: string) =>
  listFiles(dataDir())
    .filter((file) => file.endsWith('.yaml') && file !== rules)
    .map((file) => ({
      file: displayPath(file),
      lines: readText(file)
        .split('\n')
        .map((text, index) => ({ text, line: index + 1 })),
    }));

main(readArguments(HELP, { allowPositionals: true }).positionals).catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  report(error.problems);
  process.exit(1);
});
