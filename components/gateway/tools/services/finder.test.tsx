// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faultsOf } from '@/components/gateway/contract/__fixtures__/axe';
import { loadContract } from '@/lib/gateway/contract/load';
import { requestPages } from '@/lib/gateway/tools/request/pages';
import Finder from './finder';

const pages = requestPages(loadContract());
const respond = vi.fn<(route: string) => Response>();

beforeEach(() => {
  respond.mockImplementation((route) => Response.json(pages.get(route)));
  vi.stubGlobal('fetch', async (address: string) =>
    respond(address.replace(/^\/tool-data\/request/, '').replace(/\.json$/, '')),
  );
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const PATIENT = { timeout: 30_000 };
const choose = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const list = (name = 'Methods that fit') => screen.getByRole('region', { name });
const methodsIn = (name?: string) =>
  [...list(name).querySelectorAll('strong')].map(({ textContent }) => textContent);

it('answers a country, a currency, an amount and integrations, and keeps them in the address', async () => {
  const { container } = render(<Finder />);
  choose(/^Country/, 'PL');
  choose(/^Currency/, 'PLN');
  choose(/^Amount/, '100');
  fireEvent.click(screen.getByLabelText('Payin, host to host'));
  fireEvent.click(screen.getByLabelText('Partial refund'));
  expect(methodsIn()[0]).toBe('BLIK');
  const [line] = within(list()).getAllByText('Payin, host to host');
  expect(line?.closest('summary')?.textContent).toContain('fits: PLN 0.01 to 50,000');
  expect(location.hash).toBe('#services=country=PL&currency=PLN&amount=100&ways=h2h&able=partial');
  choose(/^Amount/, '60000');
  expect(methodsIn()).not.toContain('BLIK');
  expect(methodsIn('Left out because of the amount')).toContain('BLIK');
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toMatch(/fit\. \d+ (?:is|are) left out/),
  );
  choose(/^Amount/, '1,5');
  expect(screen.getByLabelText(/^Amount/).getAttribute('aria-invalid')).toBe('true');
  expect(await faultsOf(container)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(location.hash).toBe('');
});

it('shows the request that would be sent, with the choice in it, and says what is wrong', async () => {
  history.replaceState(
    null,
    '',
    '/#services=text=blik&amount=12.34&chosen=%2Fservices%2Fblik%2Fpayin_hpp',
  );
  render(<Finder />);
  await screen.findByLabelText('The request as', {}, PATIENT);
  const code = () => document.querySelector('.tool-code')?.textContent ?? '';
  await vi.waitFor(() => expect(JSON.parse(code())).toMatchObject({ amount: '12.34' }));
  const example = pages.get('/services/blik/payin_hpp')?.examples[0]?.sent.body;
  expect(JSON.parse(code())).toEqual({ ...example, amount: '12.34' });
  expect(screen.getByText('The gateway accepts this request.')).toBeTruthy();
  const link = screen.getByRole('link', { name: /Open this request/ });
  expect(link.getAttribute('href')).toMatch(/^\/services\/blik\/payin_hpp#request=[\w-]+$/);
  await act(async () => choose(/^Amount/, '12.345'));
  expect(screen.getByText('The gateway refuses this request:')).toBeTruthy();
});

it('says when the request could not be loaded, and tries again', async () => {
  respond.mockImplementationOnce(() => new Response('', { status: 500 }));
  history.replaceState(null, '', '/#services=chosen=%2Fservices%2Fblik%2Fpayin_hpp&text=blik');
  render(<Finder />);
  await screen.findByText('The request could not be loaded.', {}, PATIENT);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('The request as', {}, PATIENT);
});

it('lists the first methods, then all of them; what does not exist is said', () => {
  render(<Finder />);
  expect(methodsIn()).toHaveLength(20);
  fireEvent.click(screen.getByRole('button', { name: /^Show \d+ more methods$/ }));
  expect(methodsIn().length).toBeGreaterThan(50);
  choose(/^Method,/, 'no such method');
  expect(screen.getByText(/^No method has all of this/)).toBeTruthy();
});

it('follows an address that is opened on the same page', () => {
  render(<Finder />);
  act(() => {
    history.replaceState(null, '', '/#services=text=boleto');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(methodsIn()).toEqual(['Boleto']);
});
