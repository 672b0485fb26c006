import { expect, it } from 'vitest';
import { bench, freshKey } from '../testing/bench';
import { card, cardOrder } from '../testing/order';

it('adds up every row without signs, a partial capture by what was captured', async () => {
  const gateway = bench();
  const post = (path: string, body: Parameters<typeof gateway.send>[2]) =>
    gateway.send('POST', `/v1/${path}`, body, { 'idempotency-key': freshKey() });
  const order = { ...cardOrder('order-1'), card, capture: 'manual' };
  const { data } = await post('transaction/create', order);
  const transaction_id = data.transaction_id ?? '';
  const { data: paid } = await post('transaction/complete', { transaction_id, amount: '100.00' });
  await post('transaction/cancel', { transaction_id, amount: '50.00' });
  gateway.wait(3600);
  const { data: report } = await post('reports/create', {
    type: 'transactions',
    date_from: '2026-01-15T00:00:00Z',
    date_to: '2026-01-15T13:00:00Z',
  });
  gateway.wait(600);
  const check = `/v1/reports/check?report_id=${report.report_id}`;
  const { data: ready } = await gateway.send('GET', check);
  const fee = (paid.fee as { amount: string }).amount;
  const net = (100 - Number(fee)).toFixed(2);
  expect(paid.net_amount).toBe(net);
  // 149.90 was asked for, 50.00 went back, and the tariff takes 0.30 for the refund.
  const totals = { currency: 'EUR', count: 3, amount: '200.20', captured: '100.00', fee, net };
  expect(ready.totals).toEqual([totals]);
  const url = `/v1/reports/download?report_id=${report.report_id}&direct=true`;
  const { answer } = await gateway.send('GET', url);
  const [head = [], ...lines] = Buffer.from(answer.file?.bytes ?? [])
    .toString()
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const shown = ['operation', 'status', 'amount', 'captured_amount', 'fee_for'];
  expect(lines.map((line) => shown.map((name) => line[head.indexOf(name)]))).toEqual([
    ['payin', 'partially_refunded', '149.90', '100.00', ''],
    ['refund', 'partially_refunded', '50.00', '', ''],
    ['fee', 'partially_refunded', '0.30', '', 'refund'],
  ]);
  expect(lines.map((line) => line[head.indexOf('cancellation_id')] !== '')).toEqual([
    false,
    true,
    true,
  ]);
});
