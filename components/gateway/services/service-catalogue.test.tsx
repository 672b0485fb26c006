// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_EVENT } from '@/components/base/browser/events';
import { startFilters } from '@/components/base/tables/filter.boot';
import type { Contract } from '@/lib/gateway/contract/types';
import { OperationIndex } from '../api/operation-index';
import { faultsOf } from '../contract/__fixtures__/axe';
import { operation, service } from '../contract/__fixtures__/contract';
import { ServiceCatalogue } from './service-catalogue';

// The sprite of icons is written by the build; a test needs none.
vi.mock('@/components/base/icon/icon', () => ({ Icon: () => null }));
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

const shown = (): (string | null)[] =>
  screen.getAllByRole('rowheader').map((header) => header.textContent);

const choose = (list: string, entry: string): void => {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: list });
  const option = within(select).getByRole<HTMLOptionElement>('option', { name: entry });
  fireEvent.change(select, { target: { value: option.value } });
};

describe('ServiceCatalogue', () => {
  beforeAll(startFilters);
  beforeEach(() => {
    render(<ServiceCatalogue contract={contract} />);
    document.dispatchEvent(new Event(PAGE_EVENT));
  });
  afterEach(cleanup);

  it('has a row per service page with its places and abilities', () => {
    const row = screen.getByRole('row', { name: /BLIK/ });
    expect(within(row).getByRole('link').getAttribute('href')).toBe(service.variant.route);
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['payin', 'Poland', 'PLN', 'h2h', 'partial refund, recurring, cancel']);
  });

  it('puts methods whose countries the point decides last, and says when one is suspended', () => {
    expect(shown().at(-1)).toBe('Zed: Payout (suspended)');
    expect(screen.getByRole('cell', { name: 'by contract' })).toBeTruthy();
  });

  it('narrows by country without hiding what the point decides', () => {
    choose('country', 'Finland');
    expect(shown()).toEqual(['Oy: Payin, host to host', 'Zed: Payout (suspended)']);
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('asks all selects and the words at once', () => {
    choose('direction', 'Payin');
    choose('capability', 'Refund');
    expect(shown()).toEqual(['BLIK: Payin, host to host']);
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'finland' } });
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    expect(screen.getByText(/No row matches/)).toBeTruthy();
  });

  it('shows everything again after Clear', () => {
    choose('flow', 'direct, no customer');
    choose('currency', 'PLN');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(shown()).toHaveLength(3);
    expect(
      screen.getAllByRole<HTMLSelectElement>('combobox').map((select) => select.value),
    ).toEqual(['', '', '', '', '']);
  });

  it('is accessible', async () => {
    expect(await faultsOf(document.body)).toEqual([]);
  });
});

describe('OperationIndex', () => {
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
