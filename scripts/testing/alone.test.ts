import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../../lib/base/source/files';
import { ALONE } from './alone.mjs';

const tests = listFiles('components').filter((file) => file.endsWith('.test.tsx'));

it('names tests that exist', () => {
  expect(ALONE.filter((file) => !tests.includes(file))).toEqual([]);
});

it('names each test that replaces a module or loads it again, which others of its process would see', () => {
  const touching = tests.filter((file) =>
    /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(touching.length).toBeGreaterThan(0);
  expect(touching.filter((file) => !ALONE.includes(file))).toEqual([]);
});
