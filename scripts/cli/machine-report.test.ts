import { expect, it } from 'vitest';
import { annotation, jsonReport } from './machine-report';
import { passes } from './report';

const place = { file: 'content/a,b.mdx', line: 2, column: 3 };

it('writes a problem as an annotation, with what would end it escaped', () => {
  expect(annotation({ ...place, message: '100% wrong\nhere: a, b' })).toBe(
    '::error file=content/a%2Cb.mdx,line=2,col=3::100%25 wrong%0Ahere: a, b',
  );
  expect(annotation({ ...place, level: 'warning', message: 'x' })).toMatch(/^::warning /);
});

it('writes all problems as one document', () => {
  const fix = { from: 'a', to: 'b' };
  const report = jsonReport([
    { ...place, message: 'x' },
    { ...place, level: 'warning', message: 'y', fix },
  ]);
  expect(JSON.parse(report)).toEqual({
    errors: 1,
    warnings: 1,
    problems: [
      { ...place, level: 'error', message: 'x', canFix: false },
      { ...place, level: 'warning', message: 'y', canFix: true },
    ],
  });
});

it('fails for an error, and for a warning only when it is strict', () => {
  const warning = { ...place, level: 'warning', message: 'x' } as const;
  const error = { ...place, message: 'x' };
  expect([[], [warning], [error]].map((list) => passes(list, false))).toEqual([true, true, false]);
  expect([[], [warning], [error]].map((list) => passes(list, true))).toEqual([true, false, false]);
});
