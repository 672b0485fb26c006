import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageLookup } from './images';

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
  expect(imageLookup('notes/guide/a.mdx')('./pixel.png')).toEqual({
    src: '/media/guide/pixel.png',
    width: 1,
    height: 1,
  });
});

it('knows no image that is missing or outside the content folder', () => {
  expect(imageLookup('notes/guide/a.mdx')('./none.png')).toBeUndefined();
  expect(imageLookup('notes/guide/a.mdx')('../../outside.png')).toBeUndefined();
});
