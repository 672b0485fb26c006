import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import { toUnits } from '../state/money';
import { bench } from '../testing/bench';
import { answerFaults } from '../testing/conformance';
import { create, type Driven } from '../testing/registry-driver';
import { at, text } from '../wire/json';

const contract = loadContract();
const operation = contract.operations.find(({ id }) => id === 'transaction_create');
const services = contract.services.flatMap((method) =>
  Object.entries(method.variants).flatMap(([name, variant]): [string, Driven][] =>
    variant.example
      ? [
          [
            `${method.id}/${name}`,
            { key: `${method.id}/${name}`, variant, request: variant.example.request },
          ],
        ]
      : [],
  ),
);

/** Parts of the documented response that must come back; ids and addresses are new each time. */
const SAME = ['status', 'state', 'direction', 'type', 'next_action.type', 'currency', 'expires_at'];

it('covers the registry', () => {
  expect(services.length).toBeGreaterThan(130);
});

it('describes a field in plain words and lists its banks', async () => {
  const { data } = await bench().send('GET', '/v1/service/5001');
  const fields = Array.isArray(data.fields) ? data.fields : [];
  const bank = fields.find((field) => text(field, 'name') === 'recipient.bank_code');
  // The published list of Nigeria is not complete, so the codes come from the service.
  expect(bank).not.toHaveProperty('values_ref');
  expect(Object(bank).values[0]).toEqual({ value: '011', label: 'First Bank of Nigeria' });
  const codes = Object(bank).values.map(({ value }: { value: string }) => value);
  // Heritage Bank has closed, 039 is not confirmed, and the accounts of 063 are with 044.
  expect(codes).toContain('044');
  for (const code of ['030', '039', '063']) expect(codes).not.toContain(code);
  expect(text(bank, 'hint')).toMatch(/^One of the values that Service by ID lists\. /);
});

it('shows the price of an invoice before it is paid', async () => {
  const gateway = bench();
  const { data } = await gateway.send('POST', '/v1/invoice/create', {
    external_invoice_id: 'price',
    amount: '240.00',
    currency: 'EUR',
    customer: { email: 'jane@example.com' },
  });
  const { pathname } = new URL(String(data.url));
  const { answer } = await gateway.browse('GET', pathname);
  expect(Buffer.from(answer.file?.bytes ?? []).toString()).toContain('<p>240.00 EUR</p>');
});

describe.each(services)('%s', (_, driven) => {
  it('takes its example and answers as documented', async () => {
    const gateway = bench();
    const made = await create(gateway, driven);
    expect(made.error).toEqual({});
    expect(made.status).toBe(201);
    if (operation) expect(answerFaults(contract, operation, made.answer)).toEqual([]);
    for (const path of SAME) {
      const documented = at(driven.variant.example?.response, `data.${path}`);
      if (documented !== undefined) expect([path, at(made.data, path)]).toEqual([path, documented]);
    }
    const [given, asked] = [text(made.data, 'amount'), text(driven.request, 'amount')];
    expect(toUnits(given ?? '', 18)).toBe(toUnits(asked ?? '', 18));
  });
});
