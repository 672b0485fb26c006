import { writeFileSync } from 'node:fs';
import { Figures } from './bench/figures';
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

/** Each program is loaded when it is chosen, so that a wrong name is refused before. */
const BENCHES: readonly Bench[] = [
  {
    name: 'search',
    help: 'ranking, time per keystroke, sizes (--misses, --held-out, --pagefind, --browser; CONTENT_DIR for another corpus)',
    run: async (...given) => (await import('./bench/search')).searchBench(...given),
  },
  {
    name: 'preview',
    help: 'npm run dev: the first page, and the time from a save until the page shows it (CONTENT_DIR for another corpus)',
    run: async (...given) => (await import('./bench/preview')).previewBench(...given),
  },
  {
    name: 'navigation',
    help: 'out/: from a click to the next page, with and without a pointer on the link before, and before React, on pages of four sizes',
    run: async (...given) => (await import('./bench/navigation')).navigationBench(...given),
  },
  {
    name: 'weight',
    help: 'out/: bytes of the first load of the median page, by part, and the elements of all pages',
    run: async (...given) => (await import('./bench/weight')).weightBench(...given),
  },
  {
    name: 'deploy',
    help: 'out/ to a store in this process: the first deploy, one after an edited page, one without a change',
    run: async (...given) => (await import('./bench/deploy')).deployBench(...given),
  },
  {
    name: 'tools',
    help: 'bytes of each tool, and its times on a phone, in the site of OUT_DIR',
    run: async (...given) => (await import('./bench/tools')).toolsBench(...given),
  },
  {
    name: 'build',
    help: 'builds of generated pages: nothing kept, one text edited, nothing changed (--pages 1000, --rounds 3, --peers)',
    isOnlyByName: true,
    run: async (...given) => (await import('./bench/build')).buildBench(...given),
  },
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
