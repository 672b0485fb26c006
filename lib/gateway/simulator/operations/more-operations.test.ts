import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../contract/types';
import { type Bench, bench } from '../testing/bench';
import { create, type Driven, press } from '../testing/registry-driver';
import { at, text } from '../wire/json';

/** A service of the registry by its key. */
function driven(gateway: Bench, key: string): Driven {
  const service = [...gateway.simulator.world.catalog.services.values()].find(
    (one) => one.key === key,
  );
  if (!service?.variant.example) throw new Error(`${key} has no example`);
  return { key, variant: service.variant, request: service.variant.example.request };
}

it('builds a report that can be fetched once by its address and compared by its hash', async () => {
  const gateway = bench();
  const service = driven(gateway, 'pix/pix_payin_hpp');
  await create(gateway, service, {
    sandbox: { outcome: 'success' },
    extra: { note: 'a "quoted", part' },
  });
  gateway.wait(1);
  const made = await gateway.send('POST', '/v1/reports/create', {
    type: 'transactions',
    date_from: '2026-01-15T00:00:00Z',
    date_to: '2026-01-16T00:00:00Z',
    timezone: 'Europe/Kyiv',
    columns: ['operation', 'amount', 'currency', 'finalized_at', 'extra.note'],
  });
  expect([made.status, made.data.status]).toEqual([202, 'queued']);
  const query = `report_id=${String(made.data.report_id)}`;
  expect((await gateway.send('GET', `/v1/reports/download?${query}`)).error.code).toBe(7003);
  gateway.wait(10);
  const { data } = await gateway.send('GET', `/v1/reports/check?${query}`);
  expect([data.status, data.rows]).toEqual(['ready', 1]);
  const { headers } = await gateway.send('GET', `/v1/reports/download?${query}`);
  const { pathname, search } = new URL(headers.Location ?? '');
  const { answer } = await gateway.browse('GET', `${pathname}${search}`);
  const bytes = answer.file?.bytes ?? new Uint8Array();
  expect(Buffer.from(bytes).toString()).toBe(
    'operation,amount,currency,finalized_at (Europe/Kyiv),extra.note\r\npayin,150.75,BRL,2026-01-15T14:00:00+02:00,"a ""quoted"", part"\r\n',
  );
  expect(JSON.stringify(data.files)).toContain(createHash('sha256').update(bytes).digest('hex'));
  expect((await gateway.browse('GET', `${pathname}${search}`)).status).toBe(404);
});

it('builds a report again after a failure, but returns a report that has not failed', async () => {
  const gateway = bench();
  const order = {
    type: 'transactions',
    date_from: '2026-01-15T00:00:00Z',
    date_to: '2026-01-16T00:00:00Z',
  };
  const failing = { ...order, sandbox: { outcome: 'failed' } };
  const first = await gateway.send('POST', '/v1/reports/create', failing);
  gateway.wait(10);
  const second = await gateway.send('POST', '/v1/reports/create', failing);
  expect([second.status, second.data.report_id === first.data.report_id]).toEqual([202, false]);
  const good = await gateway.send('POST', '/v1/reports/create', order);
  gateway.wait(10);
  const same = await gateway.send('POST', '/v1/reports/create', order);
  expect([same.status, same.data.report_id]).toEqual([200, good.data.report_id]);
});

it('sends an invoice, takes its payment on the page, and tells both', async () => {
  const gateway = bench();
  const { data } = await gateway.send('POST', '/v1/invoice/create', {
    external_invoice_id: 'INV-1',
    currency: 'EUR',
    items: [
      {
        name: 'Consulting',
        quantity: '2',
        unit_price: '120.00',
        tax_percent: '0',
        total: '240.00',
      },
    ],
    customer: { email: 'jane@example.com' },
  });
  expect([data.amount, data.status]).toEqual(['240.00', 'sent']);
  const opened = await press(gateway, text(data, 'url') ?? '', 'approve');
  const page = opened.headers.Location ?? '';
  await press(gateway, page, 'approve', '4000000100000001');
  const found = await gateway.send('GET', '/v1/invoice/find?external_invoice_id=INV-1');
  expect([found.data.status, found.data.paid_amount]).toEqual(['paid', '240.00']);
  const types = gateway.simulator.world.state.deliveries.map(({ type }) => type);
  expect(types.slice(-2)).toEqual(['transaction.success', 'invoice.paid']);
  expect(
    (await gateway.send('POST', '/v1/invoice/delete', { external_invoice_id: 'INV-1' })).error.code,
  ).toBe(3104);
});

