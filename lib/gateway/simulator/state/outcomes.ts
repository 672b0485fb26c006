import { settleVoid } from '../operations/cancel';
import { capture } from '../operations/complete';
import { expireInvoice, sendInvoice, settleInvoice } from '../operations/invoice-state';
import { wantsCode } from '../operations/next-action';
import { settleRefund } from '../operations/refunds';
import { issueToken } from '../operations/tokens';
import { finishReport } from '../reports/files';
import type { World } from '../types';
import { time } from '../wire/json';
import { emit } from './events';
import { laterFeeOf } from './fees';
import { nextDue, schedule } from './jobs';
import { approve, decline, isOpen, knownFailure, move, release } from './lifecycle';
import { newDigits, newId } from './random';
import type { Job, Transaction } from './state';
import { transactionJson } from './view';
import { book } from './wallets';

/** What follows a success by itself (a return, a dispute) comes this much later. */
const AFTERMATH_SECONDS = 1;
/** What the customer sends under `amount_differs`: nine tenths of the amount, in minor units. */
export const amountPaidLess = ({ amount }: Pick<Transaction, 'amount'>): bigint =>
  (amount * 9n) / 10n;
/** Failure of a challenge without a reply. */
const CHALLENGE_TIMEOUT = 132;
/** Failure of a payout that the recipient's bank returns. */
const RETURNED = 213;

/** Failures of money that comes after the expiry: it is sent back, or the address has expired. */
const LATE = [407, 504];

/** Failure of a payment of which a part is missing at the expiry, and the state in which it waits for that part. */
const UNDERPAID = 403;
const AWAITS_REST = 'underpaid_awaiting_rest';

/** Do everything that is due by now, in the order of time. */
export function advance(world: World, now: number): void {
  for (let job = nextDue(world, now); job; job = nextDue(world, now)) {
    // What follows from a job is counted from its own time, also when the clock has jumped.
    world.now = Math.max(world.now, job.at);
    perform(world, job);
  }
  world.now = Math.max(world.now, now);
}

function perform(world: World, job: Job): void {
  if (job.kind === 'report') finishReport(world, job.id);
  else if (job.kind === 'invoice') expireInvoice(world, job.id);
  else if (job.kind === 'invoice_send') sendInvoice(world, job.id, job.value);
  else {
    const tx = world.state.transactions.get(job.id);
    if (!tx || (job.version !== undefined && job.version !== tx.version)) return;
    step(world, tx, job);
    settleInvoice(world, tx);
  }
}

function step(world: World, tx: Transaction, job: Job): void {
  switch (job.kind) {
    case 'settle':
      if (isOpen(world, tx)) succeed(world, tx);
      return;
    case 'fail':
      if (isOpen(world, tx)) decline(world, tx, Number(job.value), 'provider');
      return;
    case 'after':
      aftermath(world, tx, String(job.value));
      return;
    case 'expire':
      expire(world, tx);
      return;
    case 'refund':
      settleRefund(world, tx, String(job.value));
      return;
    case 'capture':
      if (job.value === undefined) capture(world, tx, 'provider');
      else decline(world, tx, Number(job.value), 'provider');
      return;
    case 'void':
      settleVoid(world, tx, job.value === undefined);
      return;
    default:
      if (isOpen(world, tx)) endAs(world, tx, tx.outcome ?? 'success');
  }
}

/** Play the ending that `sandbox.outcome` asks for, of a payment that is open. */
export function endAs(world: World, tx: Transaction, outcome: string): void {
  const [kind, code] = outcome.split(':');
  switch (kind) {
    case 'failed':
      fail(world, tx, knownFailure(world, Number(code)));
      return;
    case 'pending':
      stay(world, tx);
      return;
    case 'expire':
    case 'late_success':
      expire(world, tx);
      // Only what had a time can be late; all others are paid.
      if (kind === 'late_success') {
        schedule(world, { kind: 'after', id: tx.id, value: 'completed_late' }, AFTERMATH_SECONDS);
      }
      return;
    case 'otp':
      if (wantsCode(tx)) askOnPage(world, tx);
      else succeed(world, tx);
      return;
    case 'amount_differs':
      approve(world, tx, 'completed_amount_differs', amountPaidLess(tx));
      return;
    default:
      succeed(world, tx);
  }
  if (kind === 'authorization_expired') {
    schedule(world, { kind: 'expire', id: tx.id }, AFTERMATH_SECONDS);
  }
  if (kind === 'reversed' || kind === 'chargeback') {
    const value = kind === 'reversed' ? 'returned_by_beneficiary_bank' : 'chargeback_open';
    schedule(world, { kind: 'after', id: tx.id, value }, AFTERMATH_SECONDS);
  }
}

/** The failure with which a service refuses late money; undefined where it cannot refuse it. */
export const lateFailure = ({ service: { variant } }: Transaction): number | undefined =>
  LATE.find((late) => variant.failures.some(({ code }) => code === late));

/** Whether money that comes after the expiry can count: some services always return it. */
export const acceptsLate = ({ service: { variant } }: Pick<Transaction, 'service'>): boolean =>
  variant.lateMoney !== 'refused';

/** Whether a service waits for the rest when a part of the amount arrives. */
export const canAwaitRest = ({ service: { variant } }: Transaction): boolean =>
  variant.statuses.some(({ state }) => state === AWAITS_REST);

/** Whether a part has arrived, and the rest is missing. */
export const awaitsRest = ({ state }: Pick<Transaction, 'state'>): boolean => state === AWAITS_REST;

/** What has arrived when too little is sent: half of the amount, in minor units. */
export const amountUnderpaid = ({ amount }: Pick<Transaction, 'amount'>): bigint => amount / 2n;

