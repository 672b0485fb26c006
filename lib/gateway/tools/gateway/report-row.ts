import type { Json, JsonObject } from '../../contract/types';
import type { Transaction } from '../../simulator/state/state';
import { isObject, text } from '../../simulator/wire/json';
import type { Gateway } from './gateway';
import type { YourCall } from './your-acts';

/** One line of a report, as names and values; empty columns are left out. */
export type ReportRow = readonly (readonly [column: string, value: string])[];

/** Longer than the sandbox takes to build a report, in seconds. */
const BUILD_SECONDS = 5;

/**
 * The rows of a payment in a report of its days. The same calls as for any other report request and download it.
 */
export async function reportOf(
  gateway: Gateway,
  tx: Transaction,
  call: (call: YourCall) => Promise<Json | null>,
  forward: (gateway: Gateway, seconds: number) => Promise<void>,
): Promise<ReportRow[]> {
  const { world } = gateway.simulator;
  const day = (at: number) => `${new Date(at).toISOString().slice(0, 10)}T00:00:00Z`;
  const made = await call({
    operation: 'report_create',
    body: {
      type: 'transactions',
      date_from: day(tx.createdAt),
      date_to: day(world.now + 86_400_000),
      date_field: 'created_at',
      format: 'jsonl',
    },
  });
  const report_id = text(made ?? undefined, 'data.report_id');
  if (report_id === undefined) return [];
  await forward(gateway, BUILD_SECONDS);
  const file = await call({ operation: 'report_download', query: { report_id, direct: 'true' } });
  if (typeof file !== 'string') return [];
  const lines = file.split('\n').filter((line) => line !== '');
  // The file is one of JSON lines, which the gateway has just written.
  const rows = lines.map((line) => JSON.parse(line) as JsonObject);
  return rows
    .filter((row) => isObject(row) && row.transaction_id === tx.id)
    .map((row) =>
      Object.entries(row).flatMap(([name, value]): [string, string][] =>
        value === null ? [] : [[name, String(value)]],
      ),
    );
}
