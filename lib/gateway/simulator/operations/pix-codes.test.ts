import { describe, expect, it } from 'vitest';
import { pixBrCodeDynamic } from '../../identifiers';
import { bench, freshKey } from '../testing/bench';
import { at, text } from '../wire/json';

const payer = {
  ip: '198.51.100.40',
  full_name: 'Maria Silva',
  document_type: 'cpf',
  document: '52998224725',
};

const created = async (service_id: number, amount: string) => {
  const { data, error } = await bench().send('POST', '/v1/transaction/create', {
    service_id,
    external_transaction_id: freshKey(),
    amount,
    currency: 'BRL',
    description: 'Pedido',
    customer: payer,
    urls: { callback: 'https://shop.example/gw/callback' },
  });
  expect(error).toEqual({});
  return data;
};

describe('the Pix QR code of a payment', () => {
  it.each([
    ['Pix', 2102],
    ['a boleto', 2122],
  ])('of %s is a dynamic BR Code with a right checksum, whatever the amount', async (_, id) => {
    for (const amount of ['9.90', '150.75', '12345.00']) {
      const payload = text(await created(id, amount), 'next_action.payload') ?? '';
      expect(pixBrCodeDynamic(payload)).toMatchObject({ ok: true, normalized: payload });
    }
  });

  it('has an address of its own each time', async () => {
    const gateway = bench();
    const one = async (external_transaction_id: string) =>
      text(
        (
          await gateway.send('POST', '/v1/transaction/create', {
            service_id: 2102,
            external_transaction_id,
            amount: '150.75',
            currency: 'BRL',
            customer: payer,
            urls: { callback: 'https://shop.example/gw/callback' },
          })
        ).data,
        'next_action.payload',
      );
    const codes = [await one('a'), await one('b')];
    expect(codes[0]).toBeDefined();
    expect(new Set(codes).size).toBe(2);
  });
});

describe('a Pix payout', () => {
  const payout = (recipient: Record<string, string>) =>
    bench().send('POST', '/v1/transaction/create', {
      service_id: 5003,
      external_transaction_id: freshKey(),
      amount: '250.00',
      currency: 'BRL',
      recipient,
    });
  const account = {
    bank_code: '00000000',
    branch: '0001',
    account_number: '0012345678',
    account_type: 'checking',
    document: '52998224725',
    full_name: 'Maria Silva',
  };

  it('to an account is taken with all its details', async () => {
    const { status, data } = await payout(account);
    expect(status).toBe(201);
    expect(at(data, 'recipient')).toMatchObject({ branch: '0001', account_type: 'checking' });
  });

  it.each(Object.keys(account))('to an account is refused without %s', async (name) => {
    const { error } = await payout(
      Object.fromEntries(Object.entries(account).filter(([key]) => key !== name)),
    );
    // Without the number the gateway cannot know whether a key or an account was intended, and names both.
    expect([2004, 2005]).toContain(error.code);
    expect(JSON.stringify(error)).toContain(`recipient.${name}`);
  });

  it('to a key needs its kind and nothing else', async () => {
    const key = { pix_key: 'maria@example.com' };
    expect((await payout(key)).error.code).toBe(2005);
    expect((await payout({ ...key, pix_key_type: 'email' })).status).toBe(201);
  });
});
