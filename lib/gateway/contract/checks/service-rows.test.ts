import { describe, expect, it } from 'vitest';
import { loadContract } from '../load';
import type { ServiceMethod } from '../types';
import { checkServiceRows } from './service-rows';

const contract = loadContract();

/** The faults of one variant of a method with a change of its data. */
function faults(id: string, key: string, change: object): string[] {
  const method = contract.services.find((service) => service.id === id);
  const variant = method?.variants[key];
  if (!method || !variant) throw new Error(`no ${id}/${key}`);
  const changed: ServiceMethod = {
    ...method,
    variants: { [key]: { ...variant, ...change } as never },
  };
  return checkServiceRows(contract, changed).map(
    ({ path, message }) => `${path.slice(2).join('.')}: ${message}`,
  );
}

const payin = contract.services.find(({ id }) => id === 'spei')?.variants.payin_h2h;
const payout = contract.services.find(({ id }) => id === 'spei')?.variants.payout;
if (!payin || !payout) throw new Error('no SPEI');

const without = (state: string, rows = payin.statuses) => rows.filter((row) => row.state !== state);
const lacking = (...codes: number[]) => payin.failures.filter(({ code }) => !codes.includes(code));

describe('checkServiceRows', () => {
  it('accepts every service', () => {
    expect(contract.services.flatMap((method) => checkServiceRows(contract, method))).toEqual([]);
  });

  it('asks for the amount within a tolerance beside the amount outside it', () => {
    const statuses = without('completed_amount_differs');
    const found = faults('spei', 'payin_h2h', { statuses });
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(
      /^failures\.\d+: failure 403 has a tolerance.* — add completed_amount/,
    );
  });

  it('asks why the money of a payment is refused, unless only its time is wrong', () => {
    const statuses = payin.statuses.map((row) =>
      row.state === 'rejected_by_provider' ? { status: row.status, state: row.state } : row,
    );
    const message = expect.stringMatching(/^failures\.\d+: .* does not cover failure 403/);
    expect(faults('spei', 'payin_h2h', { statuses })).toEqual([message]);
    expect(faults('spei', 'payin_h2h', { statuses: without('rejected_by_provider') })).toEqual([
      message,
    ]);
    expect(
      faults('spei', 'payin_h2h', { statuses, failures: lacking(403, 404, 405, 406) }),
    ).toEqual([]);
  });

  it('asks for both ends of late money', () => {
    expect(faults('spei', 'payin_h2h', { statuses: without('completed_late') })).toEqual([
      expect.stringMatching(/^failures\.\d+: .* — add completed_late, or lateMoney: refused/),
    ]);
    expect(faults('spei', 'payin_h2h', { failures: lacking(407) })).toEqual([
      expect.stringMatching(/^statuses\.\d+: .* — add 407 or 504/),
    ]);
    const neither = { statuses: without('completed_late'), failures: lacking(407) };
    expect(faults('spei', 'payin_h2h', neither)).toHaveLength(2);
  });

  it('asks for one end where late money is always refused', () => {
    const refused = { lateMoney: 'refused', statuses: without('completed_late') };
    expect(faults('spei', 'payin_h2h', refused)).toEqual([]);
    expect(faults('spei', 'payin_h2h', { ...refused, failures: lacking(407) })).toEqual([
      expect.stringMatching(/^lateMoney: /),
    ]);
    expect(faults('spei', 'payin_h2h', { lateMoney: 'refused' })).toEqual([
      expect.stringMatching(/^statuses\.\d+: /),
    ]);
  });

  it('asks for the reason of a returned payout, and for the status of the reason', () => {
    const failures = payout.failures.filter(({ code }) => code !== 213);
    expect(faults('spei', 'payout', { failures })).toEqual([
      expect.stringMatching(/^statuses\.\d+: .* — add 213/),
    ]);
    const statuses = payout.statuses.filter(({ status }) => status !== 'reversed');
    expect(faults('spei', 'payout', { statuses })).toEqual([
      expect.stringMatching(/^failures\.\d+: .* — add reversed/),
    ]);
  });

  it('asks why a payment has no refund, but not of payouts', () => {
    const refund = { kind: 'none' };
    expect(faults('spei', 'payin_h2h', { refund })).toEqual([
      'refund: a payment without a refund — write new_payout, or the reason as text',
    ]);
    const text = { value: 'none, because nothing is charged', certainty: 'own' };
    expect(faults('spei', 'payin_h2h', { refund: { ...refund, text } })).toEqual([]);
    expect(faults('spei', 'payout', { refund })).toEqual([]);
  });

  it('does not let a text tell a merchant to cancel what cannot be canceled', () => {
    const states = ['queued', 'awaiting_balance', 'outcome_unknown'];
    const statuses = [
      ...states.map((state) => ({ status: 'processing', state })),
      ...payout.statuses.filter(({ status }) => status !== 'processing'),
    ];
    expect(faults('spei', 'payout', { cancel: false, statuses })).toEqual([
      expect.stringMatching(/^cancel: in queued/),
      expect.stringMatching(/^cancel: in awaiting_balance/),
    ]);
  });

  it('asks how long a review lasts, in the result or in the row', () => {
    const slug = 'in_compliance_review';
    const time = contract.states?.codes.find((state) => state.slug === slug)?.time;
    const when = `A person reviews the payout, ${time}.`;
    const reviewed = (row: object) => ({
      statuses: [...payout.statuses, { status: 'processing', state: slug, ...row }],
    });
    expect(time).toBeTruthy();
    expect(faults('spei', 'payout', reviewed({}))).toEqual([
      expect.stringMatching(/^confirmation\.typical: in_compliance_review can last/),
    ]);
    expect(faults('spei', 'payout', reviewed({ when }))).toEqual([]);
    const confirmation = { ...payout.confirmation, typical: { value: when, certainty: 'own' } };
    expect(faults('spei', 'payout', { ...reviewed({}), confirmation })).toEqual([]);
  });

  it('asks for both rows of a search that finds no payment, but not for its end in payouts', () => {
    const statuses = [...payin.statuses, { status: 'processing', state: 'outcome_unknown' }];
    expect(faults('spei', 'payin_h2h', { statuses })).toEqual([
      expect.stringMatching(/^statuses\.\d+: .* — add 902/),
    ]);
    const failures = [...payin.failures, { code: 902 }];
    expect(faults('spei', 'payin_h2h', { statuses, failures })).toEqual([]);
    expect(faults('spei', 'payin_h2h', { failures })).toEqual([
      expect.stringMatching(/^failures\.\d+: before 902.* — add outcome_unknown/),
    ]);
    expect(payout.statuses.some(({ state }) => state === 'outcome_unknown')).toBe(true);
  });

  it('asks for the default time to pay, which is that of the example', () => {
    expect(faults('spei', 'payin_h2h', { timeToPay: undefined })).toEqual([
      expect.stringMatching(
        /^timeToPay: .* — add "timeToPay: \{ number: 1440, unit: min \}", as in the example$/,
      ),
    ]);
    const timeToPay = { number: 20, unit: 'min' };
    expect(faults('spei', 'payin_h2h', { timeToPay })).toEqual([
      'timeToPay.number: the time to pay is 20 min, and the example expires after 1440 min — correct one',
    ]);
    const day = { timeToPay: { number: 1, unit: 'days' } };
    expect(faults('spei', 'payin_h2h', day)).toEqual([]);
    const fields = [...payin.fields, { name: 'fields.due_date' }];
    expect(faults('spei', 'payin_h2h', { timeToPay, fields })).toEqual([]);
  });

  it('refuses advice for payments in payouts, and for payouts in payments', () => {
    const failures = [...payout.failures, { code: 102 }];
    expect(faults('spei', 'payout', { failures: [...failures, { code: 402 }] })).toEqual([
      expect.stringMatching(/failure 402: the advice is for payments/),
    ]);
    expect(faults('spei', 'payin_h2h', { failures: [...payin.failures, { code: 206 }] })).toEqual([
      expect.stringMatching(/failure 206: the advice is for payouts/),
    ]);
  });
});
