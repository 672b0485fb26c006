import { expect, it } from 'vitest';
import { canonicalQuery } from '../../contract/examples/canonical-query';
import { loadContract } from '../../contract/load';
import { signText } from '../../signing';
import { bench } from '../testing/bench';
import { FORM_PATH } from './form';

const contract = loadContract();
const vector = contract.signing?.vectors.find(({ id }) => id === 'payment-form');
if (vector?.kind !== 'text') throw new Error('signing.yaml has no vector of the payment form');

type QueryPair = readonly [name: string, value: string];

/** The moment at which a bench begins, in Unix seconds. */
const START = bench().now / 1000;

const FIELDS: readonly QueryPair[] = [
  ['point_id', '1042'],
  ['service_id', '1001'],
  ['external_transaction_id', 'order-2026-000900'],
  ['amount', '149.90'],
  ['currency', 'EUR'],
  ['timestamp', String(START)],
];

it('takes the form where the pages say', () => {
  expect(contract.signing?.form.path).toBe(FORM_PATH);
});

/** A form as a browser posts it, with a right signature unless one is given. */
async function posted(fields: readonly QueryPair[], given?: string): Promise<string> {
  const signature = given ?? (await signText('paymentForm', fields, vector?.secret ?? ''));
  return canonicalQuery([...fields, ['signature', signature]]).replaceAll('%20', '+');
}

const changed = (name: string, value: string): QueryPair[] =>
  FIELDS.map(([key, old]) => [key, key === name ? value : old]);

it('leads to the payment page of the transaction, and to the same one again', async () => {
  const gateway = bench();
  const form = await posted([
    ...FIELDS,
    ['description', 'Order 000900'],
    ['urls.success', 'https://shop.example/ok'],
  ]);
  const first = await gateway.browse('POST', '/form', form);
  const again = await gateway.browse('POST', '/form', form);
  expect([first.status, first.headers.Location]).toEqual([303, again.headers.Location]);
  const find = '/v1/transaction/find?external_transaction_id=order-2026-000900';
  const { data } = await gateway.send('GET', find);
  expect([data.amount, data.status]).toEqual(['149.90', 'created']);
  expect(data.urls).toMatchObject({ success: 'https://shop.example/ok' });
});

it.each([
  [1003, FIELDS, 'ee4dac6f51d404772f06bcf67aa90d0fe9fbeb8b8b30d04a35ba5370956b202b'],
  [1004, changed('timestamp', String(START - 3601)), undefined],
  [2005, FIELDS.slice(0, 4), undefined],
  [2006, [...FIELDS, ['colour', 'red'] as const], undefined],
  [2009, changed('amount', '1,50'), undefined],
  [3002, changed('service_id', '999999'), undefined],
  [3003, changed('point_id', '7'), undefined],
  [3112, changed('service_id', '1002'), undefined],
  [4002, changed('amount', '99999999.00'), undefined],
])('refuses with %i and creates nothing', async (code, fields, signature) => {
  const gateway = bench();
  const answer = await gateway.browse('POST', '/form', await posted(fields, signature));
  const page = Buffer.from(answer.answer.file?.bytes ?? []).toString('utf8');
  expect(page).toContain(`${code} `);
  expect(contract.signing?.form.errors.some((error) => error.code === code)).toBe(true);
  expect(gateway.simulator.world.state.transactions.size).toBe(0);
});
