import { expect, it } from 'vitest';
import { jsonFault } from './json-fault';

it('takes what is JSON', () => {
  for (const text of ['{}', '[]', ' {"a": [1, -2.5e3, true, null, "x\\n"], "b": {}} ', '1'])
    expect(jsonFault(text)).toBeUndefined();
});

it.each([
  ['{"a": 1,}', 7, /comma/],
  ['[1, 2,\n]', 5, /comma/],
  ["{'a': 1}", 1, /not JSON/],
  ['{a: 1}', 1, /"a:" is not JSON/],
  ['{"a": 1 "b": 2}', 8, /not JSON/],
  ['{"a": …}', 6, /part of/],
  ['{"a": 1 // x\n}', 8, /not JSON/],
  ['{"a": 01}', 6, /not JSON/],
  ['{"a": 1', 7, /no end/],
  ['{"a": [1}', 8, /not JSON/],
  ['{"a": 1}}', 8, /not JSON/],
  ['{} {}', 3, /not JSON/],
  ['[tru]', 1, /not JSON/],
  ['{,}', 1, /not JSON/],
  ['', 0, /no end/],
])('%j is none at %i', (text, index, message) => {
  expect(jsonFault(text)?.index).toBe(index);
  expect(jsonFault(text)?.message).toMatch(message);
});
