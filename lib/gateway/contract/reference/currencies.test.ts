import { describe, expect, it } from 'vitest';
import { loadContract } from '../load';
import { currencyRows, decimalsOf, historicCurrencyRows, smallestAmount } from './currencies';

const contract = loadContract();
const rows = currencyRows(contract);
const row = (code: string) => rows.find((candidate) => candidate.code === code);

describe('currencyRows', () => {
  it('adds what is new, leaves out what has ended and hides what nobody pays with', () => {
    expect(row('XCG')).toMatchObject({ numeric: '532', decimals: 2 });
    for (const code of ['ANG', 'BGN', 'CUC', 'XAU', 'XTS', 'CLF']) {
      expect(row(code)).toBeUndefined();
    }
    expect(rows).toHaveLength(155);
  });

  it('names a country that took a currency over after the list was made, and names it once', () => {
    expect(row('EUR')?.countries.filter((name) => name === 'Bulgaria')).toHaveLength(1);
    expect(row('XCG')?.countries).toEqual(['Curaçao', 'Sint Maarten (Dutch part)']);
  });

  it('lists the countries of a currency in the order of their names', () => {
    const euro = row('EUR')?.countries ?? [];
    expect(euro.indexOf('Bulgaria')).toBeLessThan(euro.indexOf('Croatia'));
  });

  it('names countries as the table of countries does', () => {
    expect(row('TRY')?.countries).toEqual(['Türkiye']);
    expect(row('KPW')?.countries).toEqual(["Korea, Democratic People's Republic of"]);
    expect(row('TZS')?.countries).toEqual(['Tanzania, United Republic of']);
    expect(row('EUR')?.countries).toContain('European Union');
  });

  it('knows currencies with none and with three decimals', () => {
    expect(row('JPY')).toMatchObject({ decimals: 0, smallest: '1', example: '500' });
    expect(row('KWD')).toMatchObject({ decimals: 3, smallest: '0.001', example: '1.250' });
    expect(row('PKR')?.decimals).toBe(2);
    expect(rows.filter(({ decimals }) => decimals === 0).map(({ code }) => code)).toEqual(
      'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
    );
  });

  it('keeps leading zeros of the numeric code', () => {
    expect(row('ARS')?.numeric).toBe('032');
    expect(rows.every(({ numeric }) => /^\d{3}$/.test(numeric))).toBe(true);
  });

  it('names the methods that work in a currency', () => {
    expect(row('BRL')).toMatchObject({
      payin: expect.arrayContaining(['Pix']),
      payout: expect.arrayContaining(['Pix']),
    });
    expect(row('PLN')).toMatchObject({ payin: expect.arrayContaining(['BLIK']) });
  });

  it('lets a row that is dated later wait', () => {
    const overlay = contract.currencyOverlay;
    if (!overlay) throw new Error('the site has an overlay');
    const early = { ...contract, currencyOverlay: { ...overlay, asOf: '2025-01-01' } };
    const codes = currencyRows(early).map(({ code }) => code);
    expect(codes).toContain('BGN');
    expect(codes).not.toContain('XCG');
  });
});

describe('historicCurrencyRows', () => {
  it('lists the latest first, with names and successors', () => {
    expect(historicCurrencyRows(contract)[0]).toMatchObject({
      code: 'BGN',
      name: 'Bulgarian Lev',
      replacedBy: 'EUR',
    });
  });
});

it('gives the smallest amount for any number of decimals', () => {
  expect([0, 1, 2, 3].map(smallestAmount)).toEqual(['1', '0.1', '0.01', '0.001']);
  expect(decimalsOf(contract, 'NOPE')).toBeUndefined();
});
