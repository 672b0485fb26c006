import { expect, it } from 'vitest';
import type { JsonObject } from '../../contract/types';
import { type Bench, bench, freshKey } from '../testing/bench';
import { card, cardOrder } from '../testing/order';
import { at } from '../wire/json';
import { encoded } from './card-flow';

const write = (gateway: Bench, operation: string, body: JsonObject) =>
  gateway.send('POST', `/v1/transaction/${operation}`, body, { 'idempotency-key': freshKey() });

/** `method_details.card` after a create with this card and these changes. */
async function paidWith(number: string, change: JsonObject = {}, more: JsonObject = {}) {
  const gateway = bench();
  const body = { ...cardOrder(freshKey()), card: { ...card, number, ...more }, ...change };
  const { data } = await write(gateway, 'create', body);
  return { gateway, data, card: at(data, 'method_details.card') as JsonObject };
}

it.each([
  ['4000000100000001', 'frictionless', 'Y', '05', true],
  ['4000004100000003', 'frictionless', 'A', '06', true],
  ['4000005100000000', 'frictionless', 'N', null, false],
  ['4000007100000006', 'frictionless', 'U', null, false],
])('says how 3-D Secure of %s ended', async (number, flow, status, eci, shift) => {
  const { card: result } = await paidWith(number);
  expect(result.three_ds).toEqual({ version: '2.2.0', flow, status, eci, liability_shift: shift });
});

it('has no result of 3-D Secure for a card that takes no part in it', async () => {
  const { data, card: result } = await paidWith('4000001100000009');
  expect([data.status, result.three_ds]).toEqual(['success', null]);
});

it('says that the payer was asked, and nothing before the answer', async () => {
  const { gateway, data, card: before } = await paidWith('4000002100000007');
  expect(before.three_ds).toBeUndefined();
  const { data: after } = await write(gateway, 'update', {
    transaction_id: data.transaction_id ?? '',
    cres: encoded({ transStatus: 'Y' }),
  });
  expect(at(after, 'method_details.card.three_ds.flow')).toBe('challenge');
  expect(at(after, 'method_details.card.three_ds.liability_shift')).toBe(true);
});

it('says what the bank made of the CVV', async () => {
  expect((await paidWith('4000000100000001')).card.cvv_result).toBe('matched');
  expect((await paidWith('4000000100000001', {}, { cvv: '000' })).card.cvv_result).toBe(
    'not_matched',
  );
});

it.each([
  [undefined, 'not_sent'],
  ['00-496', 'matched'],
  ['00000', 'address_only'],
  ['99999', 'not_matched'],
])('says what the bank made of the postal code %s', async (code, result) => {
  const address =
    code === undefined ? {} : { address: { line1: 'Nowy Swiat 1', postal_code: code } };
  const customer = { ip: '198.51.100.23', ...address };
  expect((await paidWith('4000000100000001', { customer })).card.avs_result).toBe(result);
});

it('says that a wallet on the device has authenticated the payer', async () => {
  const gateway = bench();
  const { data } = await write(gateway, 'create', cardOrder(freshKey()));
  const payload = Buffer.from('{"signature":"MEUCSQ"}').toString('base64');
  const { data: paid } = await write(gateway, 'pay', {
    transaction_id: data.transaction_id ?? '',
    wallet_token: { type: 'google_pay', payload },
  });
  expect(at(paid, 'method_details.card')).toMatchObject({
    three_ds: { version: null, flow: 'device', liability_shift: true },
    cvv_result: 'not_sent',
  });
});

it('takes test values and the failures they end in from the data', async () => {
  const { contract } = bench().simulator.world;
  const { testCards } = contract;
  if (!testCards) throw new Error('There are no test cards.');
  const inputs = testCards.inputs.map((row) =>
    row.input === 'cvv' ? { ...row, kind: 'CVV', value: '001', failure: 103 } : row,
  );
  const declines = testCards.declines.map(({ seconds, ...row }) =>
    row.failure === 102 ? { ...row, seconds: 5 } : row,
  );
  const gateway = bench({
    contract: { ...contract, testCards: { ...testCards, inputs, declines } },
  });
  const pay = async (change: JsonObject) => {
    const body = { ...cardOrder(freshKey()), card: { ...card, ...change } };
    const { data } = await write(gateway, 'create', body);
    return [data.status, at(data, 'failure.code')];
  };
  expect(await pay({ cvv: '001' })).toEqual(['failed', 103]);
  expect(await pay({ cvv: '000' })).toEqual(['success', undefined]);
  expect(await pay({ number: '4000000100001025' })).toEqual(['processing', undefined]);
  expect(await pay({ number: '4000000100009028' })).toEqual(['failed', 902]);
});
