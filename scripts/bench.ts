import { searchBench } from './bench/search';

/** A measurement that `npm run bench` knows: its name, what it measures, and the program. */
export interface Bench {
  readonly name: string;
  readonly help: string;
  readonly run: (args: readonly string[]) => Promise<void>;
}

const BENCHES: readonly Bench[] = [searchBench];

/** `npm run bench -- <name> [arguments]`; without a name, all of them. */
async function main(): Promise<void> {
  const [name, ...args] = process.argv.slice(2);
  const chosen = BENCHES.filter((bench) => name === undefined || bench.name === name);
  if (chosen.length === 0) {
    console.log('Usage: npm run bench -- [name]');
    for (const { name: known, help } of BENCHES) console.log(`  ${known}  ${help}`);
    process.exitCode = name === '--help' ? 0 : 1;
    return;
  }
  for (const bench of chosen) {
    console.log(`\n== ${bench.name}: ${bench.help}`);
    await bench.run(args);
  }
}

await main();
