// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GATEWAY_COMPONENTS } from '@/lib/registry/facts';
import { gatewayPages } from './gateway';

afterEach(cleanup);

const head = { title: 'T', description: 'D' };
const componentsOf = (titles: Readonly<Record<string, string>>) =>
  gatewayPages.components({ route: '/x', frontmatter: head }, (route) => titles[route]) as Record<
    string,
    React.ComponentType<{ name: string }>
  >;
const { Status = () => null, Verb = () => null } = componentsOf({
  '/reference/transaction_statuses': 'Transaction statuses',
});

it('draws every component that has a definition, and no other', () => {
  expect(Object.keys(componentsOf({})).sort()).toEqual(Object.keys(GATEWAY_COMPONENTS).sort());
});

it('links a status to its row where there is such a page, and refuses an unknown one', () => {
  render(<Status name="charged_back" />);
  const link = screen.getByRole('link', { name: 'charged_back' });
  expect(link.getAttribute('href')).toBe('/reference/transaction_statuses#charged_back');
  cleanup();
  const { Status: Plain = () => null } = componentsOf({});
  render(<Plain name="charged_back" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(() => render(<Status name="paid" />)).toThrow(/"paid" is not a transaction status/);
});

it('prints a verb as the word it is', () => {
  const { container } = render(<Verb name="post" />);
  expect(container.querySelector('[data-verb="POST"]')?.textContent).toBe('POST');
  expect(() => render(<Verb name="FETCH" />)).toThrow(/not an HTTP verb/);
});

it('has labels for the page of a payment method, and nothing for others', () => {
  expect(gatewayPages.labels({ ...head, service: 'blik/payin_hpp' })).toEqual([
    'PL',
    'PLN',
    'payin',
    'hpp',
  ]);
  expect(gatewayPages.labels(head)).toEqual([]);
  expect(gatewayPages.aside(head)).toBeFalsy();
});

it('gives the whole width to pages of long tables, but not to those of a method or a service', () => {
  const call = (name: string) => ({ name, attributes: {}, heading: 0, line: 1, column: 1 });
  const isWide = (name: string, more = {}) =>
    gatewayPages.isWide({ frontmatter: { ...head, ...more }, calls: [call(name)] });
  expect(isWide('Errors')).toBe(true);
  expect(isWide('Errors', { operation: 'token' })).toBe(false);
  expect(isWide('Limits')).toBe(false);
});

it('counts where and how a merchant can be paid and pay, not what the documentation holds', () => {
  const counts = new Map(gatewayPages.counts());
  expect([...counts.keys()]).toEqual([
    'countries',
    'currencies',
    'payment methods',
    'methods with payouts',
  ]);
  const methods = counts.get('payment methods') ?? 0;
  expect(counts.get('countries')).toBeGreaterThan(20);
  expect(methods).toBeGreaterThan(counts.get('methods with payouts') ?? methods);
});
