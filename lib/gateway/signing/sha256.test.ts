import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { mulberry32 } from '../../base/math/random';
import { fromBase64Url, toBase64Url } from './bytes';
import { sha256Now } from './sha256';

it('gives the digests of the standard', () => {
  expect(sha256Now('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256Now('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

it('gives the digests of the platform at each length around a block, and for large values', () => {
  const next = mulberry32(7);
  for (const length of [...Array(140).keys(), 4096, 100_003]) {
    const bytes = Uint8Array.from({ length }, () => Math.floor(next() * 256));
    expect(sha256Now(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

it('writes texts in base64 for addresses, and reads both alphabets', () => {
  for (const text of ['', 'a', 'ab', 'abc', '{"transStatus":"Y"}', '€ ß 漢字 ???>>>']) {
    const written = Buffer.from(text).toString('base64url');
    expect(toBase64Url(text)).toBe(written);
    expect(fromBase64Url(written)).toBe(text);
    expect(fromBase64Url(Buffer.from(text).toString('base64'))).toBe(text);
  }
  expect(fromBase64Url('%%%')).toBeUndefined();
});
