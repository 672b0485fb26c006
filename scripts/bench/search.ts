import { brotliCompressSync } from 'node:zlib';
import { SearchEngine } from '../../lib/search/engine';
import type { SearchSource } from '../../lib/search/records';
import type { Bench } from '../bench';
import { type Judged, judge, readJudged, type Search } from '../search/judge';
import { miniSearch } from '../search/peer-minisearch';
import { readSource } from '../search/read-source';
import { searchFiles } from '../search/write-search';

/** Rows of the dropdown. */
const LIMIT = 8;

/** Quality on the judged list, time per keystroke, and sizes, beside those of other search libraries. */
export const searchBench: Bench = {
  name: 'search',
  help: 'ranking on the judged queries, time per keystroke, sizes (CONTENT_DIR for another corpus)',
  run: async (args) => {
    const source = await readSource();
    const judged = readJudged();
    console.log(`${source.pages.length} pages, ${source.records.length} records`);
    await printSizes(source);
    const start = performance.now();
    const engine = engineOf(source);
    console.log(`built in ${(performance.now() - start).toFixed(0)} ms\n`);
    const own: Search = (query) => engine.search('', query, LIMIT).hits.map(({ route }) => route);
    report('this site', own, judged, source, args.includes('--misses'));
    report('MiniSearch', miniSearch(source), judged, source);
  },
};

function engineOf({ pages, records }: SearchSource): SearchEngine {
  const engine = new SearchEngine(pages, records);
  records.forEach(({ text }, number) => {
    engine.addText(number, text);
  });
  return engine;
}

async function printSizes(source: SearchSource): Promise<void> {
  const sizes = new Map<string, number>();
  for (const [name, text] of await searchFiles(source)) {
    const part = name.split('.')[0] ?? name;
    sizes.set(part, (sizes.get(part) ?? 0) + brotliCompressSync(text).length);
  }
  for (const [part, bytes] of sizes) console.log(`  ${part.padEnd(10)} ${kb(bytes)} kB brotli`);
  const first = ['worker', 'names', 'manifest'].reduce(
    (sum, part) => sum + (sizes.get(part) ?? 0),
    0,
  );
  const all = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  console.log(
    `  first results ${kb(first)} kB, everything ${kb(all)} kB, index alone ${kb(all - (sizes.get('worker') ?? 0))} kB`,
  );
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

function report(
  name: string,
  search: Search,
  judged: readonly Judged[],
  source: SearchSource,
  withMisses = false,
): void {
  const routes = new Set(source.pages.map(({ route }) => route));
  const times = keystrokeTimes(search, judged);
  const { queries, notYet, mrr, success, groups, misses } = judge(
    judged,
    (route) => routes.has(route),
    search,
  );
  console.log(
    `${name.padEnd(12)} MRR@8 ${mrr.toFixed(3)}, success@3 ${success.toFixed(3)} of ${queries} queries (${notYet} not yet); ` +
      `keystroke median ${at(times, 0.5)}, p95 ${at(times, 0.95)}, worst ${at(times, 1)} ms`,
  );
  if (!withMisses) return;
  for (const group of groups)
    console.log(`  ${group.name.padEnd(30)} ${group.mrr.toFixed(3)} of ${group.queries}`);
  for (const { query, rank, first } of misses)
    console.log(`  ${query}: rank ${rank || 'none'}, first ${first}`);
}

/** Milliseconds of every beginning of every query, sorted; a first pass warms the code up. */
function keystrokeTimes(search: Search, judged: readonly Judged[]): number[] {
  const typed = [
    ...new Set(
      judged.flatMap(({ query }) => Array.from(query, (_, end) => query.slice(0, end + 1))),
    ),
  ];
  for (const query of typed.slice(0, 300)) search(query);
  return typed
    .map((query) => {
      const start = performance.now();
      search(query);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
