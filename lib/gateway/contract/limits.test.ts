import { describe, expect, it } from 'vitest';
import { bytesOf, countOf, durationOf, fillLimits, limitText } from './limits';
import { quantityText } from './quantity-text';
import { limitsSchema } from './schemas/limits';

const limits = limitsSchema.parse({
  groups: [
    {
      id: 'all',
      title: 'All',
      limits: [
        {
          id: 'write',
          label: 'Writes',
          values: { sustained: { number: 20, per: 'second' }, burst: { number: 60 } },
        },
        { id: 'refund', label: 'Refund', values: { window: { number: 180, unit: 'days' } } },
        { id: 'body', label: 'Body', values: { size: { number: 256, unit: 'KB' } } },
        {
          id: 'extra',
          label: '`extra`',
          text: '{keys} keys of {length}',
          values: { keys: { number: 20 }, length: { number: 2000, unit: 'characters' } },
          note: 'Never more than {keys}.',
        },
        { id: 'tls', label: 'TLS', text: '1.2 or newer' },
      ],
    },
  ],
});
const contract = { limits };

describe('limitsSchema', () => {
  it('prints the values', () => {
    expect(limits.groups[0]?.limits.map(({ value, burst, note }) => [value, burst, note])).toEqual([
      ['20 per second', '60', undefined],
      ['180 days', undefined, undefined],
      ['256 KB', undefined, undefined],
      ['20 keys of 2,000 characters', undefined, 'Never more than 20.'],
      ['1.2 or newer', undefined, undefined],
    ]);
  });

  it.each([
    [{ text: '{most}', values: {} }, 'is not one of the values'],
    [{ values: { a: { number: 1 }, b: { number: 2 } } }, 'without `text` has one value'],
    [{}, 'without `text` has one value'],
    [{ values: { a: { number: 1, unit: 'fortnights' } } }, 'Invalid option'],
  ])('refuses %j', (limit, message) => {
    const groups = [{ id: 'a', title: 'A', limits: [{ id: 'x', label: 'X', ...limit }] }];
    expect(limitsSchema.safeParse({ groups }).error?.message).toContain(message);
  });
});

describe('values for programs', () => {
  it('converts units', () => {
    expect(durationOf(contract, 'refund')).toBe(180 * 86_400_000);
    expect(bytesOf(contract, 'body')).toBe(262_144);
    expect(countOf(contract, 'extra.keys')).toBe(20);
    expect(limitText(contract, 'refund')).toBe('180 days');
  });

  it('says what is missing or of another kind', () => {
    expect(() => durationOf(contract, 'refunds')).toThrow('no value "refunds"');
    expect(() => countOf(contract, 'extra')).toThrow('no value "extra"');
    expect(() => durationOf(contract, 'body')).toThrow('is not a time');
  });
});

describe('fillLimits', () => {
  it.each([
    ['within {limit:refund} of it', 'within 180 days of it', []],
    ['{number:extra.keys}', 20, []],
    ['at most {number:extra.keys} keys', 'at most 20 keys', []],
    ['{limit:extra}, {limit:x.y}', '{limit:extra}, {limit:x.y}', ['extra', 'x.y']],
    ['no place {here}', 'no place {here}', []],
  ])('%s', (text, value, unknown) => {
    expect(fillLimits(limits, text)).toEqual({ value, unknown });
  });
});

it('prints a quantity with a space before its unit, and none before a percent sign', () => {
  expect(quantityText({ number: 2000, unit: 'characters' })).toBe('2,000 characters');
  expect(quantityText({ number: 99.5, unit: '%' })).toBe('99.5%');
  expect(quantityText({ number: 1, unit: 'business days' })).toBe('1 business day');
  expect(quantityText({ number: 1, unit: 's' })).toBe('1 s');
});
