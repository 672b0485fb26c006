import { expect, it } from 'vitest';
import { nearest } from './nearest';

it('takes two swapped letters for one mistake', () => {
  expect(nearest('dtae', ['take', 'date'])).toBe('date');
});

it('takes two edits in a short word for a mistake, and not three', () => {
  expect(nearest('date', ['mute'])).toBe('mute');
  expect(nearest('date', ['muse'])).toBeUndefined();
});

it('finds nothing where every candidate is too far', () => {
  expect(nearest('amount', ['currency', 'callback_url'])).toBeUndefined();
});
