import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { windowFor } from './compress';
import { linkOrCopy } from './link';
import { pack } from './packed';
import { precompress } from './precompress';

const TEXT = 'The same words again. '.repeat(200);

let out: string;
const at = (name: string) => path.join(out, name);
beforeEach(() => {
  out = mkdtempSync(path.join(os.tmpdir(), 'precompress-'));
  mkdirSync(at('faq'));
  writeFileSync(at('faq.html'), TEXT);
  linkOrCopy(at('faq.html'), at('faq/index.html'));
});
afterEach(() => rmSync(out, { recursive: true }));

it('puts both forms next to a text, once for all its names', async () => {
  const spy = vi.fn(pack);
  await precompress(out, spy, new Map([['faq/index.html', 'faq.html']]));
  expect(spy.mock.calls.map(([, packing]) => packing)).toEqual(['br10', 'gz']);
  expect(brotliDecompressSync(readFileSync(at('faq.html.br'))).toString()).toBe(TEXT);
  expect(gunzipSync(readFileSync(at('faq/index.html.gz'))).toString()).toBe(TEXT);
  expect(statSync(at('faq/index.html.br')).ino).toBe(statSync(at('faq.html.br')).ino);
});

it('packs sheets and scripts as tightly as it can, and payloads quickly', async () => {
  for (const name of ['a.css', 'a.js', 'a.txt']) writeFileSync(at(name), TEXT);
  const spy = vi.fn(pack);
  await precompress(out, spy, new Map([['faq/index.html', 'faq.html']]));
  const asked: string[] = spy.mock.calls.map(([, packing]) => packing);
  expect(asked.filter((packing) => packing !== 'gz').sort()).toEqual([
    'br10',
    'br11',
    'br11',
    'br9',
  ]);
});

it('leaves alone what is short, what is packed already, and what would hardly be smaller', async () => {
  writeFileSync(at('short.txt'), 'Short');
  writeFileSync(at('a.png'), TEXT);
  writeFileSync(at('b.txt'), TEXT);
  const writeTo = vi.fn();
  await precompress(out, async ({ length }) => ({ length: length * 0.95, writeTo }), new Map());
  expect(writeTo).not.toHaveBeenCalled();
  expect(readdirSync(out).sort()).toEqual(['a.png', 'b.txt', 'faq', 'faq.html', 'short.txt']);
});

it('asks for no larger window than the bytes need', async () => {
  const sizes = [1, 1008, 1009, 65_520, 65_521, 4_194_288, 9_000_000];
  expect(sizes.map(windowFor)).toEqual([10, 10, 11, 16, 17, 22, 22]);
  const form = await pack(Buffer.from(TEXT), 'br9');
  const file = at('a.br');
  form.writeTo(file);
  // The first bits name the window: 13 of 4,200 bytes (RFC 7932 §9.1).
  expect((readFileSync(file)[0] ?? 0) & 0b1111111).toBe(0b1010001);
});
