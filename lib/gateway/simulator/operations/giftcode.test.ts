import { expect, it } from 'vitest';
import { countOf, durationOf } from '../../contract/limits';
import { loadContract } from '../../contract/load';
import { bench, freshKey } from '../testing/bench';
import { at } from '../wire/json';

const contract = loadContract();
const GIFT = 'trx_01KF0GVV2DX4W8T6P3S1Q9J7KM';

it('counts the first send among the times that a code is sent', async () => {
  const gateway = bench();
  const most = countOf(contract, 'giftcode_resend.sends');
  const pause = durationOf(contract, 'giftcode_resend.pause') / 1000;
  const resend = () => {
    gateway.wait(pause);
    const body = { transaction_id: GIFT };
    const headers = { 'idempotency-key': freshKey() };
    return gateway.send('POST', '/v1/transaction/resend_giftcode', body, headers);
  };
  const counts: unknown[] = [];
  for (let resends = 1; resends < most; resends += 1) {
    const { data } = await resend();
    counts.push([at(data, 'giftcode.sent_count'), at(data, 'giftcode.max_sends')]);
  }
  expect(counts).toEqual([
    [2, most],
    [3, most],
  ]);
  expect((await resend()).error.code).toBe(3115);
});
