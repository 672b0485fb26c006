import { durationOf } from '../../contract/limits';
import type { Json, JsonObject } from '../../contract/types';
import { toBytes } from '../../signing/bytes';
import { sha256Now } from '../../signing/sha256';
import { emit } from '../state/events';
import { schedule } from '../state/jobs';
import { fromUnits, toUnits } from '../state/money';
import type { Report } from '../state/state';
import type { World } from '../types';
import { text, time, timeOrNull } from '../wire/json';
import { reportColumns, rowsOf } from './rows';
import { spreadsheet } from './spreadsheet';
import { gzipped, zipped } from './zip';

/** With `sandbox.outcome` `expire`. */
const FORCED_LIFE_MS = 1000;

/** Write the file of a report, when its time has come. */
export function finishReport(world: World, id: string): void {
  const report = world.state.reports.get(id);
  if (!report || report.status === 'expired') return;
  if (report.status === 'ready') {
    report.status = 'expired';
    report.file = null;
    return;
  }
  const outcome = text(report.request, 'sandbox.outcome');
  if (outcome === 'failed') {
    report.status = 'failed';
    report.finishedAt = world.now;
    emit(world, 'report.failed', reportJson(report));
    return;
  }
  const rows = rowsOf(world, report.request);
  const file = fileOf(world, report.request, rows);
  report.status = 'ready';
  report.finishedAt = world.now;
  const life = outcome === 'expire' ? FORCED_LIFE_MS : durationOf(world.contract, 'report_life');
  report.expiresAt = world.now + life;
  report.rows = rows.length;
  report.file = file;
  report.sha256 = sha256Now(file.bytes);
  report.totals = totalsOf(rows);
  schedule(world, { kind: 'report', id }, life / 1000);
  const { report_id, type, status, files = [], expires_at = null } = reportJson(report);
  emit(world, 'report.ready', {
    report_id: report_id ?? '',
    type: type ?? '',
    status: status ?? '',
    rows: report.rows,
    files,
    created_at: time(report.createdAt),
    expires_at,
  });
}

function fileOf(
  world: World,
  request: JsonObject,
  records: readonly JsonObject[],
): NonNullable<Report['file']> {
  const columns = Array.isArray(request.columns)
    ? request.columns.map(String)
    : reportColumns(world, text(request, 'type') ?? '', 'usual');
  const file = plainFile(request, columns, records);
  if (request.compression === 'gzip') {
    return { type: 'application/gzip', name: `${file.name}.gz`, bytes: gzipped(file.bytes) };
  }
  return request.compression === 'zip'
    ? { type: 'application/zip', name: 'report.zip', bytes: zipped({ [file.name]: file.bytes }) }
    : file;
}

function plainFile(
  request: JsonObject,
  columns: readonly string[],
  records: readonly JsonObject[],
): NonNullable<Report['file']> {
  if (request.format === 'jsonl') {
    const lines = records.map((record) => `${JSON.stringify(pick(record, columns))}\n`);
    const bytes = toBytes(lines.join(''));
    return { type: 'application/x-ndjson', name: 'report.jsonl', bytes };
  }
  const zone = text(request, 'timezone') ?? 'UTC';
  const heads = columns.map((name) =>
    name.endsWith('_at') && zone !== 'UTC' ? `${name} (${zone})` : name,
  );
  const lines = [heads, ...records.map((record) => columns.map((name) => written(record[name])))];
  if (request.format === 'xlsx') {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return { type, name: 'report.xlsx', bytes: spreadsheet(lines) };
  }
  const bytes = toBytes(csv(request, lines));
  return { type: 'text/csv; charset=utf-8', name: 'report.csv', bytes };
}

const pick = (record: JsonObject, columns: readonly string[]): JsonObject =>
  Object.fromEntries(columns.map((name) => [name, record[name] ?? null]));

const written = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : String(value);

/** RFC 4180, with the separators a spreadsheet of the reader's country wants. */
function csv(request: JsonObject, lines: readonly (readonly string[])[]): string {
  const separator = text(request, 'delimiter') ?? ',';
  const cell = (value: string): string => {
    const isAmount = request.decimal_separator === ',' && /^-?\d+\.\d+$/.test(value);
    const shown = isAmount ? value.replace('.', ',') : value;
    return /["\r\n]/.test(shown) || shown.includes(separator)
      ? `"${shown.replaceAll('"', '""')}"`
      : shown;
  };
  const table = lines.map((line) => `${line.map(cell).join(separator)}\r\n`).join('');
  return request.bom === true ? `\uFEFF${table}` : table;
}

/** Sums of columns over all rows, without signs: they prove that none is missing. */
function totalsOf(records: readonly JsonObject[]): Json {
  const currencies = [...new Set(records.map(({ currency }) => String(currency ?? '')))].sort();
  return currencies
    .filter((currency) => currency !== '')
    .map((currency) => {
      const own = records.filter((record) => record.currency === currency);
      const places = Math.max(0, ...own.map(({ amount }) => decimalsOf(String(amount ?? '0'))));
      const sum = (name: string) =>
        own.reduce((total, record) => total + toUnits(String(record[name] ?? '0'), places), 0n);
      return {
        currency,
        count: own.length,
        amount: fromUnits(sum('amount'), places),
        captured: fromUnits(sum('captured_amount'), places),
        fee: fromUnits(sum('fee_amount'), places),
        net: fromUnits(sum('net_amount'), places),
      };
    });
}

const decimalsOf = (amount: string): number => amount.split('.')[1]?.length ?? 0;

/** Why a report fails here: it was asked to. */
export const FAILURE = 'The request forced this result with sandbox.outcome';

/** A report as the API shows it; a list leaves the parts out that only one report has. */
export function reportJson(report: Report, isListed = false): JsonObject {
  const { id, request, status } = report;
  const base = {
    report_id: id,
    type: text(request, 'type') ?? '',
    status,
    origin: 'api',
    created_at: time(report.createdAt),
    expires_at: timeOrNull(report.expiresAt),
  };
  const ready = { rows: report.rows };
  if (isListed) return status === 'ready' ? { ...base, ...ready } : base;
  const progress = { queued: 0, processing: 40, ready: 100, failed: 0, expired: 100 }[status];
  return {
    ...base,
    progress,
    format: text(request, 'format') ?? 'csv',
    timezone: text(request, 'timezone') ?? 'UTC',
    date_from: text(request, 'date_from') ?? '',
    date_to: text(request, 'date_to') ?? '',
    ...(status === 'failed' && { reason: FAILURE }),
    ...(report.finishedAt !== null && { finished_at: time(report.finishedAt) }),
    ...(status === 'ready' && {
      ...ready,
      files: [
        {
          part: 1,
          size: report.file?.bytes.length ?? 0,
          rows: report.rows,
          sha256: report.sha256,
        },
      ],
      totals: report.totals,
    }),
  };
}
