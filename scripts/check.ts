import path from 'node:path';
import { contentDir } from '../lib/base/source/files';
import {
  ContentError,
  formatProblem,
  type Problem,
  sortProblems,
} from '../lib/base/source/problems';
import { readText } from '../lib/base/source/read-text';
import { readArguments } from './cli/arguments.mjs';
import { annotation, jsonReport } from './cli/machine-report';
import { passes, report } from './cli/report';
import { CommandError, requireContent, runCommand } from './cli/run-command';
import { runningMaker } from './cli/running';

const HELP = `Usage: npm run check -- [--strict] [--json] [--fix] [--external]
Reads all content and prints its faults and warnings, facts that were checked more than a year ago among them.
--strict   a warning fails too, as in npm test
--json     prints one JSON document: the numbers of errors and warnings, and all problems
--fix      first corrects links to old addresses and endings such as ".yml" and ".MDX"
--external also asks the servers of links to other sites; a good address is asked again after a week
If GITHUB_ACTIONS is set, each problem is also printed as an annotation of its line.`;

const { values } = readArguments(HELP, {
  options: {
    strict: { type: 'boolean' },
    json: { type: 'boolean' },
    fix: { type: 'boolean' },
    external: { type: 'boolean' },
  },
});

/** `npm run check`: every fault of the content together, without a build. */
async function main(): Promise<void> {
  requireContent();
  // After the first reading: a remedy may be in the way of another fault.
  if (values.fix) {
    const { applyFixes } = await import('./content/apply-fixes');
    for (const problem of applyFixes((await readContent()).problems))
      console.error(`corrected: ${formatProblem(problem)}`);
  }
  const { problems: own, notes, pages } = await readContent();
  const problems = sortProblems([...own, ...(values.external ? await brokenLinks() : [])]);
  for (const note of notes) console.error(`note: ${note}`);
  if (process.env.GITHUB_ACTIONS)
    for (const problem of problems) console.error(annotation(problem));
  const isSound = passes(problems, values.strict === true);
  // Not `process.exit`: a long list that goes through a pipe must come to its end.
  if (!isSound) process.exitCode = 1;
  if (values.json) console.log(jsonReport(problems));
  else {
    report(problems);
    if (isSound) console.log(`${pages} ${pages === 1 ? 'page is' : 'pages are'} sound.`);
  }
}

const JUDGED = ['scripts/search/judged.yaml', 'scripts/search/held-out.yaml'];

interface Reading {
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
  readonly pages: number;
}

async function readContent(): Promise<Reading> {
  // Here, so that a wrong option is refused before all of this is loaded.
  const { prepare } = await import('./prepare');
  const maker = runningMaker();
  try {
    const { problems, notes, index } = await prepare(undefined, { mayWrite: !maker });
    const routes = new Set<string>(index.pages.map(({ route }) => route));
    const all = sortProblems([...problems, ...(await oldFacts()), ...(await oldQueries(routes))]);
    const left = maker
      ? [`a ${maker} runs in this folder: .generated and public stay as it has made them`]
      : [];
    return { problems: all, notes: [...notes, ...left], pages: index.pages.length };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems, notes: [], pages: 0 };
  }
}

/** Links to other sites that are broken. The numbers of addresses are printed too. */
async function brokenLinks(): Promise<readonly Problem[]> {
  const [links, { checkExternal }, { extensionOf }, { readPublishedPages }, { dataFilesOf }] =
    await Promise.all([
      import('./content/external-links'),
      import('./content/check-external'),
      import('./content/extension'),
      import('./content/read-pages'),
      import('./content/schemas'),
    ]);
  const extension = await extensionOf();
  const all = [
    ...links.linksOfPages(await readPublishedPages(extension.dialect)),
    ...links.linksOfAllData(dataFilesOf(extension)),
  ];
  const result = await checkExternal(all).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
    // The faults of the content are printed all the same.
    console.error(error.message);
    process.exitCode = 1;
  });
  if (!result) return [];
  const { problems, asked, known, refused } = result;
  console.error(
    `note: ${asked} addresses of other sites were asked, ${known} were good less than a week ago, ${refused} refuse programs`,
  );
  return problems;
}

/** Only this command looks at the clock: a build prints the same on every day. */
async function oldFacts(): Promise<Problem[]> {
  const [{ loadContract }, { locate }, { staleFacts }] = await Promise.all([
    import('../lib/gateway/contract/load'),
    import('../lib/gateway/contract/checks/locate'),
    import('../lib/gateway/contract/checks/stale'),
  ]);
  return locate(staleFacts(loadContract(), new Date().toISOString().slice(0, 10)));
}

/** The lists of queries name pages of the site itself, and say nothing of another content folder. */
async function oldQueries(routes: ReadonlySet<string>): Promise<Problem[]> {
  if (contentDir() !== path.resolve('content')) return [];
  const [{ loadSite }, { judgedFaults }] = await Promise.all([
    import('../lib/docs/site/load'),
    import('./search/judged-faults'),
  ]);
  return JUDGED.flatMap((file) =>
    judgedFaults({ file, text: readText(path.resolve(file)) }, routes, loadSite().redirects),
  );
}

await runCommand(main);
