import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { previewPath } from '../../lib/docs/seo/metadata';
import { attr, findFirst } from '../export/html';
import { faultsOf, listOut, metaOf, OUT_DIR, readOut, readSite } from '../export/out';

/** What `out/` may hold for a page before compression; today it is 344 kB. */
const MAX_BYTES_PER_PAGE = 360_000;

const { pages, search, notFound } = readSite();
const files = new Set(listOut());
const bytesOf = (file: string) => readFileSync(path.join(OUT_DIR, file));

describe('the preview of a page', () => {
  it('is a picture of its own, of the size its head says', () => {
    const seen = new Set<string>();
    expect(
      faultsOf(pages, (page) => {
        const file = new URL(metaOf(page, 'og:image') ?? 'x:').pathname.slice(1);
        if (`/${file}` !== previewPath(page.route) || !files.has(file)) return `has no ${file}`;
        const png = bytesOf(file);
        // PNG 1.2 §11.2.2: width and height are the first two numbers of the first chunk.
        const size = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
        if (size !== `${metaOf(page, 'og:image:width')}x${metaOf(page, 'og:image:height')}`)
          return `is ${size}`;
        const isRepeat = seen.has(png.toString('base64'));
        seen.add(png.toString('base64'));
        return isRepeat && 'looks like the preview of another page';
      }),
    ).toEqual([]);
  });
});

describe('what browsers and scanners ask for', () => {
  it('is named in every head and is there', () => {
    const manifestOf = (page: (typeof pages)[number]) =>
      attr(findFirst(page.head, { tag: 'link', attrs: { rel: 'manifest' } }), 'href') ?? '';
    expect(
      faultsOf(
        [...pages, search, notFound],
        (page) => !files.has(manifestOf(page).slice(1)) && manifestOf(page),
      ),
    ).toEqual([]);
    const manifest = JSON.parse(readOut('manifest.webmanifest') ?? '{}') as {
      icons: { src: string }[];
    }; // our own file
    expect(manifest.icons.map(({ src }) => src).filter((src) => !files.has(src.slice(1)))).toEqual(
      [],
    );
  });

  it('has the icon that browsers ask for where no head names one', () => {
    const icon = bytesOf('favicon.ico');
    const images = Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
      const entry = 6 + 16 * index;
      const start = icon.readUInt32LE(entry + 12);
      return {
        size: icon[entry],
        kind: icon.toString('latin1', start + 1, start + 4),
        fits: start + icon.readUInt32LE(entry + 8) <= icon.length,
      };
    });
    expect(icon.readUInt16LE(2)).toBe(1);
    expect(images).toEqual([16, 32, 48].map((size) => ({ size, kind: 'PNG', fits: true })));
  });

  it('tells where to report a vulnerability', () => {
    const text = readOut('.well-known/security.txt') ?? '';
    expect(text).toMatch(/^Contact: mailto:\S+\nExpires: \d{4}-\d{2}-\d{2}T00:00:00Z\n/);
  });
});

describe('the folder', () => {
  it('has a report that counts it', () => {
    const report = JSON.parse(readOut('_report.json') ?? '{}') as {
      pages: number;
      files: number;
      bytes: number;
      classes: Record<string, { files: number }>;
    }; // our own file
    const plain = [...files].filter((file) => file !== '_report.json');
    expect(report.pages).toBe(pages.length);
    expect(report.files).toBe(plain.length);
    expect(Object.values(report.classes).reduce((sum, { files: count }) => sum + count, 0)).toBe(
      plain.length,
    );
    // Each byte once: the page, its payload, its picture, its Markdown, and a share of all else.
    expect(report.bytes / pages.length).toBeLessThanOrEqual(MAX_BYTES_PER_PAGE);
  });

  it('holds nothing that no browser asks for', () => {
    const needless = /__next\.|^_not-found|\.(?:br|gz)$/;
    expect([...files].filter((file) => needless.test(file))).toEqual([]);
  });
});
