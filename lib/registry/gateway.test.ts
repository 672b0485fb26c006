import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gateway } from './gateway';

it('leaves the names of standards out of the script of the checker', () => {
  const folder = path.resolve('lib/gateway/identifiers');
  const files = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => gateway.boot?.without.files.test(file));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^\s*standard: /m);
    expect(text.replace(gateway.boot?.without.lines ?? '', '')).not.toMatch(/^\s*standard: /m);
  }
});
