import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/types';
import { bench, freshKey } from '../testing/bench';
import { card, cardOrder } from '../testing/order';
import { press } from '../testing/registry-driver';
import { text } from '../wire/json';
import { settleInvoice } from './invoice-state';

describe('an invoice that is paid in parts', () => {
  /** An invoice of 240.00, and what pays 100.00 of it. */
  async function billed() {
    const gateway = bench();
    const { world } = gateway.simulator;
    const { data } = await gateway.send('POST', '/v1/invoice/create', {
      external_invoice_id: 'INV-1',
      currency: 'EUR',
      amount: '240.00',
      allow_partial: true,
      due_at: '2026-01-16T12:00:00Z',
      customer: { email: 'jane@example.com' },
    });
    const pay = async (amount: string) => {
      const order = { ...cardOrder(freshKey()), amount, card };
      const made = await gateway.send('POST', '/v1/transaction/create', order);
      const tx = world.state.transactions.get(text(made.data, 'transaction_id') ?? '');
      if (!tx) throw new Error('nothing was paid');
      tx.invoiceId = text(data, 'invoice_id') ?? null;
      settleInvoice(world, tx);
    };
    const send = (name: string, body: JsonObject = {}) =>
      gateway.send('POST', `/v1/invoice/${name}`, { external_invoice_id: 'INV-1', ...body });
    const find = async () =>
      (await gateway.send('GET', '/v1/invoice/find?external_invoice_id=INV-1')).data;
    return { gateway, pay, send, find };
  }

  it('stays overdue until the total is there', async () => {
    const { gateway, pay, find } = await billed();
    gateway.wait(2 * 86_400);
    expect((await find()).status).toBe('overdue');
    await pay('100.00');
    expect(await find()).toMatchObject({ status: 'overdue', paid_amount: '100.00' });
    await pay('140.00');
    expect((await find()).status).toBe('paid');
  });

  it('is neither changed nor canceled after a part, overdue or not', async () => {
    const { gateway, pay, send } = await billed();
    await pay('100.00');
    expect((await send('delete')).error.code).toBe(3104);
    gateway.wait(2 * 86_400);
    expect((await send('delete')).error.code).toBe(3104);
    const later = await send('update', { due_at: '2026-02-16T12:00:00Z' });
    expect(later.error.code).toBe(3104);
    expect(JSON.stringify(later.error)).toContain('"status":"overdue"');
  });

  it('stays canceled when a payment that began before succeeds, and is not reported as paid', async () => {
    const { pay, send, find } = await billed();
    expect((await send('delete')).data.status).toBe('canceled');
    await pay('240.00');
    const { status, paid_amount, events } = await find();
    expect([status, paid_amount]).toEqual(['canceled', '240.00']);
    expect(JSON.stringify(events)).toMatch(/"canceled".*"payment"/);
    expect(JSON.stringify(events)).not.toContain('"paid"');
  });

  it('counts a version for each of its events', async () => {
    const { pay, find, gateway } = await billed();
    const versions = [(await find()).version];
    await pay('100.00');
    versions.push((await find()).version);
    gateway.wait(2 * 86_400);
    const { version, events } = await find();
    expect([...versions, version]).toEqual([2, 3, 4]);
    expect(events).toHaveLength(4);
  });
});

