import { ContentError } from '../lib/base/source/problems';
import { readArguments } from './cli/arguments.mjs';
import { report } from './cli/report';
import { prepare } from './prepare';

const HELP = `Usage: npm run check
Reads all content and prints its faults and warnings.`;

/** `npm run check`: every fault of the content at once, without a build. Warnings (broken links among them) do not fail. */
async function main(): Promise<void> {
  const { problems, notes, index } = await prepare();
  for (const note of notes) console.error(`note: ${note}`);
  if (!report(problems)) process.exit(1);
  console.log(`${index.pages.length} pages are sound.`);
}

readArguments(HELP);
main().catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  report(error.problems);
  process.exit(1);
});
