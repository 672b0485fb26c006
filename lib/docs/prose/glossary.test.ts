import { expect, it } from 'vitest';
import { unusedTerms } from './glossary';

const entry = (term: string, ...also: string[]) => ({ term, also });

it('finds the terms that no text uses', () => {
  const texts = ['The reserved\nbalance of wallets, Alpha-2 codes.', 'Send `rate_id`; a STANDARD.'];
  const entries = [
    entry('Reserved balance'),
    entry('Wallet'),
    entry('Alpha-2 code'),
    entry('Rate quote', 'rate_id'),
    entry('STAN'),
    entry('Velocity limit', 'standard'),
  ];
  expect(unusedTerms(entries, texts).map(({ term }) => term)).toEqual(['STAN', 'Velocity limit']);
});