describe('an invoice on its page', () => {
  const create = async (more: JsonObject) => {
    const gateway = bench();
    const { data } = await gateway.send('POST', '/v1/invoice/create', {
      external_invoice_id: 'INV-2',
      currency: 'EUR',
      amount: '240.00',
      due_at: '2026-01-16T12:00:00Z',
      customer: { email: 'jane@example.com' },
      ...more,
    });
    const find = async () =>
      (await gateway.send('GET', '/v1/invoice/find?external_invoice_id=INV-2')).data;
    /** Type an amount and pay it with a card. */
    const pay = async (amount: string) => {
      const opened = await press(gateway, text(data, 'url') ?? '', 'approve', amount);
      const page = opened.headers.Location;
      if (page !== undefined) await press(gateway, page, 'approve', '4000000100000001');
      return opened.status;
    };
    return { gateway, find, pay };
  };

  it.each(['fail', 'cancel'])('begins no payment by the button %s', async (button) => {
    const { gateway, find } = await create({});
    const url = text(await find(), 'url') ?? '';
    const { answer } = await gateway.browse('GET', new URL(url).pathname);
    expect(Buffer.from(answer.file?.bytes ?? []).toString()).not.toContain(`value="${button}"`);
    expect((await press(gateway, url, button)).status).toBe(422);
    expect(gateway.simulator.world.state.transactions.size).toBe(0);
    expect((await find()).status).toBe('sent');
  });

  it('takes parts, but not more than is left', async () => {
    const { find, pay } = await create({ allow_partial: true });
    expect(await pay('240.01')).toBe(422);
    expect(await pay('40.00')).toBe(303);
    expect(await find()).toMatchObject({ status: 'partially_paid', paid_amount: '40.00' });
    expect(await pay('200.01')).toBe(422);
    expect(await pay('')).toBe(303);
    expect(await find()).toMatchObject({ status: 'paid', paid_amount: '240.00' });
  });

  it('has one event for each payment: `payment` for a part, `paid` for the rest', async () => {
    const { find, pay } = await create({ allow_partial: true });
    await pay('40.00');
    await pay('');
    const { events, version } = await find();
    expect([events, version]).toMatchObject([
      ['created', 'sent', 'viewed', 'payment', 'paid'].map((type) => ({ type })),
      5,
    ]);
  });

  it('takes no part without `allow_partial`', async () => {
    const { find, pay } = await create({});
    await pay('40.00');
    expect(await find()).toMatchObject({ status: 'paid', paid_amount: '240.00' });
  });

  it('gives its payments an id that begins with the id of the invoice', async () => {
    const { gateway, find, pay } = await create({});
    await pay('');
    const invoice = await find();
    const [id] = Array.isArray(invoice.transactions) ? invoice.transactions : [];
    const found = await gateway.send('GET', `/v1/transaction/find?transaction_id=${String(id)}`);
    expect(text(found.data, 'external_transaction_id')).toMatch(`${text(invoice, 'invoice_id')}-`);
  });

  it('lets the customer choose a method before the page of the payment opens', async () => {
    const { gateway, find } = await create({});
    const { headers } = await press(gateway, text(await find(), 'url') ?? '', 'approve');
    const [tx] = gateway.simulator.world.state.transactions.values();
    expect(tx).toMatchObject({ status: 'created', state: 'method_selection' });
    await gateway.browse('GET', new URL(headers.Location ?? '').pathname);
    expect(tx).toMatchObject({ status: 'pending', state: 'page_opened' });
  });

  it('is a draft until the time of its message', async () => {
    const { gateway, find } = await create({
      send: { channels: ['email'], at: '2026-01-15T18:00:00Z' },
    });
    expect((await find()).status).toBe('draft');
    gateway.wait(86_400 / 2);
    expect(await find()).toMatchObject({ status: 'sent', version: 2 });
  });

  it('is not sent at the old time after an update', async () => {
    const { gateway, find } = await create({ send: { at: '2026-01-15T18:00:00Z' } });
    await gateway.send('POST', '/v1/invoice/update', {
      external_invoice_id: 'INV-2',
      send: { channels: [] },
    });
    gateway.wait(86_400 / 2);
    expect((await find()).status).toBe('draft');
  });
});

it('takes a percentage that is written with a zero in front', async () => {
  const line = { name: 'Ticket', quantity: '1', unit_price: '100.00', tax_percent: '07' };
  const { status, data } = await bench().send('POST', '/v1/invoice/create', {
    external_invoice_id: 'percent',
    currency: 'EUR',
    items: [{ ...line, total: '107.00' }],
    customer: { email: 'jane@example.com' },
  });
  expect([status, data.amount]).toEqual([201, '107.00']);
});
