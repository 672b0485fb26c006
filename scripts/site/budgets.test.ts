import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ToolName } from '../../lib/gateway/tools/names';
import { firstLoadOf } from '../export/first-load';
import { elementsOf, findAll, textOf } from '../export/html';
import { faultsOf, frameworkOf, OUT_DIR, type OutPage, readOut, readSite } from '../export/out';
import { toolBundles } from '../export/tool-bundles';

/** Bytes after brotli at its best: what a good host sends. */
const MAX_MEDIAN_HTML_BYTES = 14_200;
const MAX_HTML_BYTES = 32_900;
/** Elements of a page when it is loaded, and pages that have more than are quick to lay out. */
const MAX_ELEMENTS = 13_300;
const MANY_ELEMENTS = 4_000;
const MAX_PAGES_WITH_MANY_ELEMENTS = 10;
/** The sheet of all pages, and that of a component of few pages. */
const MAX_CSS_BYTES = 17_600;
const MAX_MEDIAN_CSS_BYTES = 15_500;
/** Both fonts, whose files are compressed already. */
const MAX_FONT_BYTES = 22_100;
/** Pages whose letters are not all in the first file of a font: each fetches one file more. */
const MAX_PAGES_WITH_RARE_LETTERS = 5;
/** Everything that runs before the reader has done anything. */
const MAX_FIRST_SCRIPT_BYTES = 7_800;
const MAX_NOT_FOUND_SCRIPT_BYTES = 12_500;
/** What comes at the first sign of intent. */
const MAX_FRAMEWORK_BYTES = 150_000;

/** What a press on a tool fetches, its sheets included; React is there already. */
const MAX_TOOL_BYTES: Readonly<Record<ToolName, number>> = {
  signing: 25_000,
  callback: 25_000,
  'callback-get': 25_000,
  values: 30_000,
  codes: 30_000,
  request: 40_000,
  services: 20_000,
};
/** The checkers of the fields, a plain script. */
const MAX_CHECKER_BYTES = 30_000;
/** The request of a service that the finder shows. */
const MAX_FOUND_REQUEST_BYTES = 40_000;

/** The simulator with its contract, fetched when a reader opens the gateway. */
const MAX_GATEWAY_BYTES = 300_000;
/** The fields of the requests of one page, fetched when a reader opens their form. */
const MAX_REQUEST_BYTES = 16_000;

const compress = promisify(brotliCompress);
const { pages, search, notFound } = readSite();
const documents = [...pages, search, notFound];

describe('the weight of a page, compressed', () => {
  it('is at most 32.9 kB of HTML, and 14.2 kB in the median', async () => {
    const bytes = new Map(
      await Promise.all(documents.map(async (page) => [page, await weigh(page.html)] as const)),
    );
    const weighPage = async (page: OutPage) => bytes.get(page) ?? 0;
    expect(await tooHeavy(documents, MAX_HTML_BYTES, weighPage)).toEqual([]);
    const weights = await Promise.all(pages.map(weighPage));
    const median = weights.sort((a, b) => a - b)[Math.floor(weights.length / 2)];
    expect(median).toBeLessThanOrEqual(MAX_MEDIAN_HTML_BYTES);
  });

  it('is at most 17.6 kB of style sheets, and 15.5 kB in the median', async () => {
    expect(
      await tooHeavy(documents, MAX_CSS_BYTES, (page) => sumOf(firstLoadOf(page).sheets)),
    ).toEqual([]);
    const weights = await Promise.all(pages.map((page) => sumOf(firstLoadOf(page).sheets)));
    const median = weights.sort((a, b) => a - b)[Math.floor(weights.length / 2)];
    expect(median).toBeLessThanOrEqual(MAX_MEDIAN_CSS_BYTES);
  });

  it('is at most 22.1 kB of fonts, which hold the letters of all but five pages', () => {
    const weighFonts = (page: OutPage) =>
      firstLoadOf(page).fonts.reduce((sum, url) => sum + statSync(path.join(OUT_DIR, url)).size, 0);
    expect(
      faultsOf(documents, (page) => {
        const bytes = weighFonts(page);
        return (bytes === 0 || bytes > MAX_FONT_BYTES) && `${bytes} bytes`;
      }),
    ).toEqual([]);
    const [sheet = ''] = firstLoadOf(documents[0] as OutPage).sheets;
    const withRare = (family: string, textsOf: (page: OutPage) => string) => {
      const rare = rareLetters(readOut(sheet.slice(1)) ?? '', family);
      return pages.filter((page) => rare.test(textsOf(page))).map(({ route }) => route);
    };
    const inText = withRare('Hanken Grotesk', ({ body }) => textOf(body));
    const inCode = withRare('JetBrains Mono', ({ body }) =>
      findAll(body, { tag: 'code' }).map(textOf).join(' '),
    );
    expect(inText.length).toBeLessThanOrEqual(MAX_PAGES_WITH_RARE_LETTERS);
    expect(inCode.length).toBeLessThanOrEqual(MAX_PAGES_WITH_RARE_LETTERS);
  });

  it('is at most 7.8 kB of scripts before the reader does anything; the 404 page knows all routes', async () => {
    const weighScripts = (page: OutPage) => sumOf(firstLoadOf(page).scripts);
    expect(await tooHeavy([...pages, search], MAX_FIRST_SCRIPT_BYTES, weighScripts)).toEqual([]);
    expect(await tooHeavy([notFound], MAX_NOT_FOUND_SCRIPT_BYTES, weighScripts)).toEqual([]);
  });

  it('is at most 150 kB of framework at the first sign of intent, the payload of the page apart', async () => {
    expect(
      await tooHeavy(documents, MAX_FRAMEWORK_BYTES, (page) => {
        const { scripts } = frameworkOf(page.html);
        expect(scripts.length).toBeGreaterThan(0);
        return sumOf(scripts);
      }),
    ).toEqual([]);
  });
});

