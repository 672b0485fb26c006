// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faultsOf } from '@/components/gateway/contract/__fixtures__/axe';
import { loadContract } from '@/lib/gateway/contract/load';
import { hashOf } from '@/lib/gateway/tools/gateway/share';
import { requestPages } from '@/lib/gateway/tools/request/pages';
import Builder from './builder';

const pages = requestPages(loadContract());
const BLIK = '/services/blik/payin_h2h';
const respond = vi.fn<(route: string) => Response>();

/** A worker that never says anything: what it does has tests of its own. */
class Silent extends EventTarget {
  postMessage = () => {};
  terminate = () => {};
}

beforeEach(() => {
  vi.stubGlobal('Worker', Silent);
  respond.mockImplementation((route) => Response.json(pages.get(route)));
  vi.stubGlobal('fetch', async (address: string) =>
    respond(address.replace(/^\/tool-data\/request/, '').replace(/\.json$/, '')),
  );
});
afterEach(() => {
  cleanup();
  location.hash = '';
  vi.unstubAllGlobals();
});

/** Milliseconds for a machine with ten times the work it can do. */
const PATIENT = { timeout: 30_000 };

async function open(route: string) {
  const found = render(<Builder route={route} />);
  await screen.findByLabelText('The request as', {}, PATIENT);
  return found;
}

const code = () => document.querySelector('.tool-code')?.textContent ?? '';
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) =>
  act(async () => void fireEvent.change(field(name), { target: { value } }));
const noteOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

it('prints the example of the page, and what is typed', async () => {
  await open(BLIK);
  const request = pages.get(BLIK)?.examples[0]?.sent.body;
  await vi.waitFor(() => expect(JSON.parse(code())).toEqual(request));
  await type(/^amount$/, '12.34');
  await vi.waitFor(() => expect(JSON.parse(code())).toEqual({ ...request, amount: '12.34' }));
  fireEvent.change(field(/The request as/), { target: { value: 'python' } });
  await vi.waitFor(() => expect(code()).toContain('"amount": "12.34"'));
  fireEvent.change(field(/The request as/), { target: { value: 'curl' } });
  await vi.waitFor(() => expect(code()).toMatch(/Gateway-Signature: v1=[0-9a-f]{64}/));
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(field(/^amount$/).value).toBe(request?.amount);
});

it('says at the field what the gateway would say', async () => {
  await open(BLIK);
  await type(/blik_code/, '12');
  expect(field(/blik_code/).getAttribute('aria-invalid')).toBe('true');
  expect(noteOf(field(/blik_code/))).toMatch(/\(2007\)$/);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/One value/));
  await type(/blik_code/, '777123');
  expect(field(/blik_code/).hasAttribute('aria-invalid')).toBe(false);
});

it('adds and removes fields, and the focus follows', async () => {
  await open(BLIK);
  const customer = screen.getByRole('group', { name: 'customer' });
  const list = within(customer).getByLabelText('Add a field to customer', { selector: 'select' });
  fireEvent.change(list, { target: { value: 'phone' } });
  fireEvent.click(within(customer).getByRole('button', { name: 'Add a field to customer: phone' }));
  const phone = within(customer).getByLabelText<HTMLInputElement>('phone');
  expect(document.activeElement).toBe(phone);
  await vi.waitFor(() => expect(JSON.parse(code()).customer.phone).toBe(phone.value));
  fireEvent.click(within(customer).getByRole('button', { name: 'Remove phone' }));
  await vi.waitFor(() => expect(JSON.parse(code()).customer.phone).toBeUndefined());
  expect(document.activeElement).toBe(
    within(customer).getByLabelText('Add a field to customer', { selector: 'select' }),
  );
});

it('takes lists, choices and numbers', async () => {
  await open('/services/invoicing/api/invoice_create');
  const items = screen.getByRole('group', { name: 'items' });
  const before = within(items).getAllByRole('group').length;
  fireEvent.click(within(items).getByRole('button', { name: 'Add an item to items' }));
  expect(within(items).getAllByRole('group')).toHaveLength(before + 1);
  await vi.waitFor(() => expect(JSON.parse(code()).items).toHaveLength(before + 1));
  fireEvent.click(within(items).getByRole('button', { name: `Remove items.${before}` }));
  await vi.waitFor(() => expect(JSON.parse(code()).items).toHaveLength(before));
});

it('fills in the request of a link, and says when a link is broken', async () => {
  const body = { ...pages.get(BLIK)?.examples[0]?.sent.body, amount: '77.00' };
  const request = { path: {}, query: {}, headers: {}, body };
  const story = { format: 1, operation: 'transaction_create', request } as const;
  location.hash = hashOf({ ...story, steps: [] });
  await open(BLIK);
  expect(field(/^amount$/).value).toBe('77.00');
  // A request without a story is filled in, and the gateway waits for the reader.
  expect(screen.getByRole('button', { name: 'Open the gateway in this page' })).toBeTruthy();
  cleanup();
  location.hash = hashOf({ ...story, steps: [{ do: 'send' }] });
  await open(BLIK);
  await screen.findByRole('button', { name: 'Send the request' }, PATIENT);
  cleanup();
  location.hash = '#request=%%%';
  await open(BLIK);
  expect(screen.getByRole('alert').textContent).toContain('cut off or changed');
  expect(field(/^amount$/).value).toBe(pages.get(BLIK)?.examples[0]?.sent.body?.amount);
});

it('says that the fields could not be loaded, and tries again', async () => {
  respond.mockImplementation(() => new Response('', { status: 404 }));
  render(<Builder route={BLIK} />);
  await screen.findByText(/could not be loaded/);
  respond.mockImplementation((route) => Response.json({ ...pages.get(route), format: 0 }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/older than the site/);
});

it.each([BLIK, '/api/transaction_create', '/api/service_list', '/api/service_service_id'])(
  'has no fault that axe finds, and no id twice: %s',
  async (route) => {
    const { container } = await open(route);
    for (const details of container.querySelectorAll('details')) details.open = true;
    expect(await faultsOf(container)).toEqual([]);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

it.each([
  ['markup', '<img src=x onerror=alert(1)>'],
  ['control characters', '\u0000\u202e\ud800'],
  ['broken JSON', '{"a":'.repeat(500)],
  ['nothing', ''],
])('takes %s in each field as text', async (_, text) => {
  const { container } = await open('/services/acquiring_h2h');
  for (const control of container.querySelectorAll('.tool-fields input'))
    await act(async () => void fireEvent.change(control, { target: { value: text } }));
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelectorAll('[aria-invalid]').length).toBeGreaterThan(3);
});
