import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SearchSource } from '../../lib/docs/search/records';
import { engineOf, namesEngineOf } from '../../lib/docs/search/testing';
import type { Bench } from '../bench';
import { OUT_DIR } from '../export/out';
import { type Judged, judge, readJudged, type Search, type Verdict } from '../search/judge';
import { bm25Search } from '../search/peer-bm25';
import { flexSearch } from '../search/peer-flexsearch';
import { miniSearch } from '../search/peer-minisearch';
import { askPagefind } from '../search/peer-pagefind';
import { readSource } from '../search/read-source';
import { publishedFiles } from '../search/write-search';
import type { Figures } from './figures';
import { printFirstResults } from './first-results';

/** Rows of the dropdown. */
const LIMIT = 8;

/**
 * Quality on the judged list, time per keystroke and sizes, next to other search libraries.
 * - `--misses` lists the queries whose page was not found first, and measures nothing but the ranking of this site.
 * - `--held-out` measures on the list that nothing is tuned to.
 * - `--pagefind` installs Pagefind from the registry in a temporary folder.
 * - `--browser` measures the site in `OUT_DIR` from the first focus to the first rows.
 *
 * `CONTENT_DIR` takes another corpus (`scripts/corpus.ts`).
 */
export const searchBench: Bench['run'] = async (options, figures) => {
  const source = await readSource();
  const judged = readJudged(options['held-out'] ? 'held-out' : 'judged');
  console.log(`${source.pages.length} pages, ${source.records.length} records`);
  await printSizes(source, figures);
  const start = performance.now();
  const engine = engineOf(source);
  console.log(`built in ${(performance.now() - start).toFixed(0)} ms\n`);
  const own: Search = (query) => engine.search('', query, LIMIT).hits.map(({ route }) => route);
  if (options.misses) return printMisses('this site', verdictOf(judged, source, own));
  report('this site', own, judged, source, figures);
  const early = namesEngineOf(source);
  const first: Search = (query) => early.search('', query, LIMIT).hits.map(({ route }) => route);
  report('this site, before the texts', first, judged, source, figures);
  report('BM25F alone', bm25Search(source), judged, source, figures);
  for (const tokenize of ['strict', 'forward'] as const) {
    const { search, first, all } = flexSearch(source, tokenize);
    report(`FlexSearch alone, ${tokenize}`, search, judged, source, figures);
    console.log(`  indexes: first rows ${kb(first)} kB, all rows ${kb(all)} kB brotli`);
  }
  report('MiniSearch', miniSearch(source), judged, source, figures);
  if (options.pagefind) await reportPagefind(judged, source);
  if (options.browser) await reportBrowser(figures);
};

async function printSizes(source: SearchSource, figures: Figures): Promise<void> {
  const sizes = new Map<string, number[]>();
  for (const [name, text] of await publishedFiles(source)) {
    const part = name.split('.')[0] ?? name;
    sizes.set(part, [...(sizes.get(part) ?? []), brotliCompressSync(text).length]);
  }
  const sum = (...parts: readonly string[]): number =>
    parts.flatMap((part) => sizes.get(part) ?? []).reduce((all, bytes) => all + bytes, 0);
  const pages = sorted(sizes.get('page') ?? []);
  for (const part of sizes.keys()) console.log(`  ${part.padEnd(10)} ${kb(sum(part))} kB brotli`);
  figures.add('search', 'bytes', {
    firstRows: sum('worker', 'names', 'manifest'),
    allRows: sum('worker', 'names', 'manifest', 'texts'),
  });
  console.log(
    `  first rows ${kb(sum('worker', 'names', 'manifest'))} kB, all rows ${kb(sum('worker', 'names', 'manifest', 'texts'))} kB; a page for excerpts: median ${kb(pages[pages.length >> 1] ?? 0)}, largest ${kb(pages.at(-1) ?? 0)} kB`,
  );
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

function report(
  name: string,
  search: Search,
  judged: readonly Judged[],
  source: SearchSource,
  figures: Figures,
): void {
  const verdict = verdictOf(judged, source, search);
  printVerdict(name, verdict);
  const { wall, cpu } = keystrokeTimes(search, judged);
  figures.add('search', name, {
    mrr: verdict.mrr,
    success: verdict.success,
    queries: verdict.queries,
    keystrokeP95Ms: Number(at(cpu, 0.95)),
  });
  console.log(`  per keystroke, clock      ${spread(wall)}`);
  console.log(`  per keystroke, processor  ${spread(cpu)}`);
}

async function reportPagefind(judged: readonly Judged[], source: SearchSource): Promise<void> {
  const queries = judged.map(({ query }) => query);
  const { answers, times } = await askPagefind(source, queries, beginnings(judged));
  const found = new Map(answers.map(({ query, routes }) => [query, routes]));
  printVerdict(
    'Pagefind',
    verdictOf(judged, source, (query) => found.get(query) ?? []),
  );
  console.log(
    `  per keystroke, clock      ${spread(sorted(times))} (in a browser, rows not loaded)`,
  );
}

async function reportBrowser(figures: Figures): Promise<void> {
  if (existsSync(path.join(OUT_DIR, 'index.html'))) await printFirstResults(figures);
  else console.log(`  first focus: ${OUT_DIR} holds no site; build one first`);
}

function verdictOf(judged: readonly Judged[], { pages }: SearchSource, search: Search): Verdict {
  const routes = new Set(pages.map(({ route }) => route));
  return judge(judged, (route) => routes.has(route), search);
}

const printVerdict = (name: string, { mrr, success, queries, notYet }: Verdict): void =>
  console.log(
    `${name.padEnd(30)} MRR@8 ${mrr.toFixed(3)}, success@3 ${success.toFixed(3)} of ${queries} queries (${notYet} not yet)`,
  );

function printMisses(name: string, verdict: Verdict): void {
  const { groups, misses } = verdict;
  printVerdict(name, verdict);
  for (const { name, mrr, queries } of groups)
    console.log(`  ${name.padEnd(30)} ${mrr.toFixed(3)} of ${queries}`);
  for (const { query, rank, first } of misses)
    console.log(`  ${query}: rank ${rank || 'none'}, first ${first}`);
}

/** Every beginning of every query, in the order of typing. */
const beginnings = (judged: readonly Judged[]): string[] => [
  ...new Set(judged.flatMap(({ query }) => Array.from(query, (_, end) => query.slice(0, end + 1)))),
];

/**
 * Milliseconds of each keystroke, sorted: by the clock, and what the process itself worked, which a busy machine does
 * not blur. A first pass warms the code up.
 */
function keystrokeTimes(search: Search, judged: readonly Judged[]) {
  const typed = beginnings(judged);
  for (const query of typed.slice(0, 300)) search(query);
  const wall: number[] = [];
  const cpu: number[] = [];
  for (const query of typed) {
    const start = performance.now();
    const work = process.cpuUsage();
    search(query);
    const { user, system } = process.cpuUsage(work);
    wall.push(performance.now() - start);
    cpu.push((user + system) / 1000);
  }
  return { wall: sorted(wall), cpu: sorted(cpu) };
}

const sorted = (times: readonly number[]): number[] => [...times].sort((a, b) => a - b);

const spread = (times: readonly number[]): string =>
  `median ${at(times, 0.5)}, p95 ${at(times, 0.95)}, worst ${at(times, 1)} ms`;

const at = (times: readonly number[], share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
