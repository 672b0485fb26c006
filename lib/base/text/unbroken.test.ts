import { expect, it } from 'vitest';
import { isUnbrokenName, unbrokenRuns } from './unbroken';

const unbroken = (text: string) =>
  unbrokenRuns(text)
    .filter(({ isUnbroken }) => isUnbroken)
    .map((run) => run.text);

it.each([
  ['The result of 3-D Secure.', ['3-D Secure']],
  ['3-D Secure and an e-mail', ['3-D Secure', 'e-mail']],
  ['EMV 3-D Secure', ['3-D Secure']],
  ['the 3-D page', ['3-D']],
  ['a half-typed word, 1-64, pre-3-D', []],
])('%s', (text, words) => {
  expect(unbroken(text)).toEqual(words);
  expect(
    unbrokenRuns(text)
      .map((run) => run.text)
      .join(''),
  ).toBe(text);
});

it.each(['Gateway-Key', 'Gateway-*', 'webhook-id', 'Gateway-Idempotent-Replay', '2026-01-15'])(
  '%s is not broken after its hyphen',
  (name) => {
    expect(isUnbrokenName(name)).toBe(true);
  },
);

it.each(['amount', '-', '-H "Gateway-Key: x"', 'a-very-long-name-for-a-narrow-column'])(
  '%s may be broken',
  (name) => {
    expect(isUnbrokenName(name)).toBe(false);
  },
);
