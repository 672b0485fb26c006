import { createHmac } from 'node:crypto';
import type { Contract, Json, JsonObject } from '../../lib/gateway/contract/types';
import { isObject } from '../../lib/gateway/simulator/wire/json';
import type { OrderDelivery } from './trials';

/** Columns of `deliveries.tsv`, which every language can read: the message as it arrives, then fields of its JSON. */
const FIELDS = [
  'direction',
  'external_transaction_id',
  'version',
  'status',
  'state_code',
  'amount',
  'currency',
  'paid_amount',
  'paid_currency',
  'point_id',
  'captured_amount',
] as const;

/**
 * The text of `deliveries.tsv`, a line for each delivery. The first columns are name, amount and currency of the order,
 * event id, timestamp, signature, and the body in base64. Then come the fields above, the point of the order, and the
 * amount of its capture (`none` without one). All are `transaction.success`, signed at `now` (Unix seconds); names say
 * what is different.
 */
export function deliveriesFile(
  contract: Contract,
  deliveries: readonly OrderDelivery[],
  { secret, now }: { readonly secret: string; readonly now: number },
): string {
  const rows = deliveries.map((delivery) => {
    const data = dataOf(contract, delivery);
    const id = `evt_${delivery.event_of ?? delivery.name}`;
    const body = JSON.stringify({ type: `transaction.${data.status}`, timestamp: TIME, data });
    const signature = callbackSignature(`${id}.${now}.${body}`, secret);
    const sent = delivery.tampered ? body.replace(/"paid_amount":"\d/, '"paid_amount":"9') : body;
    const { amount, currency, point_id, capture } = { ...data, capture: 'none', ...delivery.asked };
    const message = [id, now, signature, Buffer.from(sent).toString('base64')];
    const fields = FIELDS.map((name) => data[name]);
    const row = [delivery.name, amount, currency, ...message, ...fields, point_id, capture];
    return row.map(String).join('\t');
  });
  return `${rows.join('\n')}\n`;
}

const TIME = '2026-01-15T12:00:05Z';

/** One part of `webhook-signature`. */
export function callbackSignature(text: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}

/** The callback of the pages with the order's id and what the delivery changes. */
function dataOf({ openapi, states }: Contract, { order, change = {} }: OrderDelivery): JsonObject {
  const shown = openapi?.webhooks?.['transaction.success']?.post?.requestBody;
  const value: Json | undefined = shown?.content['application/json']?.examples?.sample?.value;
  const data = isObject(value) ? value.data : undefined;
  if (!isObject(data)) throw new Error('the contract has no example of transaction.success');
  const { state = 'completed', ...rest } = change;
  const row = states?.codes.find(({ slug }) => slug === state);
  if (!row) throw new Error(`trials.yaml: state_codes.yaml has no state "${state}"`);
  const named = { external_transaction_id: order, status: row.status, state, state_code: row.code };
  return { ...data, ...named, ...rest };
}
