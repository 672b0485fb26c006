import { navigationBench } from './bench/navigation';
import { previewBench } from './bench/preview';
import { searchBench } from './bench/search';
import { toolsBench } from './bench/tools';
import { readArguments } from './cli/arguments.mjs';
import { CommandError, requireContent, runCommand } from './cli/run-command';

/** A measurement that `npm run bench` knows: its name, what it measures, and the program. */
export interface Bench {
  readonly name: string;
  readonly help: string;
  readonly run: (args: readonly string[]) => Promise<void>;
}

const BENCHES: readonly Bench[] = [searchBench, previewBench, navigationBench, toolsBench];

const HELP = [
  'Usage: npm run bench -- [name] [--misses] [--held-out] [--pagefind] [--browser]',
  ...BENCHES.map(({ name, help }) => `  ${name}  ${help}`),
].join('\n');

/** `npm run bench -- <name> [options]`; without a name, all of them. */
async function main(): Promise<void> {
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = readArguments(HELP, {
    allowPositionals: true,
    options: { misses: flag, 'held-out': flag, pagefind: flag, browser: flag },
  });
  const [name, extra] = positionals;
  const chosen = BENCHES.filter((bench) => name === undefined || bench.name === name);
  if (chosen.length === 0) {
    throw new CommandError(
      `There is no measurement "${name}" — choose one of these: ${BENCHES.map((bench) => bench.name).join(', ')}.`,
    );
  }
  if (extra !== undefined)
    throw new CommandError(`"${extra}" is one name too many — give one measurement, or none.`);
  requireContent();
  const args = Object.keys(values).map((flagName) => `--${flagName}`);
  for (const bench of chosen) {
    console.log(`\n== ${bench.name}: ${bench.help}`);
    await bench.run(args);
  }
}

await runCommand(main);
