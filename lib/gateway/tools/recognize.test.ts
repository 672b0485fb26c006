import { expect, it } from 'vitest';
import { identifierIds, identifiers } from '../identifiers';
import { recognize } from './recognize';

it.each(identifierIds)('recognizes each valid example of %s', (id) => {
  for (const value of identifiers[id].valid) {
    // The check of a NUBAN needs its bank, so without one any ten digits pass with a doubt.
    expect(recognize(value).map((found) => found.id)).toContain(id);
  }
});

it('says of a value with a wrong check digit what it would be', () => {
  const [found] = recognize('GB29 NWBK 6016 1331 9268 18').filter(({ id }) => id === 'iban');
  expect(found?.verdict).toMatchObject({ ok: false, reason: 'check_digit' });
});

it('puts kinds first that take the value apart', () => {
  expect(recognize('GB29NWBK60161331926819')[0]?.id).toBe('iban');
});

it.each(['', '   ', 'x'.repeat(5000), '<script>', '\ud800'])('takes %j without a word', (text) => {
  expect(recognize(text).every(({ verdict }) => !verdict.ok)).toBe(true);
});
