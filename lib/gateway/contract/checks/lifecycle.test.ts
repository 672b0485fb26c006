import { expect, it } from 'vitest';
import { loadContract } from '../load';
import type { Contract, Lifecycle } from '../types';
import { checkLifecycle } from './lifecycle';

const contract = loadContract();
const { lifecycle, states } = contract;
if (!lifecycle || !states) throw new Error('The lifecycle of this site is missing.');

const messages = (changed: Contract) => checkLifecycle(changed).map(({ message }) => message);
const withLifecycle = (change: Partial<Lifecycle>) =>
  messages({ ...contract, lifecycle: { ...lifecycle, ...change } });

it('finds nothing wrong with the lifecycle of this site', () => {
  expect(messages(contract)).toEqual([]);
});

it('finds a state whose text allows a cancel that is refused, and one that forbids an allowed one', () => {
  const withAction = (slug: string, action: string) =>
    messages({
      ...contract,
      states: {
        codes: states.codes.map((state) => (state.slug === slug ? { ...state, action } : state)),
      },
    });
  const remedy = '— correct it, or "allowed" of lifecycle.yaml';
  expect(withAction('outcome_unknown', 'Wait, or cancel the payment.')).toEqual([
    `the action of outcome_unknown allows a cancel that is refused ${remedy}`,
  ]);
  expect(withAction('awaiting_balance', 'Wait. Do not cancel.')).toEqual([
    `the action of awaiting_balance forbids a cancel that is allowed ${remedy}`,
  ]);
  expect(withAction('outcome_unknown', 'Wait for `transaction.canceled`.')).toEqual([]);
});

it('finds a state that is entered over an edge that is not there', () => {
  const transitions = lifecycle.transitions.filter(
    ({ from, to }) => !(from.includes('authorized') && to === 'processing'),
  );
  expect(withLifecycle({ transitions })).toEqual(
    expect.arrayContaining([
      'lifecycle.yaml has no edge from authorized to processing, by which capture_in_progress is entered',
      'lifecycle.yaml has no edge from authorized to processing, by which void_in_progress is entered',
    ]),
  );
});

it('finds an edge that no state enters, also one from a status to itself', () => {
  const codes = states.codes.map((state) =>
    state.status === 'partially_refunded' ? { ...state, from: ['success'] } : state,
  );
  expect(messages({ ...contract, states: { codes } })).toContain(
    'no state of partially_refunded in state_codes.yaml is entered from partially_refunded',
  );
});

it('finds a refund that ends without an event, and an event that nothing sends', () => {
  const transitions = lifecycle.refunds.transitions.map((edge) =>
    edge.to === 'failed' ? { ...edge, callback: undefined } : edge,
  );
  expect(withLifecycle({ refunds: { ...lifecycle.refunds, transitions } })).toEqual([
    'a refund becomes failed without an event — name its callback',
    'no edge of lifecycle.yaml sends "refund.failed"',
  ]);
});

it('finds a refund that sends the event of something else', () => {
  const transitions = lifecycle.refunds.transitions.map((edge) =>
    edge.to === 'failed' ? { ...edge, callback: 'report.failed' } : edge,
  );
  expect(withLifecycle({ refunds: { ...lifecycle.refunds, transitions } })).toContain(
    '"report.failed" is not an event of refunds in callbacks.yaml',
  );
});

it('finds an operation that names the event of a status it cannot lead to', () => {
  const allowed = lifecycle.allowed.map((row) => ({
    ...row,
    calls: row.status === 'failed' ? { transaction_complete: {} } : {},
  }));
  expect(withLifecycle({ allowed })).toContain(
    'transaction_complete is allowed in failed, from which lifecycle.yaml has no way to success',
  );
});

it('finds a call that no operation has, and one that is limited to a state of another status', () => {
  const allowed = lifecycle.allowed.map((row) =>
    row.status === 'pending'
      ? { ...row, calls: { ...row.calls, transaction_cancel: { states: ['queued'] } } }
      : row,
  );
  expect(withLifecycle({ allowed, calls: [...lifecycle.calls, 'transaction_undo'] })).toEqual([
    '"queued" is not a state of pending',
    'openapi.yaml has no operation "transaction_undo"',
  ]);
});

it('finds a state that waits for a bank without a time and without help', () => {
  const codes = states.codes.map((state) =>
    state.slug === 'outcome_unknown' ? { ...state, time: undefined, escalate: undefined } : state,
  );
  expect(messages({ ...contract, states: { codes } })).toEqual([
    'outcome_unknown waits for gateway — add how long, as "time"',
    'outcome_unknown waits for gateway — add when to ask whom, as "escalate"',
  ]);
});

it('finds a status that is final for good and has a way out, and one that has none', () => {
  const statuses = lifecycle.statuses.map((status) => {
    if (status.slug === 'expired') return { ...status, final: 'yes' as const };
    return status.slug === 'failed' ? { ...status, final: 'fulfilment' as const } : status;
  });
  expect(withLifecycle({ statuses })).toEqual([
    'no edge leads out of failed — "yes"',
    'an edge leads out of expired — "fulfilment"',
  ]);
});
