import { expect, it } from 'vitest';
import { mulberry32 } from '../../../base/math/random';
import { SCENARIO_FORMAT, type Scenario } from './scenario';
import { hashOf, readHash, readScenario } from './share';

const SCENARIO: Scenario = {
  format: SCENARIO_FORMAT,
  operation: 'transaction_create',
  request: {
    path: {},
    query: { limit: '1' },
    headers: {},
    body: { amount: '1.00', description: 'Zażółć 💥 "quotes" <b>' },
  },
  steps: [
    { do: 'send' },
    { do: 'callbacks', mode: 'lose' },
    { do: 'act', act: 'type', value: '777123' },
    { do: 'wait', seconds: 60 },
  ],
};

it('is a link, and comes back from it', () => {
  expect(readHash(hashOf(SCENARIO))).toEqual({ scenario: SCENARIO });
  expect(hashOf(SCENARIO)).toMatch(/^#request=[\w-]+$/);
  expect(readHash('')).toBeUndefined();
  expect(readHash('#p-amount')).toBeUndefined();
});

it.each([
  ['not JSON', '{'],
  ['not an object', '[]'],
  ['the format', JSON.stringify({ ...SCENARIO, format: 2 })],
  ['no operation', JSON.stringify({ ...SCENARIO, operation: '../x' })],
  ['no request', JSON.stringify({ ...SCENARIO, request: null })],
  ['not texts', JSON.stringify({ ...SCENARIO, request: { query: { a: 1 } } })],
  ['not an object', JSON.stringify({ ...SCENARIO, request: { body: [] } })],
  [
    'levels',
    `{"format":1,"operation":"a","steps":[],"request":{"body":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}}`,
  ],
  ['200 steps', JSON.stringify({ ...SCENARIO, steps: Array(201).fill({ do: 'send' }) })],
  ['Step 1', JSON.stringify({ ...SCENARIO, steps: [{ do: 'wait', seconds: 1e12 }] })],
  ['Step 1', JSON.stringify({ ...SCENARIO, steps: [{ do: 'wait', seconds: -1 }] })],
  ['Step 2', JSON.stringify({ ...SCENARIO, steps: [{ do: 'send' }, { do: 'eval' }] })],
  ['Step 1', JSON.stringify({ ...SCENARIO, steps: [{ do: 'act', act: 'Approve()' }] })],
  ['32000 characters', `"${'x'.repeat(40_000)}"`],
])('refuses a scenario that is wrong, and says why: %s', (words, text) => {
  const read = readScenario(text);
  expect('fault' in read && read.fault).toContain(words);
});

it('refuses links that were cut off', () => {
  expect(readHash('#request=%%%')).toEqual({ fault: 'The link was cut off or changed.' });
  expect('fault' in (readHash(hashOf(SCENARIO).slice(0, 80)) ?? {})).toBe(true);
});

it('never throws, whatever was changed in a text', () => {
  const next = mulberry32(11);
  const text = JSON.stringify(SCENARIO);
  let refused = 0;
  for (let round = 0; round < 2000; round += 1) {
    const at = Math.floor(next() * text.length);
    const sign = String.fromCharCode(Math.floor(next() * 0x2000));
    const changed = text.slice(0, at) + sign + text.slice(at + Math.floor(next() * 4));
    const read = readScenario(changed);
    if ('fault' in read) refused += 1;
    else expect(Array.isArray(read.scenario.steps)).toBe(true);
  }
  expect(refused).toBeGreaterThan(1000);
});
