import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import { serviceOf } from '../../contract/services';
import { bench, freshKey } from '../testing/bench';

const KEY = 'interac/payout';
const variant = serviceOf(loadContract(), KEY)?.variant;
const example = variant?.example;
if (!variant || !example) throw new Error(`${KEY} has no example`);
const failed = variant.tests.flatMap((test) =>
  test.failure === undefined ? [] : [[test.failure, test] as const],
);

/** Endings without Autodeposit: no question was sent, the reply to it was wrong, nothing was deposited in time. */
const WITHOUT_AUTODEPOSIT = [215, 306, 402];

describe('an Interac payout', () => {
  it('can fail in each way of a transfer without Autodeposit, and each can be played', () => {
    expect(variant.failures.map(({ code }) => code)).toEqual(
      expect.arrayContaining(WITHOUT_AUTODEPOSIT),
    );
    expect(failed.map(([failure]) => failure)).toEqual(WITHOUT_AUTODEPOSIT);
  });

  it('advises on these failures itself: the general advice is for a payer or a wallet', () => {
    const silent = variant.failures.filter(
      ({ code, action }) => WITHOUT_AUTODEPOSIT.includes(code) && action === undefined,
    );
    expect(silent).toEqual([]);
  });

  it('is drawn with the recipient, who answers and deposits', () => {
    const messages = variant.sequence?.messages ?? [];
    expect(messages.some(({ from, kind }) => from === 'recipient' && kind === 'action')).toBe(true);
  });

  it.each([
    [{ email: 'recipient@example.com' }, 201],
    [{ phone: '14165550123' }, 201],
    [{}, 422],
    [{ phone: '14165550123', security_question: 'Which code?' }, 422],
    [{ phone: '14165550123', security_question: 'Which code?', security_answer: 'heron' }, 201],
  ])('to %j returns %i', async (recipient, status) => {
    const made = await bench().send('POST', '/v1/transaction/create', {
      ...example.request,
      external_transaction_id: freshKey(),
      recipient: { full_name: 'Jane Doe', ...recipient },
    });
    expect(made.status).toBe(status);
  });
});
