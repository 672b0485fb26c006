import { readArguments } from './cli/arguments.mjs';
import { requireContent, runCommand } from './cli/run-command';

const HELP = `Usage: npm run prose -- [--counts] [--before <folder or revision>] [path …]
Checks the rules of writing and the spelling of all texts. With paths, prints only the faults of those files.
--counts  prints how often each rule is broken, and how the texts read, by kind of text
--before  prints the names, numbers and links that pages have lost since then`;

const { positionals, values } = readArguments(HELP, {
  allowPositionals: true,
  options: { counts: { type: 'boolean' }, before: { type: 'string' } },
});
await runCommand(async () => {
  requireContent();
  // Here, so that a wrong option is refused before all of this is loaded.
  const { prose } = await import('./prose/run');
  await prose(positionals, values);
});
