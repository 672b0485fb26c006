import { describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/load';
import { rowFaults, type SandboxRow, sandboxRows } from './sandbox-rows';

const rows = sandboxRows(loadContract());
const rowOf = (method: string, variant: string, input: string): SandboxRow => {
  const found = rows.find(
    (row) => row.method === method && row.variant === variant && row.test.input.includes(input),
  );
  if (!found) throw new Error(`${method}/${variant} has no row ${input}`);
  return found;
};
/** Faults of a row that prints something else. */
const faultsWith = (row: SandboxRow, change: object): Promise<string[]> =>
  rowFaults({ ...row, test: { ...row.test, ...change } });

describe('a row of the sandbox', () => {
  it('is taken from every page that has a table', () => {
    expect(rows.length).toBeGreaterThan(780);
  });

  it('holds when everything comes as it is printed', async () => {
    const faults = [
      ...(await rowFaults(rowOf('blik', 'payin_h2h', '222222'))),
      ...(await rowFaults(rowOf('invoicing', 'invoicing_service', '0001`'))),
      ...(await rowFaults(rowOf('invoicing', 'invoicing_service', 'due_at'))),
      ...(await rowFaults(rowOf('googlepay', 'payin_h2h', 'live token'))),
      ...(await rowFaults(rowOf('binance', 'validate', 'ID-354812077'))),
      ...(await rowFaults(rowOf('bank_transfer_pe', 'payout', '01136600010003254222'))),
    ];
    expect(faults).toEqual([]);
  });

  it('is reported with another status, failure, error or callback', async () => {
    const refused = rowOf('blik', 'payin_h2h', '222222');
    expect(await faultsWith(refused, { status: 'success' })).toEqual([
      'status is failed, the row says success',
      'last callback is transaction.failed, the row says transaction.success',
    ]);
    expect(await faultsWith(refused, { failure: 301 })).toEqual([
      'failure is 401, the row says 301',
      'failure of the callback is 401, the row says 301',
    ]);
    expect(await faultsWith(refused, { outcome: 'Error 2007 on create.' })).toContain(
      'error is undefined, the row says 2007',
    );
    expect(await faultsWith(refused, { outcome: 'Then `invoice.paid` comes.' })).toEqual([
      'no callback invoice.paid was sent',
    ]);
  });

  it('is reported when the page does not list its state', async () => {
    const row = rowOf('blik', 'payin_h2h', '222222');
    const statuses = row.statuses.filter(({ status }) => status !== 'failed');
    expect(await rowFaults({ ...row, statuses })).toEqual([
      'failed with the state rejected_by_provider is not in the statuses of the page',
    ]);
  });

  it('is reported when the page does not list a state on the way to its end', async () => {
    const row = rowOf('card', 'acquiring_preauth', '4000 0051 0000 0000');
    const statuses = row.statuses.filter(({ state }) => state !== 'declined_can_retry');
    expect(await rowFaults(row)).toEqual([]);
    expect(await rowFaults({ ...row, statuses })).toEqual([
      'pending with the state declined_can_retry is not in the statuses of the page',
    ]);
  });

  it('is reported when validate says something else', async () => {
    const row = rowOf('binance', 'validate', 'ID-354812077');
    expect(await faultsWith(row, { outcome: '`valid` is `true`.' })).toContain(
      'valid is false, the row says true',
    );
    const plain = rowOf('blik', 'payin_h2h', '777123');
    expect(await faultsWith(plain, { outcome: 'Accepted; validate gives a warning.' })).toContain(
      'validate gives no warning',
    );
  });
});
