import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OfflineList } from '../../lib/docs/offline/messages';
import { contentTypeOf, isCompressible } from '../../lib/docs/publish/classes';
import { filesOf, frameworkOf, listOut, OUT_DIR, readOut, readSite } from '../export/out';

/** The worker is fetched again with every build; most of it is the page it shows in place of an unsaved one. */
const MAX_WORKER_BYTES = 8_000;

const worker = readOut('sw.js') ?? '';
const { files }: OfflineList = JSON.parse(readOut('offline.json') ?? '{"files":[]}');
const listed = new Set(files.map(([name]) => name));
const { pages, search, notFound } = readSite();
const fileOf = (name: string) =>
  /\.[a-z\d]+$/.test(name) ? name.slice(1) : (filesOf(name as `/${string}`)[0] ?? '');

describe('the list of what makes the site readable offline', () => {
  it('names every page under its clean address, with its payload', () => {
    const due = [...pages, search].flatMap(({ route, file }) => [
      route,
      `/${file.replace(/\.html$/, '.txt')}`,
    ]);
    expect(due.filter((name) => !listed.has(name))).toEqual([]);
  });

  it('names everything that pages load by themselves', () => {
    const due = [...pages, search].flatMap(({ html }) => [
      frameworkOf(html).payload,
      ...frameworkOf(html).scripts,
      ...[...html.matchAll(/<(?:script|img)[^>]* src="([^"]*)"/g)].map(([, src = '']) => src),
      ...[...html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href = '']) => href),
    ]);
    expect(due.length).toBeGreaterThan(pages.length);
    expect([...new Set(due)].filter((name) => !listed.has(name))).toEqual([]);
  });

  it('weighs what the button of every page says', () => {
    const bytes = files
      .map(([name]) => fileOf(name))
      .map((file) => ({ file, plain: readFileSync(path.join(OUT_DIR, file)) }))
      .map(({ file, plain }) =>
        isCompressible(contentTypeOf(`/${file}`)) ? gzipSync(plain) : plain,
      )
      .reduce((sum, { length }) => sum + length, 0);
    const stated = [...pages, search, notFound].map(
      ({ html }) => />Save all documentation[^<]* \(about (\d+) MB\)<\/button>/.exec(html)?.[1],
    );
    expect(new Set(stated).size).toBe(1);
    // What the words themselves add may cross the middle between two megabytes.
    expect(Math.abs(Number(stated[0]) - bytes / 1_000_000)).toBeLessThan(0.6);
  });

  it('names only files that are there, each once', () => {
    const there = new Set(listOut());
    expect(files.filter(([name]) => !there.has(fileOf(name)))).toEqual([]);
    expect(listed.size).toBe(files.length);
  });
});

describe('the worker', () => {
  it('carries the notice, and knows this build', () => {
    expect(worker).toContain('This page is not saved for offline reading.');
    expect(worker).not.toMatch(/__(?:NOTICE|STAMP|BASE_PATH)__/);
  });

  it('weighs at most 8 kB', () => {
    expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(MAX_WORKER_BYTES);
  });
});
