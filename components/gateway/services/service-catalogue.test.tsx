// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_EVENT } from '@/components/base/browser/events';
import type { Contract } from '@/lib/gateway/contract/types';
import { OperationIndex } from '../api/operation-index';
import { faultsOf } from '../contract/__fixtures__/axe';
import { operation, service } from '../contract/__fixtures__/contract';
import { ServiceCatalogue } from './service-catalogue';

const { method, variant } = service;
const payout = { ...variant, route: '/services/zed/payout', label: 'Payout', validate: true };
const contract = {
  operations: [{ ...operation, tag: 'Transactions', page: '/api/transaction_create' }],
  services: [
    { ...method, variants: { payin_h2h: variant } },
    {
      ...method,
      id: 'zed',
      name: 'Zed',
      countries: [],
      currencies: ['EUR'],
      status: 'suspended',
      variants: { payout: { ...payout, direction: 'payout', flow: 'direct' } },
    },
    {
      ...method,
      id: 'oy',
      name: 'Oy',
      countries: ['FI'],
      variants: { p: { ...variant, route: '/services/oy/p', refund: { kind: 'none' } } },
    },
  ],
} as const satisfies Pick<Contract, 'operations' | 'services'>;

// jsdom has no CSS object; the ids here need no escaping.
vi.stubGlobal('CSS', { escape: (text: string) => text });

/** The methods of one of the two orders, without the headings of bands. */
const shown = (order = 'Methods by country'): (string | null)[] =>
  within(screen.getByRole('table', { name: order }))
    .queryAllByRole('rowheader')
    .filter((header) => header.closest('.band') === null)
    .map((header) => header.textContent);

const choose = (list: string, entry: string): void => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: list });
  const option = within(select).getByRole<HTMLOptionElement>('option', { name: entry });
  fireEvent.change(select, { target: { value: option.value } });
};

describe('ServiceCatalogue', () => {
  beforeAll(async () => {
    await import('@/components/base/tables/filter.boot');
  });
  beforeEach(() => {
    history.replaceState(null, '', '/');
    render(<ServiceCatalogue contract={contract} />);
    document.dispatchEvent(new Event(PAGE_EVENT));
  });
  afterEach(cleanup);

  it('leads from the dial of each way to its page, and says which way is not offered', () => {
    const [row] = screen.getAllByRole('row', { name: /BLIK/ });
    if (!row) throw new Error('no row');
    const link = within(row).getByRole('link', { name: variant.label });
    expect(link.getAttribute('href')).toBe(variant.route);
    expect(within(row).getAllByRole('img', { name: 'not offered' })).toHaveLength(2);
    expect(row.textContent).toContain('PLN');
    expect(row.textContent).toContain('partial refund, recurring, cancel');
  });

  it('has bands by country, those that the contract decides last', () => {
    const bands = [...document.querySelectorAll('#atlas-country .band')];
    expect(bands.map((band) => band.textContent)).toEqual([
      'FI Finland 1',
      'PL Poland 1',
      'any By contract 1',
    ]);
    expect(shown()).toEqual(['Oy', 'BLIK', 'Zed']);
    expect(screen.getAllByRole('link', { name: 'Payout, suspended' })).toHaveLength(2);
  });

  it('has every method once in the second order, with its countries', () => {
    expect(shown('Methods by name')).toEqual(['BLIK', 'Oy', 'Zed']);
    expect(screen.getByRole('cell', { name: 'Poland' })).toBeTruthy();
  });

  it('finds a method by the country of its band', () => {
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'finland' } });
    expect(shown()).toEqual(['Oy']);
    expect(document.querySelector<HTMLElement>('#atlas-country-PL')?.hidden).toBe(true);
    expect(location.search).toBe('?q=finland');
  });

  it('narrows by country without hiding what the point decides', () => {
    choose('country', 'Finland');
    expect(shown()).toEqual(['Oy', 'Zed']);
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('asks all selects and the words together', () => {
    choose('direction', 'Payin');
    choose('capability', 'Refund');
    expect(shown()).toEqual(['BLIK']);
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'finland' } });
    expect(shown()).toEqual([]);
    expect(screen.getAllByText(/No row matches/)).toHaveLength(2);
  });

  it('shows everything again after Clear', () => {
    choose('flow', 'direct, no customer');
    choose('currency', 'PLN');
    const [clear] = screen.getAllByRole('button', { name: 'Clear' });
    if (clear) fireEvent.click(clear);
    expect(shown()).toHaveLength(3);
    expect(location.search).toBe('');
  });

  it('is accessible', async () => {
    expect(await faultsOf(document.body)).toEqual([]);
  });
});

describe('OperationIndex', () => {
  it('names the field with which a repeat has an effect', () => {
    const idempotency = { kind: 'natural', except: 'replace' } as const;
    const operations = contract.operations.map((each) => ({ ...each, idempotency }));
    render(<OperationIndex contract={{ ...contract, operations }} area="Transactions" />);
    expect(screen.getByRole('table').textContent).toContain(
      'no further effect, except with replace',
    );
  });

  afterEach(cleanup);

  it('names page, call, permission and what makes a repeat safe', () => {
    render(<OperationIndex contract={contract} area="Transactions" />);
    const row = screen.getByRole('row', { name: new RegExp(operation.path) });
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/api/transaction_create');
    expect(row.textContent).toContain(operation.permissions.join(' or '));
  });

  it('refuses an area that the contract does not have', () => {
    expect(() => render(<OperationIndex contract={contract} area="Nowhere" />)).toThrow(
      'openapi.yaml has Transactions',
    );
  });
});
