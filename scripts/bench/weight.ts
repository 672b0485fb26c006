import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench } from '../bench';
import { firstLoadOf } from '../export/first-load';
import { elementsOf } from '../export/html';
import { frameworkOf, OUT_DIR, type OutPage, readSite } from '../export/out';
import type { Figures } from './figures';
import { median } from './median';
import { partsOf } from './parts';

/** A page with more elements than this takes long to lay out. */
const MANY_ELEMENTS = 4000;

/** What a first visit loads, by part, and how large the pages are. */
export const weightBench: Bench['run'] = async (_, figures) => {
  const { pages } = readSite();
  const bySize = [...pages].sort((a, b) => a.html.length - b.html.length);
  const middle = bySize[bySize.length >> 1];
  const largest = bySize.at(-1);
  if (!middle || !largest) return;
  printLoad(middle, figures);
  for (const [name, page] of [
    ['median page', middle],
    ['largest page', largest],
  ] as const)
    printParts(name, page, figures);
  printElements(pages, figures);
};

function printLoad(page: OutPage, figures: Figures): void {
  const { sheets, fonts, scripts } = firstLoadOf(page);
  const load = {
    html: packed(page.html),
    css: sum(sheets.map(sent)),
    fonts: sum(fonts.map(sent)),
    scripts: sum(scripts.map(sent)),
  };
  const later = frameworkOf(page.html);
  const all = {
    ...load,
    all: sum(Object.values(load)),
    frameworkLater: sum(later.scripts.map(sent)),
    payloadLater: sent(later.payload),
  };
  figures.add('weight', 'first load of the median page, bytes', all);
  console.log(`first load of ${page.route}, kB after brotli: ${list(all)}`);
}

function printParts(name: string, page: OutPage, figures: Figures): void {
  const whole = packed(page.html);
  const parts = partsOf(page.html);
  const numbers = Object.fromEntries(
    // What the page would save without the part: compressed alone, a part cannot use the words of the others.
    parts.map(({ part, without }) => [part, whole - packed(without)]),
  );
  figures.add('weight', `HTML of the ${name} by part, bytes`, { whole, ...numbers });
  console.log(`HTML of the ${name}, ${page.route}: ${list({ whole, ...numbers })}`);
}

function printElements(pages: readonly OutPage[], figures: Figures): void {
  const counts = pages
    .map(({ route, document }) => ({ route, count: elementsOf(document).length }))
    .sort((a, b) => b.count - a.count);
  const many = counts.filter(({ count }) => count > MANY_ELEMENTS);
  const numbers = {
    median: median(counts.map(({ count }) => count)),
    largest: counts[0]?.count ?? 0,
    pagesAbove4000: many.length,
  };
  figures.add('weight', 'elements of a page', numbers);
  console.log(
    `elements: median ${numbers.median}, largest ${numbers.largest}; above ${MANY_ELEMENTS}:`,
  );
  for (const { route, count } of many) console.log(`  ${route} ${count}`);
}

const packed = (body: string | Buffer): number => brotliCompressSync(body).length;

/** Bytes of a file as it is sent: a font is compressed already. */
function sent(address: string): number {
  const name = decodeURIComponent(address.split('?')[0] ?? '');
  const body = readFileSync(path.join(OUT_DIR, name));
  return name.endsWith('.woff2') ? body.length : packed(body);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const list = (numbers: Readonly<Record<string, number>>): string =>
  Object.entries(numbers)
    .map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)}`)
    .join(', ');
