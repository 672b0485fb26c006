import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentDir, displayPath, listPageFiles } from '../lib/base/source/files';
import { ContentError, sortProblems } from '../lib/base/source/problems';
import { readText } from '../lib/base/source/read-text';
import { readYaml } from '../lib/base/source/yaml';
import { routeOfFile } from '../lib/docs/content/page';
import { parseSource } from '../lib/docs/content/source';
import { checkCabinet } from '../lib/docs/prose/cabinet';
import { checkProse, type ProsePage } from '../lib/docs/prose/check';
import { proseRulesSchema } from '../lib/docs/prose/rules';
import { vocabularyOf } from '../lib/docs/prose/vocabulary';
import { loadContract } from '../lib/gateway/contract/load';
import { readArguments } from './cli/arguments.mjs';
import { report } from './cli/report';
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
  const pages = listPageFiles().map(readPage);
  const chosen = (name: string) =>
    only.length === 0 || only.some((part) => name.includes(part.replace(/^\.\//, '')));
  const files = pages.filter((page) => chosen(page.file));
  const problems = [
    ...checkProse(pages, rules, vocabularyOf(loadContract())),
    ...checkCabinet(pages),
    ...(await checkSpelling(files)),
  ].filter(
    (problem) => chosen(problem.file) || only.some((part) => problem.message.includes(part)),
  );
  if (!report(sortProblems(problems))) process.exit(1);
  console.log(`${files.length} pages are well written, as far as a program can tell.`);
}

function readPage(file: string): ProsePage {
  const name = displayPath(file);
  const { source } = parseSource(readText(file), name);
  const { title, description } = source.frontmatter;
  return { route: routeOfFile(file), file: name, title, description, body: source.body };
}

main(readArguments(HELP, { allowPositionals: true }).positionals).catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  report(error.problems);
  process.exit(1);
});
