import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTATIONS } from './list';

it('changes text that is in its file once, and names tests that exist', () => {
  const stale = MUTATIONS.filter(
    ({ file, from, tests }) =>
      !existsSync(tests) || readFileSync(file, 'utf8').split(from).length !== 2,
  );
  expect(stale.map(({ file, broken }) => `${file}: ${broken}`)).toEqual([]);
});
