import { expect, it } from 'vitest';
import { packagesFor } from './programs.mjs';

it('names the Debian package of each missing program, in a fixed order', () => {
  expect(packagesFor(['kotlinc', 'php'])).toEqual(['php-cli', 'kotlin']);
  expect(packagesFor(['javac'])).toEqual(['default-jdk-headless']);
  expect(packagesFor([])).toEqual([]);
});
