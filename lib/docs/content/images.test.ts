import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatProblem } from '../../base/source/problems';
import { NO_DIALECT } from '../markdown/definition';
import { mediaLookup } from './images';
import { readPage } from './page';

/** A PNG of one pixel by one. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const before = process.env.CONTENT_DIR;
let root: string;

beforeAll(() => {
  root = path.join(mkdtempSync(path.join(tmpdir(), 'images-')), 'notes');
  mkdirSync(path.join(root, 'guide'), { recursive: true });
  writeFileSync(path.join(root, 'guide', 'pixel.png'), PIXEL);
  writeFileSync(path.join(root, '..', 'outside.png'), PIXEL);
  process.env.CONTENT_DIR = root;
});
afterAll(() => {
  if (before === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = before;
});

it('gives an image beside the page its size and its public address', () => {
  expect(mediaLookup('notes/guide/a.mdx').imageOf('./pixel.png')).toEqual({
    src: '/media/guide/pixel.png',
    width: 1,
    height: 1,
  });
});

it('knows no image that is missing or outside the content folder', () => {
  expect(mediaLookup('notes/guide/a.mdx').imageOf('./none.png')).toBeUndefined();
  expect(mediaLookup('notes/guide/a.mdx').imageOf('../../outside.png')).toBeUndefined();
});

it('knows the pair of an image for the dark theme, files at the top of the folder, and linked files', () => {
  for (const name of [
    'pair.png',
    'pair-dark.png',
    'public/logo.png',
    'data.csv',
    '_site/secret.csv',
  ]) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), PIXEL);
  }
  const { imageOf, fileOf } = mediaLookup('notes/guide/a.mdx');
  expect(imageOf('../pair.png')).toMatchObject({
    src: '/media/pair.png',
    dark: '/media/pair-dark.png',
  });
  expect(imageOf('/logo.png')).toMatchObject({ src: '/media/public/logo.png' });
  expect(fileOf('../data.csv')).toBe('/media/data.csv');
  expect(fileOf('../_site/secret.csv')).toBeUndefined();
  expect(fileOf('../../outside.png')).toBeUndefined();
});

it('draws a page that is in the cache with the files that are there now', async () => {
  const page = path.join(root, 'guide/cached.md');
  writeFileSync(page, '# Cached\n\n<img src="./late.png"> and [a table](./late.csv).\n');
  const read = async () => {
    const { page: found, problems } = await readPage(page, NO_DIALECT);
    return [JSON.stringify(found.tree), ...problems.map(formatProblem)].join('\n');
  };
  expect(await read()).toContain('image "./late.png" does not exist');
  writeFileSync(path.join(root, 'guide/late.png'), PIXEL);
  writeFileSync(path.join(root, 'guide/late.csv'), 'a;b');
  const whole = await read();
  expect(whole).toContain('"/media/guide/late.png"');
  expect(whole).toContain('"/media/guide/late.csv"');
  expect(whole).not.toContain('does not exist');
  rmSync(path.join(root, 'guide/late.csv'));
  expect(await read()).toContain('"./late.csv"');
});

it('finds the size of a drawing whose root holds its whole source', () => {
  const source = `content="${'&lt;mxfile&gt;'.repeat(200)}"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" ${source} width="591px" height="300px" viewBox="0 0 9 9">`;
  writeFileSync(path.join(root, 'drawing.svg'), `${head}<path d="M0 0"/></svg>`);
  writeFileSync(path.join(root, 'box.svg'), "<svg\n  viewBox = '0 0 24 12'\n><path/></svg>");
  const { imageOf } = mediaLookup('notes/a.mdx');
  expect(imageOf('./drawing.svg')).toMatchObject({ width: 591, height: 300 });
  expect(imageOf('./box.svg')).toMatchObject({ width: 24, height: 12 });
});
