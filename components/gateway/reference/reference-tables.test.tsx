// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadContract } from '@/lib/gateway/contract/load';
import { countryRows } from '@/lib/gateway/contract/reference/countries';
import { cryptoRows } from '@/lib/gateway/contract/reference/crypto';
import { languageRows } from '@/lib/gateway/contract/reference/languages';
import type { BankList } from '@/lib/gateway/contract/types';
import { doubledIds, faultsOf } from '../contract/__fixtures__/axe';
import { RetryTable } from '../contract/retry-table';
import { TestCards } from '../services/test-cards';
import { BankLists, BankSection, BankTable } from './bank-table';
import { CountryExceptions, CountryRows } from './country-table';
import { CryptoAddressRows, CryptoRows } from './crypto-table';
import { LanguageMistakes, LanguageRows } from './language-table';

afterEach(cleanup);

const contract = loadContract();
const countries = countryRows(contract).filter(({ alpha2 }) => ['AQ', 'BR'].includes(alpha2));
const languages = languageRows(contract).filter(({ code }) => ['ar', 'uk'].includes(code));
const assets = cryptoRows(contract).filter(({ network }) => ['ethereum', 'xrpl'].includes(network));
const bankList = (change: Partial<BankList>): BankList => ({
  country: 'BR',
  code: 'COMPE',
  issuer: 'The central bank',
  digits: 3,
  rule: 'Three digits.',
  published: 'all',
  source: { title: 'A package', license: 'MIT', listDate: '2026-01-15' },
  checkedOn: '2026-01-16',
  banks: [
    { code: '001', name: 'First', main: true },
    { code: '002', name: 'Second', status: 'closed' },
  ],
  ...change,
});

describe('CountryRows', () => {
  it('anchors a country by its code and links its currency', () => {
    render(<CountryRows countries={countries} />);
    const row = screen.getByRole('row', { name: /Brazil/ });
    expect(row.id).toBe('BR');
    expect(within(row).getByRole('cell', { name: '076' })).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'BRL' }).getAttribute('href')).toBe(
      '/reference/currency_codes#BRL',
    );
    expect(row.dataset.tags).toContain('payin');
  });

  it('says "none" where a territory has no calling code', () => {
    render(<CountryRows countries={countries} />);
    const row = screen.getByRole('row', { name: /Antarctica/ });
    expect(within(row).getAllByRole('cell', { name: 'none' })).toHaveLength(3);
  });
});

describe('CountryExceptions', () => {
  it('gives the calling code of a code outside the standard', () => {
    render(<CountryExceptions contract={contract} />);
    const row = screen.getByRole('row', { name: /Kosovo/ });
    expect(within(row).getByRole('cell', { name: '+383' })).toBeTruthy();
  });
});

describe('LanguageRows', () => {
  it('prints the own name of a language in its language and direction', () => {
    render(<LanguageRows languages={languages} />);
    const own = within(screen.getByRole('row', { name: /Arabic/ })).getByText('العربية');
    expect([own.lang, own.dir]).toEqual(['ar', 'rtl']);
    expect(screen.getByText('Українська').dir).toBe('ltr');
  });
});

describe('CryptoRows', () => {
  it('tells the decimals of the API from those of the chain', () => {
    render(<CryptoRows assets={assets} />);
    const row = screen.getByRole('row', { name: /^ETH / });
    expect(within(row).getByRole('cell', { name: '0.00000001' })).toBeTruthy();
    expect(within(row).getByRole('cell', { name: '18' })).toBeTruthy();
  });

  it('prints the shape of an address once for a network', () => {
    render(<CryptoAddressRows assets={assets} />);
    expect(screen.getAllByText('^0x[0-9a-fA-F]{40}$')).toHaveLength(1);
  });
});

describe('BankTable', () => {
  it('says which countries have a list and what to mind', () => {
    render(<BankTable contract={contract} />);
    expect(screen.getByRole('row', { name: /Paraguay.*not published.*contradict/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /South Africa.*in part/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download bank codes as CSV' })).toBeTruthy();
  });

  it('names the source and the day of a list', () => {
    render(<BankSection list={bankList({})} />);
    expect(screen.getByText(/A package \(MIT\), as of/)).toBeTruthy();
    expect(screen.getByText('2026-01-16').tagName).toBe('TIME');
  });

  it('folds the banks that few people use', () => {
    render(<BankSection list={bankList({})} />);
    expect(screen.getByText('1 more institutions').closest('details')).toBeTruthy();
    expect(document.getElementById('BR-001')?.closest('details')).toBeNull();
    expect(document.getElementById('BR-002')?.closest('details')).toBeTruthy();
  });

  it('prints no table where no list is published', () => {
    render(<BankSection list={bankList({ published: 'none', banks: [] })} />);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('names the countries there are when asked for another', () => {
    expect(() => render(<BankTable contract={contract} country="XX" />)).toThrow(
      '_reference/banks has AR, BR',
    );
  });

  it('stands on its page once for every country of the data', () => {
    const page = readFileSync(path.join('content', 'reference', 'bank_codes.mdx'), 'utf8');
    const named = [...page.matchAll(/<BankTable country="(\w+)"/g)].map((match) => match[1]);
    expect(named.toSorted()).toEqual(contract.banks.map(({ country }) => country).toSorted());
  });
});

describe('RetryTable', () => {
  it('tells what each value asks for and how the API says that there is nothing to do', () => {
    render(<RetryTable contract={contract} />);
    expect(screen.getByRole('rowheader', { name: 'unknown_wait' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'null' })).toBeTruthy();
  });
});

describe('TestCards', () => {
  it('prints the part that is asked for', () => {
    render(<TestCards contract={contract} part="inputs" />);
    expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual([
      'Codes to type',
    ]);
  });

  it('names the parts there are when asked for another', () => {
    expect(() => render(<TestCards contract={contract} part="jokers" />)).toThrow(
      'the parts are public, threeDs',
    );
  });
});

describe('lists of codes', () => {
  it('pass the accessibility checker with unique ids', async () => {
    const { container } = render(
      <>
        <CountryRows countries={countries} />
        <CountryExceptions contract={contract} />
        <LanguageRows languages={languages} />
        <LanguageMistakes contract={contract} />
        <CryptoRows assets={assets} />
        <CryptoAddressRows assets={assets} />
        <BankLists lists={contract.banks.slice(1, 2)} />
        <BankSection list={bankList({ country: 'CL' })} />
        <RetryTable contract={contract} />
        <TestCards contract={contract} />
        <TestCards contract={contract} part="rules" />
      </>,
    );
    expect(await faultsOf(container)).toEqual([]);
    expect(doubledIds(container)).toEqual([]);
  });

  it('have unique ids on the page of all banks', () => {
    const { container } = render(
      <>
        <BankTable contract={contract} />
        {contract.banks.map(({ country }) => (
          <BankTable contract={contract} key={country} country={country} />
        ))}
      </>,
    );
    expect(doubledIds(container)).toEqual([]);
  });
});
