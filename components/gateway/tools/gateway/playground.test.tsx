// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faultsOf } from '@/components/gateway/contract/__fixtures__/axe';
import { loadContract } from '@/lib/gateway/contract/load';
import { knownCodes } from '@/lib/gateway/contract/reference/known-codes';
import { type Gateway, openGateway, take } from '@/lib/gateway/tools/gateway/gateway';
import { viewOf } from '@/lib/gateway/tools/gateway/view';
import type { FromGateway, ToGateway } from '@/lib/gateway/tools/gateway/worker';
import { requestPages } from '@/lib/gateway/tools/request/pages';
import Playground from './playground';

const contract = loadContract();
const parts = { contract, codes: knownCodes(contract) };
const pages = requestPages(contract);

/** The worker in this thread, with the same code. */
class InThread extends EventTarget {
  #gateway: Gateway | undefined;
  static isBroken = false;

  postMessage(message: ToGateway) {
    void this.#answer(message).then((data) =>
      this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
    );
  }

  terminate() {
    this.#gateway = undefined;
  }

  async #answer({ id, ...message }: ToGateway): Promise<FromGateway> {
    if (InThread.isBroken) return { id, error: 'broken' };
    if ('open' in message) {
      this.#gateway = openGateway(parts, { ...message.open, steps: [] });
      for (const step of message.open.steps) await take(this.#gateway, step);
    } else if (this.#gateway) await take(this.#gateway, message.step);
    return this.#gateway ? { id, view: viewOf(this.#gateway) } : { id, error: 'not open' };
  }
}

beforeEach(() => {
  InThread.isBroken = false;
  vi.stubGlobal('Worker', InThread);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(route: string) {
  const example = pages.get(route)?.examples[0];
  if (!example) throw new Error(`${route} has no request.`);
  return render(<Playground operation={example.operation} request={example.sent} />);
}

/** Milliseconds for a machine with ten times the work it can do. */
const PATIENT = { timeout: 30_000 };
const press = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};
const said = (words: RegExp) =>
  vi.waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words), PATIENT);
const section = (name: string) => within(screen.getByRole('region', { name }));

it('sends the request, plays the customer, and verifies each callback', async () => {
  const { container } = open('/services/acquiring_form');
  await said(/Nothing has been sent/);
  await press('Send the request');
  await said(/^created, version 1/);
  expect(section('Response').getByText('201')).toBeTruthy();
  const approve = screen.getAllByRole('button', { name: /^Approves/ });
  await act(async () => void fireEvent.click(approve[0] as HTMLElement));
  await said(/^success/);
  expect(section('Callbacks').getByText('transaction.success')).toBeTruthy();
  expect(section('Callbacks').getAllByText(/verified/).length).toBeGreaterThan(1);
  expect(screen.getByRole('img', { name: /Lifecycle of this payment/ })).toBeTruthy();
  // A key that is off keeps its place and the focus, and does nothing.
  const off = screen.getAllByRole('button', { name: /^Approves/ })[0] as HTMLElement;
  expect(off.getAttribute('aria-disabled')).toBe('true');
  await act(async () => void fireEvent.click(off));
  await said(/^success/);
  await press(/^Refund all or a part/);
  await said(/^refunded/);
  await press(/^Get its report row/);
  await vi.waitFor(
    () => expect(section('Rows of the report').getAllByText('refund')).toBeTruthy(),
    PATIENT,
  );
  expect(section('What happened').getByText(/act|approve/)).toBeTruthy();
  for (const details of container.querySelectorAll('details')) details.open = true;
  expect(await faultsOf(container)).toEqual([]);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('loses a callback, moves the clock, and gives the scenario away', async () => {
  open('/services/acquiring_form');
  await press('Send the request');
  await said(/^created/);
  await act(async () => void fireEvent.click(screen.getByLabelText('Lose')));
  await press(/^Opens the page/);
  await vi.waitFor(() => expect(section('Callbacks').getByText('lost')).toBeTruthy(), PATIENT);
  await press('+10 min');
  await vi.waitFor(() => expect(section('Callbacks').getByText(/attempt 2/)).toBeTruthy(), PATIENT);
  expect(screen.getByText('10:00')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('What happened, as'), { target: { value: 'scenario' } });
  const text = section('What happened').getByText(/"steps"/).textContent ?? '';
  expect(JSON.parse(text).steps).toEqual([
    { do: 'send' },
    { do: 'callbacks', mode: 'lose' },
    { do: 'act', act: 'open' },
    { do: 'wait', seconds: 600 },
  ]);
});

it('says that it could not be started, and starts at the next try', async () => {
  InThread.isBroken = true;
  open('/services/acquiring_form');
  await press('Send the request');
  await said(/could not be started/);
  InThread.isBroken = false;
  await press('Send the request');
  await said(/^created/);
});

it('shows the error of a request that is refused', async () => {
  const example = pages.get('/services/blik/payin_h2h')?.examples[0];
  const body = { ...example?.sent.body, amount: '0' };
  render(
    <Playground
      operation="transaction_create"
      request={{ path: {}, query: {}, headers: {}, body }}
    />,
  );
  await press('Send the request');
  await said(/status 4\d\d/);
  expect(section('Response').getByText(/"slug"/)).toBeTruthy();
});
