import { writeFileSync } from 'node:fs';
import { buildBench } from './bench/build';
import { deployBench } from './bench/deploy';
import { Figures } from './bench/figures';
import { navigationBench } from './bench/navigation';
import { previewBench } from './bench/preview';
import { searchBench } from './bench/search';
import { toolsBench } from './bench/tools';
import { weightBench } from './bench/weight';
import { readArguments } from './cli/arguments.mjs';
import { CommandError, requireContent, runCommand } from './cli/run-command';

/** A measurement that `npm run bench` knows: its name, what it measures, and the program. */
export interface Bench {
  readonly name: string;
  readonly help: string;
  /** It takes minutes: without its name only with `--peers`. */
  readonly isOnlyByName?: boolean;
  readonly run: (options: BenchOptions, figures: Figures) => Promise<void>;
}

export interface BenchOptions {
  readonly misses?: boolean | undefined;
  readonly 'held-out'?: boolean | undefined;
  readonly pagefind?: boolean | undefined;
  readonly browser?: boolean | undefined;
  readonly peers?: boolean | undefined;
  readonly pages?: string | undefined;
  readonly rounds?: string | undefined;
}

const BENCHES: readonly Bench[] = [
  searchBench,
  previewBench,
  navigationBench,
  weightBench,
  deployBench,
  toolsBench,
  buildBench,
];

const HELP = [
  'Usage: npm run bench -- [name] [--misses] [--held-out] [--pagefind] [--browser] [--pages 230] [--rounds 1] [--peers] [--json FILE]',
  ...BENCHES.map(({ name, help }) => `  ${name}  ${help}`),
].join('\n');

/** `npm run bench -- <name> [options]`; without a name, all of them. `--json FILE` also writes the figures for programs. */
async function main(): Promise<void> {
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = readArguments(HELP, {
    allowPositionals: true,
    options: {
      misses: flag,
      'held-out': flag,
      pagefind: flag,
      browser: flag,
      peers: flag,
      pages: { type: 'string' },
      rounds: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const [name, extra] = positionals;
  const chosen = BENCHES.filter((bench) =>
    name === undefined ? !bench.isOnlyByName || values.peers === true : bench.name === name,
  );
  if (chosen.length === 0) {
    throw new CommandError(
      `There is no measurement "${name}" — choose one of these: ${BENCHES.map((bench) => bench.name).join(', ')}.`,
    );
  }
  if (extra !== undefined)
    throw new CommandError(`"${extra}" is one name too many — give one measurement, or none.`);
  requireContent();
  const figures = new Figures();
  for (const bench of chosen) {
    console.log(`\n== ${bench.name}: ${bench.help}`);
    await bench.run(values, figures);
    // After each: what was measured stays when a later one fails.
    if (values.json !== undefined) writeFileSync(values.json, figures.toJson());
  }
}

await runCommand(main);
