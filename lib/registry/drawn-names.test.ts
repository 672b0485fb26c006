import { expect, it } from 'vitest';
import { namesIn } from '../docs/prose/vocabulary';
import { loadContract } from '../gateway/contract/load';
import type { NamedDiagram } from '../gateway/diagrams/named';
import { drawnNameFaults } from './drawn-names';

const names = namesIn(loadContract());

const drawing = (label: string, code = true): NamedDiagram => ({
  kind: 'sequence',
  title: 'A payout',
  description: 'One arrow.',
  actors: [
    { id: 'server', label: 'Your server' },
    { id: 'gateway', label: 'Gateway' },
  ],
  messages: [
    { from: 'server', to: 'gateway', label: 'transaction/create', kind: 'call', code: true },
    { from: 'gateway', to: 'server', label, kind: 'answer', code },
  ],
});

it('names what the API does not have, at its arrow', () => {
  const file = '_site/diagrams/payout.yaml';
  expect(drawnNameFaults(file, drawing('pending, beneficiary_name_match'), names)).toEqual([
    {
      file,
      path: ['messages', 1, 'label'],
      message: '"beneficiary_name_match" is not a name of the API — correct it, or remove "code"',
    },
  ]);
});

it('accepts fields, operations and words that are not in code font', () => {
  for (const label of ['name_match', 'transaction/get_crypto_address', '201 created, next_action'])
    expect(drawnNameFaults('x.yaml', drawing(label), names)).toEqual([]);
  expect(drawnNameFaults('x.yaml', drawing('no_such_name', false), names)).toEqual([]);
});
