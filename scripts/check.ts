import { type Problem, sortProblems } from '../lib/base/source/problems';
import { locate } from '../lib/gateway/contract/checks/locate';
import { staleFacts } from '../lib/gateway/contract/checks/stale';
import { loadContract } from '../lib/gateway/contract/load';
import { readArguments } from './cli/arguments.mjs';
import { report } from './cli/report';
import { requireContent, runCommand } from './cli/run-command';

const HELP = `Usage: npm run check
Reads all content and prints its faults and warnings, facts that were checked more than a year ago among them.`;

/** `npm run check`: every fault of the content together, without a build. Warnings (broken links among them) do not fail. */
async function main(): Promise<void> {
  requireContent();
  // Here, so that a wrong option is refused before all of this is loaded.
  const { prepare } = await import('./prepare');
  const { problems, notes, index } = await prepare();
  for (const note of notes) console.error(`note: ${note}`);
  // Not `process.exit`: a long list that goes through a pipe must come to its end.
  if (!report(sortProblems([...problems, ...oldFacts()]))) process.exitCode = 1;
  else console.log(`${index.pages.length} pages are sound.`);
}

/** Only this command looks at the clock: a build prints the same on every day. */
const oldFacts = (): Problem[] =>
  locate(staleFacts(loadContract(), new Date().toISOString().slice(0, 10)));

readArguments(HELP);
await runCommand(main);
