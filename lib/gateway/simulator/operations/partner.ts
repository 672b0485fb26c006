import type { Json } from '../../contract/types';
import { toBytes } from '../../signing/bytes';
import { decline, isOpen, move } from '../state/lifecycle';
import { expire, succeed } from '../state/outcomes';
import type { Transaction } from '../state/state';
import type { Answer, RawRequest, World } from '../types';
import { ApiError } from '../wire/errors';
import { isObject, text } from '../wire/json';
import { settleInvoice } from './invoice-state';
import { endOldest } from './refunds';

/** Headers of a message and their forms, as the partner documents them. */
const HEADERS = [
  ['binancepay-timestamp', /^\d{13}$/],
  ['binancepay-nonce', /^[A-Za-z0-9]{32}$/],
  ['binancepay-certificate-sn', /^[0-9A-Za-z]{8,64}$/],
  ['binancepay-signature', /^[A-Za-z0-9+/]{20,}={0,2}$/],
] as const;

/** The link of the documented example; a test may add others. */
const LINKS = ['7Kq2mV9xTbR4'];

/**
 * `POST /v1/binance_pay/notify/{link_id}`: the response has the partner's form. There is no certificate in the sandbox,
 * so the signature is looked at for its form only.
 */
export function partnerNotify(
  world: World,
  params: Readonly<Record<string, string>>,
  { headers, body }: RawRequest,
): Answer {
  if (!LINKS.includes(params.link_id ?? '')) return refused(world, 8103);
  const isSigned = HEADERS.every(([name, form]) => {
    const value = headers[name];
    return typeof value === 'string' && form.test(value);
  });
  if (!isSigned) return refused(world, 8101);
  const message = parsed(body);
  if (message === undefined) return refused(world, 8102);
  const [type, status, id] = ['bizType', 'bizStatus', 'bizIdStr'].map((name) =>
    text(message, name),
  );
  const known = KINDS[`${type} ${status}`];
  if (!known || id === undefined) return refused(world, 8102);
  const name = `${id} ${status}`;
  const { seenPartnerMessages: seen } = world.state;
  if (!seen.has(name)) {
    seen.add(name);
    const tx = transactionOf(world, message);
    if (tx) apply(world, tx, known);
  }
  return { status: 200, body: { returnCode: 'SUCCESS', returnMessage: null } };
}

/** What a message means for the transaction. */
const KINDS: Readonly<Record<string, string | undefined>> = {
  'PAY PAY_SUCCESS': 'paid',
  'PAY PAY_CLOSED': 'closed',
  'PAY_REFUND REFUND_SUCCESS': 'refunded',
  'PAY_REFUND REFUND_REJECTED': 'rejected',
  'PAYOUT SUCCESS': 'paid',
  'PAYOUT PART_SUCCESS': 'review',
  'PAYOUT FAILED': 'failed',
};

/** The transaction of a message, which names the order by the id of the transaction or by its external id. */
function transactionOf({ state }: World, message: Record<string, Json>): Transaction | undefined {
  const inner = parsed(toBytes(text(message, 'data') ?? ''));
  const id = inner ? text(inner, 'merchantTradeNo') : undefined;
  return (
    state.transactions.get(id ?? '') ??
    state.transactions.get(state.byExternalId.get(id ?? '') ?? '')
  );
}

function apply(world: World, tx: Transaction, kind: string): void {
  if (kind === 'refunded') endOldest(world, tx, null);
  else if (kind === 'rejected') endOldest(world, tx, 903);
  if (!isOpen(world, tx)) return;
  if (kind === 'paid') succeed(world, tx);
  else if (kind === 'closed') expire(world, tx);
  else if (kind === 'failed') decline(world, tx, 903, 'provider');
  else if (kind === 'review' && tx.status === 'processing') {
    move(world, tx, 'in_compliance_review', 'provider');
  }
  settleInvoice(world, tx);
}

function parsed(bytes: Uint8Array): Record<string, Json> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    // `JSON.parse` gives nothing but JSON.
    const json = value as Json;
    return isObject(json) ? { ...json } : undefined;
  } catch {
    return undefined;
  }
}

function refused({ contract }: World, code: number): Answer {
  const known = contract.errors?.codes.find((error) => error.code === code);
  if (!known) throw new ApiError(9002, 'errors.yaml has no such code.');
  return {
    status: known.http,
    body: { returnCode: 'FAIL', returnMessage: `${code} ${known.slug}` },
  };
}
