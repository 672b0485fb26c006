import { expect, it } from 'vitest';
import { amountFit, amountRangeFaults, isAmount, rangeText } from './amount-range';

const BLIK = { currency: 'PLN', min: '0.01', usualMax: '10000', max: '50000' };
const TEXT = {
  value: 'PLN 0.01 to 50,000; most banks allow at most PLN 10,000',
  ...({ certainty: 'provider', asOf: '2026-11-22' } as const),
};

it.each([
  ['0.009', 'below'],
  ['0.01', 'fits'],
  ['10000', 'fits'],
  ['10000.01', 'depends'],
  ['50000.00', 'depends'],
  ['50000.000000000000000001', 'above'],
  ['999999999999999', 'above'],
] as const)('compares %s with the limits: %s', (amount, fit) => {
  expect(amountFit(BLIK, amount)).toBe(fit);
  expect(amountFit(BLIK, amount, 'PLN')).toBe(fit);
});

it('says that no limit is published, also for another currency than that of the limits', () => {
  expect(amountFit(undefined, '1')).toBe('unpublished');
  expect(amountFit(BLIK, '1', 'EUR')).toBe('unpublished');
});

it('takes digits and a point for an amount, and nothing else', () => {
  for (const text of ['1', '1250.50', '0', '000001']) expect(isAmount(text)).toBe(true);
  for (const text of ['', '1,5', '1 000', '-1', '1e5', '.5', '5.', '٣', '1'.repeat(16)])
    expect(isAmount(text)).toBe(false);
});

it.each([
  [BLIK, 'PLN 0.01 to 50,000'],
  [{ currency: 'MXN', max: '10000' }, 'up to MXN 10,000'],
  [{ currency: 'COP', min: '1600' }, 'from COP 1,600'],
  [{ currency: 'PKR', usualMin: '50', usualMax: '500000.5' }, 'PKR 50 to 500,000.5'],
])('says limits in a few words', (range, text) => {
  expect(rangeText(range)).toBe(text);
});

it('holds the numbers to the text that pages print', () => {
  const method = { currencies: ['PLN'] };
  expect(amountRangeFaults(method, { amount: TEXT, amountRange: BLIK })).toEqual([]);
  const faults = (amountRange: typeof BLIK, amount: typeof TEXT | undefined = TEXT) =>
    amountRangeFaults(method, { amount, amountRange }).join();
  expect(faults({ ...BLIK, max: '60000' })).toContain('60,000 is not in the text');
  expect(faults({ ...BLIK, currency: 'EUR' })).toContain('not a currency of the method');
  expect(faults({ ...BLIK, min: '50000', max: '0.01' })).toContain('must rise');
  expect(amountRangeFaults(method, { amountRange: BLIK }).join()).toContain('no text');
  expect(amountRangeFaults(method, { amount: TEXT, amountRange: { currency: 'PLN' } })).toEqual([
    'has no number — remove it',
  ]);
});
