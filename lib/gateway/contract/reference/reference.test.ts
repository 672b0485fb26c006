import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hasIban } from '../../identifiers/iban-countries';
import { contractFiles } from '../downloads';
import { loadContract } from '../load';
import { bankListSchema } from '../schemas/banks';
import { bankRows } from './banks';
import { countryRows } from './countries';
import { cryptoRows } from './crypto';
import { languageRows } from './languages';

const contract = loadContract();
const countries = countryRows(contract);
const country = (code: string) => countries.find(({ alpha2 }) => alpha2 === code);

/** Debian's package `iso-codes`, another maker's copy of the same standards; compared where it is installed. */
const DEBIAN = '/usr/share/iso-codes/json';
const debian = (part: string) =>
  z
    .record(z.string(), z.array(z.object({ alpha_2: z.string().optional() })))
    .parse(JSON.parse(readFileSync(`${DEBIAN}/iso_${part}.json`, 'utf8')))
    [part]?.flatMap(({ alpha_2 }) => alpha_2 ?? [])
    .sort();

describe('countryRows', () => {
  it('lists what ISO has assigned, by name', () => {
    expect(countries).toHaveLength(249);
    expect(country('AR')).toMatchObject({ alpha3: 'ARG', numeric: '032', callingCode: '54' });
    expect(country('AX')?.name).toBe('Åland Islands');
    expect(countries.findIndex(({ alpha2 }) => alpha2 === 'AX')).toBeLessThan(5);
    for (const code of ['UK', 'EL', 'XK']) expect(country(code)).toBeUndefined();
  });

  it('knows the money of each country, today', () => {
    expect(country('BG')?.currencies).toEqual(['EUR']);
    expect(country('NL')?.currencies).toEqual(['EUR']);
    expect(country('CI')?.currencies).toEqual(['XOF']);
    expect(country('CW')?.currencies).toEqual(['XCG']);
    expect(country('EC')?.currencies).toEqual(['USD']);
    const without = countries.filter(({ currencies }) => currencies.length === 0);
    expect(without.map(({ alpha2 }) => alpha2).sort()).toEqual(['AQ', 'GS', 'PS']);
  });

  it('names the methods of a country', () => {
    expect(country('BR')).toMatchObject({ payin: expect.arrayContaining(['Pix']) });
    expect(country('PL')).toMatchObject({ payin: expect.arrayContaining(['BLIK']) });
  });

  it('has a calling code for all but uninhabited territories', () => {
    const without = countries.filter(({ callingCode }) => callingCode === undefined);
    expect(without.map(({ alpha2 }) => alpha2).sort()).toEqual([
      'AQ',
      'BV',
      'GS',
      'HM',
      'PN',
      'TF',
      'UM',
    ]);
  });

  it.skipIf(!existsSync(DEBIAN))('agrees with the list of Debian', () => {
    expect(countries.map(({ alpha2 }) => alpha2).sort()).toEqual(debian('3166-1'));
  });

  it('has the country of every service and of every IBAN but Kosovo', () => {
    const used = contract.services.flatMap((method) => method.countries);
    for (const code of used) expect(country(code), code).toBeDefined();
    expect(hasIban('XK')).toBe(true);
  });

  it('points mistaken codes to real ones', () => {
    for (const { code, use } of contract.countryOverlay?.mistaken ?? []) {
      expect(country(code)).toBeUndefined();
      expect(country(use)).toBeDefined();
    }
  });
});

describe('languageRows', () => {
  const rows = languageRows(contract);
  const language = (code: string) => rows.find((row) => row.code === code);

  it('lists 183 languages with their own names and directions', () => {
    expect(rows).toHaveLength(183);
    expect(language('uk')).toEqual({
      code: 'uk',
      name: 'Ukrainian',
      nativeName: 'Українська',
      dir: 'ltr',
    });
    expect(rows.filter(({ dir }) => dir === 'rtl').map(({ code }) => code)).toEqual(
      expect.arrayContaining(['ar', 'dv', 'fa', 'he', 'ps', 'ug', 'ur', 'yi']),
    );
  });

  it.skipIf(!existsSync(DEBIAN))('agrees with the list of Debian, but for the withdrawn bh', () => {
    expect(rows.map(({ code }) => code)).toEqual(debian('639-2')?.filter((code) => code !== 'bh'));
  });

  it('points mistyped codes to real ones', () => {
    for (const { code, use } of contract.languageOverlay?.mistaken ?? []) {
      expect(language(code)).toBeUndefined();
      expect(language(use)).toBeDefined();
    }
  });
});