describe('the elements of a page', () => {
  it('are at most 13,300, and on ten pages more than 4,000', () => {
    const counts = documents.map((page) => elementsOf(page.document).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_ELEMENTS);
    expect(counts.filter((count) => count > MANY_ELEMENTS).length).toBeLessThanOrEqual(
      MAX_PAGES_WITH_MANY_ELEMENTS,
    );
  });
});

describe('the weight of what a tool fetches, compressed', () => {
  const under = (folder: string) =>
    readdirSync(path.join(OUT_DIR, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    );
  const heavierThan = async (files: readonly string[], limit: number) => {
    const sizes = await Promise.all(
      files.map(async (file) => [file, await weigh(readOut(file) ?? '')] as const),
    );
    return sizes.filter(([, size]) => size > limit);
  };

  it.each(Object.entries(MAX_TOOL_BYTES))('is for %s at most %i bytes', async (name, limit) => {
    const files = toolBundles().get(name)?.files ?? [];
    expect(files.filter((file) => file.endsWith('.js'))).not.toEqual([]);
    expect(await exactly(files.map((file) => `/${file}`))).toBeLessThanOrEqual(limit);
  });

  it('is at most 30 kB for the checkers, and 40 kB for a request that the finder shows', async () => {
    const checkers = under('boot').filter((name) => /\/checker\.[\da-f]+\.js$/.test(name));
    expect(checkers).toHaveLength(1);
    expect(await heavierThan(checkers, MAX_CHECKER_BYTES)).toEqual([]);
    const { later = [] } = toolBundles().get('services') ?? {};
    expect(later).not.toEqual([]);
    expect(await exactly(later.map((file) => `/${file}`))).toBeLessThanOrEqual(
      MAX_FOUND_REQUEST_BYTES,
    );
  });

  it('is at most 300 kB for the gateway with its page, and 16 kB for the requests of a page', async () => {
    const gateway = under('boot').filter((name) => /\/gateway\.[\da-f]+\.js$/.test(name));
    const requests = under('tool-data').filter((name) => name.endsWith('.json'));
    expect([gateway.length, requests.length > 100]).toEqual([1, true]);
    const { later = [] } = toolBundles().get('request') ?? {};
    expect(later).not.toEqual([]);
    const parts = [...gateway, ...later].map((file) => `/${file}`);
    expect(await exactly(parts)).toBeLessThanOrEqual(MAX_GATEWAY_BYTES);
    expect(await heavierThan(requests, MAX_REQUEST_BYTES)).toEqual([]);
  });
});

async function tooHeavy(
  list: readonly OutPage[],
  limit: number,
  weight: (page: OutPage) => Promise<number>,
): Promise<string[]> {
  const weights = new Map(
    await Promise.all(list.map(async (page) => [page, await weight(page)] as const)),
  );
  return faultsOf(list, (page) => {
    const bytes = weights.get(page) ?? 0;
    return bytes > limit && `${(bytes / 1000).toFixed(1)} kB`;
  });
}

/** The letters of a font that are not in its first file, from the `unicode-range` of its second face. */
function rareLetters(sheet: string, family: string): RegExp {
  const [face = ''] = sheet
    .split('@font-face')
    .filter((text) => text.includes(family) && text.includes('unicode-range'));
  const ranges = [...face.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)];
  const points = ranges.map(([, first = '', last = first]) => `\\u{${first}}-\\u{${last}}`);
  expect(points.length).toBeGreaterThan(10);
  return new RegExp(`[${points.join('')}]`, 'u');
}

async function sumOf(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(weighUrl));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const known = new Map<string, Promise<number>>();

/** Sheets and scripts are shared by all pages, so each is weighed once, as it is sent. */
function weighUrl(url: string): Promise<number> {
  let size = known.get(url);
  if (!size) {
    const text = readOut(decodeURIComponent(url.split('?')[0] ?? '').slice(1));
    size = text === undefined ? Promise.reject(new Error(`no such file: ${url}`)) : packed(text);
    known.set(url, size);
  }
  return size;
}

/** Bytes at quality 11, as they are sent: files of tools are few. */
const exactly = async (urls: readonly string[]): Promise<number> => {
  const sizes = urls.map(async (url) => {
    const text = readOut(url.slice(1));
    if (text === undefined) throw new Error(`no such file: ${url}`);
    return await packed(text);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

const packed = async (text: string) => (await compress(text)).length;

/** Quality 9 is quick and packs no tighter than 11, so only what it finds too large is weighed again at 11. */
async function weigh(text: string): Promise<number> {
  const at = async (quality: number) =>
    (await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;
  const quick = await at(9);
  return quick > MAX_HTML_BYTES ? at(11) : quick;
}
