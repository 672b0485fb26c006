import { expect, it } from 'vitest';
import { byFamily, familyName } from './families';

const FAMILIES = [
  { from: 1000, to: 1999, title: 'Authentication' },
  { from: 2000, to: 2999, title: 'Validation' },
  { from: 3000, to: 3999, title: 'State' },
];

it('puts codes under their families, those of none at the end, and leaves empty families out', () => {
  const codes = [3001, 1004, 42, 1001].map((code) => ({ code }));
  expect(
    byFamily(FAMILIES, codes).map(({ family, codes: own }) => [
      family?.title,
      own.map(({ code }) => code),
    ]),
  ).toEqual([
    ['Authentication', [1004, 1001]],
    ['State', [3001]],
    [undefined, [42]],
  ]);
});

it('writes a family with the digits that its codes share', () => {
  expect(FAMILIES.map(familyName)).toEqual(['1xxx', '2xxx', '3xxx']);
});