it('runs payment pages with a bearer token and its scopes', async () => {
  const gateway = bench();
  const { data } = await gateway.send('POST', '/v1/invoicing/token', { scopes: ['pages:write'] });
  const headers = { authorization: `Bearer ${String(data.access_token)}` };
  const page = await gateway.send(
    'POST',
    '/v1/invoicing/page',
    {
      external_page_id: 'tips',
      kind: 'tips',
      currency: 'EUR',
      title: 'Tips',
      amount: { mode: 'open', min: '1.00', max: '5.00' },
    },
    headers,
  );
  expect(page.status).toBe(201);
  const path = `/v1/invoicing/page/${String(page.data.page_id)}`;
  expect((await gateway.send('GET', path, undefined, headers)).error.code).toBe(1009);
  const over = await press(gateway, text(page.data, 'url') ?? '', 'approve', '6.00');
  expect(over.status).toBe(422);
  const started = await press(gateway, text(page.data, 'url') ?? '', 'approve', '4.00');
  await press(gateway, started.headers.Location ?? '', 'approve');
  const pale = { colors: { text: '#8a9099', background: '#ffffff' } };
  expect((await gateway.send('POST', `${path}/customization`, pale, headers)).error.code).toBe(
    2008,
  );
  expect(
    at({ ...gateway.simulator.world.state.pages.get(String(page.data.page_id)) }, 'stats.total'),
  ).toBe('4.00');
  await gateway.send('POST', '/v1/invoicing/token/revoke', { token_id: data.token_id ?? '' });
  expect((await gateway.send('POST', path, { title: 'x' }, headers)).error.code).toBe(1006);
});

it('gives a page the fields of its template that the request does not send', async () => {
  const gateway = bench();
  const scopes = ['templates:write', 'pages:write'];
  const { data } = await gateway.send('POST', '/v1/invoicing/token', { scopes });
  const headers = { authorization: `Bearer ${String(data.access_token)}` };
  const save = (defaults: JsonObject) =>
    gateway.send('POST', '/v1/invoicing/template', { name: 'Tips', defaults }, headers);
  expect((await save({ title: 'Tips' })).error.code).toBe(2006);
  const template = await save({ locale: 'de', max_payments: 9 });
  const page = await gateway.send(
    'POST',
    '/v1/invoicing/page',
    {
      external_page_id: 'tips',
      kind: 'tips',
      currency: 'EUR',
      title: 'Tips',
      amount: { mode: 'open' },
      template_id: template.data.template_id ?? '',
      max_payments: 3,
    },
    headers,
  );
  expect(page.data).toMatchObject({ locale: 'de', max_payments: 3 });
});

it('gives a list in pages whose cursor belongs to its filters', async () => {
  const gateway = bench();
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1) {
    ids.unshift(
      String((await create(gateway, driven(gateway, 'pix/pix_payin_hpp'))).data.transaction_id),
    );
  }
  const first = await gateway.send('GET', '/v1/transaction/find?limit=2&direction=payin');
  const cursor = text(first.body, 'page.next_cursor');
  const next = await gateway.send(
    'GET',
    `/v1/transaction/find?limit=2&direction=payin&cursor=${cursor}`,
  );
  const seen = [first, next].flatMap(
    ({ body }) => JSON.stringify(body).match(/(?<="transaction_id":")[^"]+/g) ?? [],
  );
  expect(seen).toEqual(ids);
  const other = await gateway.send('GET', `/v1/transaction/find?direction=payout&cursor=${cursor}`);
  expect(other.error.code).toBe(2016);
});

it.each([
  ['draft', { active_from: '2026-03-01T00:00:00Z' }],
  ['finished', { active_to: '2026-01-01T00:00:00Z' }],
  ['active', { active_from: '2026-01-01T00:00:00Z', active_to: '2026-03-01T00:00:00Z' }],
])('gives a payment page the status %s by its times', async (status, times) => {
  const gateway = bench();
  const scopes = { scopes: ['pages:write', 'pages:read'] };
  const { data } = await gateway.send('POST', '/v1/invoicing/token', scopes);
  const headers = { authorization: `Bearer ${String(data.access_token)}` };
  const body = {
    external_page_id: 'fair',
    kind: 'reusable',
    currency: 'EUR',
    title: 'Fair',
    amount: { mode: 'open', min: '1.00', max: '5.00' },
    ...times,
  };
  const page = await gateway.send('POST', '/v1/invoicing/page', body, headers);
  const path = `/v1/invoicing/pages?status=${status}`;
  const { answer } = await gateway.send('GET', path, undefined, headers);
  expect([page.data.status, Object(answer.body).data[0]?.status]).toEqual([status, status]);
  const paid = await press(gateway, text(page.data, 'url') ?? '', 'approve', '4.00');
  expect(paid.status).toBe(status === 'active' ? 303 : 422);
});

it('refuses a list of payments or invoices over more than the range that the pages name', async () => {
  const gateway = bench();
  const scopes = ['pages:write', 'transactions:read'];
  const { data } = await gateway.send('POST', '/v1/invoicing/token', { scopes });
  const headers = { authorization: `Bearer ${String(data.access_token)}` };
  const page = await gateway.send(
    'POST',
    '/v1/invoicing/page',
    {
      external_page_id: 'range',
      kind: 'tips',
      currency: 'EUR',
      title: 'Tips',
      amount: { mode: 'open' },
    },
    headers,
  );
  const payments = `/v1/invoicing/page/${String(page.data.page_id)}/transactions`;
  const range = (to: string) => `?created_from=2026-01-01T00:00:00Z&created_to=${to}`;
  const [month, more] = [range('2026-02-01T00:00:00Z'), range('2026-02-01T00:00:01Z')];
  for (const [path, sent] of [
    [payments, headers],
    ['/v1/invoice/find', undefined],
    ['/v1/transaction/find', undefined],
  ] as const) {
    expect((await gateway.send('GET', `${path}${month}`, undefined, sent)).status).toBe(200);
    const refused = await gateway.send('GET', `${path}${more}`, undefined, sent);
    expect([path, refused.error.code]).toEqual([path, 2017]);
  }
});
