import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { SearchSource } from '../../lib/docs/search/records';
import { startServer } from '../serve/static-server';
import { openBrowser } from '../testing/open-browser';

/** Its binaries are packages of single platforms, so it is no dependency: it is fetched into a temporary folder. */
const PACKAGE = 'pagefind@1.6.0';
const ROWS = 8;

/** What Pagefind returns for a query. */
export interface PeerAnswer {
  readonly query: string;
  readonly routes: readonly string[];
}

/** The part of its Node interface that is used. */
interface Pagefind {
  createIndex(options: { forceLanguage: string }): Promise<{
    index: {
      addHTMLFile(file: { url: string; content: string }): Promise<{ errors: string[] }>;
      writeFiles(options: { outputPath: string }): Promise<unknown>;
    };
  }>;
  close(): Promise<unknown>;
}

/**
 * The same records in Pagefind: a document for each, its name as heading, as its own pages would be weighted. The search
 * is WebAssembly made for browsers, so it runs in one. `judged` are asked for rows, `typed` for their time.
 */
export async function askPagefind(
  source: SearchSource,
  judged: readonly string[],
  typed: readonly string[],
): Promise<{ readonly answers: readonly PeerAnswer[]; readonly times: readonly number[] }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagefind-'));
  try {
    await promisify(execFile)('npm', [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      `--prefix=${folder}`,
      PACKAGE,
    ]);
    const site = path.join(folder, 'site');
    await writeIndex(folder, site, source);
    return await ask(site, source, judged, typed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeIndex(folder: string, site: string, source: SearchSource): Promise<void> {
  const entry = path.join(folder, 'node_modules/pagefind/lib/index.js');
  const pagefind = (await import(pathToFileURL(entry).href)) as Pagefind; // its documented interface
  const { index } = await pagefind.createIndex({ forceLanguage: 'en' });
  for (const [number, { page, kind, name, ids, text }] of source.records.entries()) {
    const { keywords = '', title = '' } = source.pages[page] ?? {};
    const words = kind === 'page' ? keywords : title;
    await index.addHTMLFile({
      url: `/${number}`,
      content: `<html lang="en"><body><h1>${escapeText(name)}</h1><p data-pagefind-weight="4">${escapeText(ids.join(' '))}</p><p data-pagefind-weight="2">${escapeText(words)}</p><p>${escapeText(text)}</p></body></html>`,
    });
  }
  await index.writeFiles({ outputPath: path.join(site, 'pagefind') });
  await pagefind.close();
}

async function ask(
  site: string,
  { pages, records }: SearchSource,
  judged: readonly string[],
  typed: readonly string[],
) {
  const server = await startServer({ dir: site, host: '127.0.0.1' });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/pagefind/pagefind-entry.json`);
    const { found, times } = await page.evaluate(
      async ({ judged, typed, rows }) => {
        interface Search {
          search(
            query: string,
          ): Promise<{ results: { data(): Promise<{ raw_url?: string; url: string }> }[] }>;
        }
        const url = '/pagefind/pagefind.js';
        const { search }: Search = await import(url);
        // No named functions in here: the compiler marks them with a helper that the page does not have.
        const found: { query: string; urls: string[] }[] = [];
        for (const query of judged) {
          const { results } = await search(query);
          const data = await Promise.all(results.slice(0, rows).map((result) => result.data()));
          found.push({ query, urls: data.map((entry) => entry.raw_url ?? entry.url) });
        }
        const times: number[] = [];
        for (const query of typed) {
          const start = performance.now();
          await search(query);
          times.push(performance.now() - start);
        }
        return { found, times };
      },
      { judged, typed, rows: ROWS },
    );
    const routeOf = (url: string): string => {
      const record = records[Number(/\d+/.exec(url)?.[0])];
      return (record && pages[record.page]?.route) ?? '';
    };
    return {
      answers: found.map(({ query, urls }) => ({ query, routes: urls.map(routeOf) })),
      times,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