describe('cryptoRows', () => {
  const rows = cryptoRows(contract);
  const matches = (code: string, address: string) =>
    new RegExp(rows.find((row) => row.code === code)?.pattern ?? 'x^').test(address);

  it('lists 26 assets and takes no more decimals than the chain has', () => {
    expect(rows).toHaveLength(26);
    for (const { code, precision, onChainDecimals } of rows) {
      expect(precision, code).toBeLessThanOrEqual(onChainDecimals);
    }
  });

  it('knows the shape of addresses', () => {
    expect(matches('BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')).toBe(true);
    expect(matches('BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')).toBe(true);
    expect(matches('BTC', '0x0000000000000000000000000000000000000000')).toBe(false);
    expect(matches('USDT-BEP20', '0x0000000000000000000000000000000000000000')).toBe(true);
    expect(matches('USDT-TRC20', '0x0000000000000000000000000000000000000000')).toBe(false);
  });

  it('has one chain id for each EVM network and none elsewhere', () => {
    for (const { code, chainId, pattern } of rows) {
      expect(chainId !== undefined, code).toBe(pattern.startsWith('^0x'));
    }
  });
});

describe('bankRows', () => {
  const rows = bankRows(contract);
  const list = (code: string) => contract.banks.find((banks) => banks.country === code);

  it('holds what may be published, with leading zeros', () => {
    const count = (code: string) => rows.filter((row) => row.country === code).length;
    expect(['UA', 'BR', 'MX', 'TR', 'NG', 'ZA', 'CL', 'PE'].map(count)).toEqual([
      63, 512, 138, 51, 34, 12, 17, 4,
    ]);
    expect(rows.find(({ name }) => name === 'Standard Bank')?.code).toBe('051001');
    expect(rows.find(({ ispb }) => ispb === '00000000')?.name).toBe('Banco do Brasil S.A.');
  });

  it('says why the others have no list', () => {
    for (const code of ['AR', 'EC', 'IN', 'PY']) {
      expect(list(code)).toMatchObject({ published: 'none', banks: [], why: expect.any(String) });
    }
  });

  it('has no letter of another alphabet in a name', () => {
    for (const { name, code } of rows)
      expect(name, code).not.toMatch(/[\p{Script=Cyrillic}\p{Script=Greek}]/u);
  });
});

describe('the schema of a bank list', () => {
  const good = {
    country: 'UA',
    code: 'MFO',
    issuer: 'A bank',
    digits: 6,
    rule: 'Six digits.',
    published: 'all',
    source: { title: 'A list' },
    checkedOn: '2026-11-21',
    banks: [{ code: '300119', name: 'A' }],
  };
  const faults = (change: object) =>
    bankListSchema.safeParse({ ...good, ...change }).error?.issues.map(({ message }) => message);

  it('wants a source, a reason for gaps, the right number of digits, and each code once', () => {
    expect(faults({})).toBeUndefined();
    expect(faults({ source: undefined })).toEqual(['a published list names its source']);
    expect(faults({ published: 'part' })).toEqual(['say what is left out and why']);
    expect(faults({ banks: [{ code: '30011', name: 'A' }] })).toEqual(['a code has 6 digits here']);
    expect(faults({ banks: [...good.banks, ...good.banks] })).toEqual(['300119 is listed twice']);
    expect(faults({ published: 'none', why: 'No list.' })?.[0]).toContain('has none');
  });

  it('says of each bank with a status what it is now', () => {
    const banks = [{ code: '300119', name: 'A', status: 'merged' }];
    expect(faults({ banks })).toEqual([expect.stringMatching(/^300119 is merged — add a note/)]);
    expect(faults({ banks: [{ ...banks[0], note: 'Merged into B, 300120.' }] })).toBeUndefined();
  });

  it('does not send readers of a complete list back to the service', () => {
    const note = 'Offer this bank only if the service lists it.';
    const change = { why: 'Take the names from the service.', banks: [{ ...good.banks[0], note }] };
    expect(faults(change)).toEqual(Array(2).fill(expect.stringMatching(/^refers to the service/)));
    expect(faults({ ...change, published: 'part' })).toBeUndefined();
  });
});

describe('the downloads', () => {
  it('hold every list as CSV and JSON', () => {
    const files = contractFiles(contract, [], (path) => path);
    const csv = (name: string) => files.find((file) => file.name === name)?.csv.split('\r\n') ?? [];
    expect(csv('country_codes')[0]).toBe(
      'alpha2,alpha3,numeric,name,calling_code,currencies,payin,payout',
    );
    expect(csv('language_codes')[0]).toBe('code,name,native_name,dir');
    expect(csv('crypto_codes')).toHaveLength(28);
    expect(csv('bank_codes')[0]).toBe('country,code,name,short,bic,ispb,pix,main,status,note');
  });

  it('leave out lists of packages for a content folder without overlays', () => {
    const bare = {
      ...contract,
      countryOverlay: undefined,
      languageOverlay: undefined,
      cryptoCodes: undefined,
      banks: [],
    };
    const names = contractFiles(bare, [], (path) => path).map(({ name }) => name);
    for (const name of ['country_codes', 'language_codes', 'crypto_codes', 'bank_codes']) {
      expect(names).not.toContain(name);
    }
  });
});