/** Too little arrives: the payment waits for the rest until it expires. */
export function underpay(world: World, tx: Transaction): void {
  if (tx.status === 'created') move(world, tx, 'page_opened', 'customer');
  tx.paid = amountUnderpaid(tx);
  tx.paidCurrency = tx.currency;
  move(world, tx, AWAITS_REST, 'provider');
  // The expiry of an address counts only while the payment is in the state of that address.
  const left = ((tx.expiresAt ?? world.now) - world.now) / 1000;
  schedule(world, { kind: 'expire', id: tx.id }, Math.max(0, left));
}

/** Refuse. Where a service can refuse late money, the time to pay is over first; where it waits for a missing part, it waits. */
function fail(world: World, tx: Transaction, failure: number): void {
  const isShown = tx.status === 'pending' || tx.service.variant.flow === 'hpp';
  if (failure === UNDERPAID && isShown && canAwaitRest(tx)) {
    underpay(world, tx);
    schedule(world, { kind: 'expire', id: tx.id }, AFTERMATH_SECONDS);
    return;
  }
  if (failure === lateFailure(tx)) expire(world, tx);
  if (tx.status === 'expired') {
    schedule(world, { kind: 'after', id: tx.id, value: 'rejected_by_provider' }, AFTERMATH_SECONDS);
  } else decline(world, tx, failure, 'provider');
}

/** Undecided: with the customer, or with the provider where the page of the service says so, in a state it lists. */
function stay(world: World, tx: Transaction): void {
  const { tests, statuses } = tx.service.variant;
  const row = tests.find(({ input }) => input.includes('`pending`'));
  const isAccepted = statuses.some(({ state }) => state === 'provider_accepted');
  if (tx.state === 'queued' || (row?.status === 'processing' && tx.status !== 'processing')) {
    move(world, tx, 'sent_to_provider', 'gateway');
    if (isAccepted) move(world, tx, 'provider_accepted', 'provider');
  } else if (tx.status === 'created') move(world, tx, 'page_opened', 'customer');
}

/** The hosted page asks for a one-time code, which the customer types there. */
function askOnPage(world: World, tx: Transaction): void {
  if (tx.status === 'created') move(world, tx, 'page_opened', 'customer');
  move(world, tx, 'awaiting_otp', 'customer');
}

/** Approve, with what belongs to the kind of service: a token, a gift code. */
export function succeed(world: World, tx: Transaction): void {
  if (tx.service.method.id === 'giftcode') {
    const to = String(tx.recipient?.email ?? tx.recipient?.phone ?? 'j***@example.com');
    const masked = `SBXG****${newDigits(world.random, 2)}`;
    const channel = to.includes('@') ? 'email' : 'sms';
    tx.giftcode = { masked, to, channel, count: 1, sentAt: world.now };
  }
  approve(world, tx);
  if (tx.saveCard) issueToken(world, tx, 'both');
}

/** Time is up. A payment under way is the provider's and does not expire. */
export function expire(world: World, tx: Transaction): void {
  const states: Readonly<Record<string, string>> = {
    created: 'not_started',
    pending: 'payment_not_received',
    authorized: 'authorization_expired',
  };
  const state = states[tx.status];
  if (state === undefined) return;
  if (awaitsRest(tx)) {
    decline(world, tx, UNDERPAID, 'gateway');
    return;
  }
  if (tx.outcome === undefined && tx.state.startsWith('awaiting_three_ds')) {
    decline(world, tx, CHALLENGE_TIMEOUT, 'customer');
    return;
  }
  if (tx.status === 'authorized' && world.now < (tx.expiresAt ?? 0) && tx.outcome === undefined) {
    const left = ((tx.expiresAt ?? world.now) - world.now) / 1000;
    schedule(world, { kind: 'expire', id: tx.id }, left);
    return;
  }
  release(world, tx);
  move(world, tx, state, 'gateway');
}

/** What comes after a payment by itself: late money, a return, a dispute. Nothing happens where it cannot come. */
export function aftermath(world: World, tx: Transaction, state: string): void {
  if (state === 'completed_late' && acceptsLate(tx)) {
    // A hold cannot come late, because no money was sent.
    if (tx.status === 'expired' && tx.type !== 'preauth') approve(world, tx, state);
    return;
  }
  if (state === 'completed_late' || state === 'rejected_by_provider') {
    const failure = lateFailure(tx);
    if (tx.status === 'expired' && failure !== undefined) decline(world, tx, failure, 'provider');
    return;
  }
  if (tx.status !== 'success') return;
  const { direction } = tx.service.variant;
  if (state === 'returned_by_beneficiary_bank') {
    if (direction !== 'payout') return;
    tx.failure = RETURNED;
    // The fee stays: the payout was made.
    book(world, tx.currency, { balance: tx.amount });
    move(world, tx, state, 'provider');
    return;
  }
  if (direction !== 'payin' && direction !== 'transfer') return;
  tx.disputeFee = laterFeeOf(world, tx, 'chargeback');
  book(world, tx.currency, { balance: -tx.captured - tx.disputeFee });
  move(world, tx, state, 'provider');
  openDispute(world, tx);
}

function openDispute(world: World, tx: Transaction): void {
  const { amount, currency, external_transaction_id } = transactionJson(world, tx);
  emit(
    world,
    'chargeback.opened',
    {
      chargeback_id: newId('cbk', world.now, world.random),
      transaction_id: tx.id,
      external_transaction_id: external_transaction_id ?? '',
      stage: 'chargeback',
      outcome: null,
      reason_group: 'fraud',
      scheme_reason: '10.4',
      amount: amount ?? '',
      currency: currency ?? '',
      respond_until: time(world.now + 10 * 86_400_000),
      version: 1,
      created_at: time(world.now),
      updated_at: time(world.now),
    },
    { transactionId: tx.id },
  );
}
