import { describe, expect, it } from 'vitest';
import { findMatches, termsOf } from './matches';

const marked = (text: string, ...values: string[]) =>
  findMatches(text, termsOf(values)).map(([start, end]) => text.slice(start, end));

describe('what is marked on the page a search result leads to', () => {
  it('whole words, not parts of words', () => {
    expect(marked('The card was discarded.', 'card')).toEqual(['card']);
  });

  it('other forms of a word, in English and Russian', () => {
    expect(marked('Transactions and a transaction', 'transaction')).toEqual([
      'Transactions',
      'transaction',
    ]);
    expect(marked('Возврат платежа без возврата', 'возврат')).toEqual(['Возврат', 'возврата']);
  });

  it('whatever the case, the diacritics, and ё', () => {
    expect(marked('Côte d’Ivoire', 'cote')).toEqual(['Côte']);
    expect(marked('Счёт', 'счет')).toEqual(['Счёт']);
  });

  it('identifiers whole and by their parts', () => {
    expect(marked('Call transaction_create.', 'transaction_create')).toEqual([
      'transaction_create',
    ]);
    expect(marked('Call transaction_create.', 'create')).toEqual(['create']);
  });

  it('codes', () => {
    expect(marked('Error 1004, not 10045.', '1004')).toEqual(['1004']);
  });
});

describe('the terms of an address', () => {
  it('come from all values, without short ones unless nothing else is there', () => {
    expect(termsOf(['card a', 'Payout'])).toEqual(['card', 'payout']);
    expect(termsOf(['a'])).toEqual(['a']);
    expect(termsOf(['', '  '])).toEqual([]);
  });

  it('are no more than twelve', () => {
    expect(
      termsOf([Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ')]),
    ).toHaveLength(12);
  });
});

it('finds a long number that the page prints in groups', () => {
  const text = 'Visa 4111 1111 1111 1111, not 94111111111111111.';
  expect(findMatches(text, ['4111111111111111'])).toEqual([[5, 24]]);
});
