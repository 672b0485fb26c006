import { nearest } from '../../../base/text/nearest';
import { countOf, durationOf } from '../../contract/limits';
import type { JsonObject } from '../../contract/types';
import { sha256Now } from '../../signing/sha256';
import { knownCurrency } from '../checks/money';
import { serviceOf } from '../checks/service';
import { schedule } from '../state/jobs';
import { documentedPoint } from '../state/point';
import { newId, newSlug } from '../state/random';
import type { Report } from '../state/state';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { canonical, isObject, objectAt, time } from '../wire/json';
import { pageOf, readRange, readTime } from '../wire/lists';
import { FAILURE, reportJson } from './files';
import { localTime, reportColumns } from './rows';

/** Time the sandbox takes for a report. */
const BUILD_SECONDS = 2;

/** `POST /v1/reports/create`. */
export function reportCreate(world: World, { body }: Call): Answer {
  if (world.options.environment === 'live' && body.sandbox !== undefined) {
    throw new ApiError(2015, 'sandbox is for the sandbox only.', 'sandbox');
  }
  checkPeriod(world, body);
  checkColumns(world, body);
  checkFilters(world, body);
  const { reports } = world.state;
  const digest = digestOf(body);
  const all = [...reports.values()];
  const known = all.find(
    (report) =>
      report.digest === digest &&
      report.status !== 'failed' &&
      world.now - report.createdAt < durationOf(world.contract, 'report_repeat'),
  );
  if (known) return { status: 200, body: { data: reportJson(known) } };
  const open = all.filter(({ status }) => status === 'queued' || status === 'processing');
  if (open.length >= countOf(world.contract, 'reports_create.open')) {
    throw new ApiError(7006, `${open.length} reports are in progress.`, null);
  }
  return { status: 202, body: { data: reportJson(makeReport(world, body)) } };
}

/** A report that is queued, of a body that fits its schema. */
export function makeReport(
  world: World,
  body: JsonObject,
  id = newId('rep', world.now, world.random),
): Report {
  const report: Report = {
    id,
    request: body,
    createdAt: world.now,
    digest: digestOf(body),
    status: 'queued',
    finishedAt: null,
    expiresAt: null,
    rows: 0,
    file: null,
    sha256: '',
    totals: [],
  };
  world.state.reports.set(id, report);
  const delay = objectAt(body, 'sandbox')?.delay_seconds;
  schedule(world, { kind: 'report', id }, typeof delay === 'number' ? delay : BUILD_SECONDS);
  return report;
}

/** The same request has the same digest. */
const digestOf = (body: JsonObject): string => sha256Now(canonical(body));

function checkPeriod({ contract, now }: World, body: JsonObject): void {
  const from = readTime(String(body.date_from), 'date_from');
  const to = readTime(String(body.date_to), 'date_to');
  if (from >= to) throw new ApiError(2017, 'date_from is not before date_to.', 'date_to');
  if (from > now) throw new ApiError(2017, 'date_from is in the future.', 'date_from');
  if (to - from > durationOf(contract, 'report_range.range')) {
    const days = countOf(contract, 'report_range.range');
    const message = `date_from and date_to are more than ${days} days apart.`;
    throw new ApiError(7002, message, 'date_to', { allowed: { max_days: days } });
  }
  try {
    localTime(0, String(body.timezone ?? 'UTC'));
  } catch {
    throw new ApiError(2007, `${String(body.timezone)} is not a time zone.`, 'timezone');
  }
}

function checkColumns(world: World, body: JsonObject): void {
  if (!Array.isArray(body.columns)) return;
  const known = reportColumns(world, String(body.type), 'types');
  const takesExtra = known.includes('extra.*');
  body.columns.map(String).forEach((name, index) => {
    if (known.includes(name) || (takesExtra && /^extra\..+/.test(name))) return;
    const guess = nearest(name, known);
    const param = `columns.${index}`;
    throw new ApiError(2007, `${param} is not a column of this report.`, param, {
      received: name,
      ...(guess !== undefined && { did_you_mean: guess }),
    });
  });
}

function checkFilters(world: World, body: JsonObject): void {
  if (!isObject(body.filters)) return;
  const { service_id: services, currency: currencies, point_id: points } = body.filters;
  if (Array.isArray(services)) for (const id of services) serviceOf(world, id);
  if (Array.isArray(currencies)) {
    for (const code of currencies) knownCurrency(world, String(code), 'filters.currency');
  }
  const own = documentedPoint(world).point.point_id;
  if (Array.isArray(points) && points.some((id) => id !== own)) {
    throw new ApiError(3003, 'The account has no such point.', 'filters.point_id');
  }
}

/** @throws ApiError 3004. */
function reportOf({ state }: World, id: string | undefined): Report {
  const report = state.reports.get(id ?? '');
  if (!report) throw new ApiError(3004, 'No such report for this account.', 'report_id');
  return report;
}

/** `GET /v1/reports/check`, with a long poll. */
export function reportCheck(world: World, { query }: Call): Answer {
  const report = reportOf(world, query.report_id);
  const isOpen = report.status === 'queued' || report.status === 'processing';
  return {
    status: 200,
    body: { data: reportJson(report) },
    ...(isOpen && query.wait !== undefined && { waitUntil: world.now + Number(query.wait) * 1000 }),
  };
}

/** `GET /v1/reports/download`: a one-time address, or with `direct` the file itself. */
export function reportDownload(world: World, { query, raw }: Call): Answer {
  const report = reportOf(world, query.report_id);
  if (report.status === 'failed') {
    throw new ApiError(7005, 'The report could not be built.', null, { reason: FAILURE });
  }
  if (report.status === 'expired') {
    const day = time(report.expiresAt ?? world.now).slice(0, 10);
    throw new ApiError(7004, `The files were deleted on ${day}.`, null);
  }
  if (!report.file) {
    throw new ApiError(7003, `The report is ${report.status}.`, null, { progress: 0 });
  }
  const part = Number(query.part ?? 1);
  if (part !== 1) throw new ApiError(2008, 'The report has one part.', 'part', { received: part });
  if (query.direct === 'true') return reportFile(report, raw.headers.range);
  const ticket = newSlug(world.random, 16);
  world.state.fileTickets.set(ticket, { reportId: report.id, until: world.now + 300_000 });
  const url = `${world.options.pageBase}/r/${report.id}/1?t=${ticket}`;
  return {
    status: 302,
    headers: { Location: url },
    body: {
      data: {
        report_id: report.id,
        part,
        url,
        size: report.file.bytes.length,
        sha256: report.sha256,
        expires_at: time(world.now + 300_000),
      },
    },
  };
}

/** The file of a report, or the part of it that `Range` names. */
export function reportFile({ file, id, sha256 }: Report, range: unknown): Answer {
  if (!file) throw new ApiError(7004, 'The files were deleted.', null);
  const headers = {
    ETag: `"${sha256}"`,
    'Accept-Ranges': 'bytes',
    'Content-Disposition': `attachment; filename="${id}.${file.name.split('.').slice(1).join('.')}"`,
  };
  const found = /^bytes=(\d+)-(\d*)$/.exec(typeof range === 'string' ? range : '');
  const last = file.bytes.length - 1;
  if (!found || Number(found[1]) > last) return { status: 200, headers, file };
  const from = Number(found[1]);
  const to = found[2] === '' ? last : Math.min(last, Number(found[2]));
  return {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${from}-${to}/${file.bytes.length}` },
    file: { type: file.type, bytes: file.bytes.subarray(from, to + 1) },
  };
}

/** `GET /v1/reports/list`. */
export function reportsList(world: World, call: Call): Answer {
  const { query } = call;
  const { from, to } = readRange(query, ['created_from', 'created_to']);
  const has = (name: string, value: unknown) => query[name] === undefined || query[name] === value;
  const found = [...world.state.reports.values()]
    .reverse()
    .filter(
      (report) =>
        has('type', report.request.type) &&
        has('status', report.status) &&
        has('origin', 'api') &&
        report.createdAt >= from &&
        report.createdAt < to,
    );
  const { items, page } = pageOf(world, call, found, ({ id }) => id);
  return { status: 200, body: { data: items.map((report) => reportJson(report, true)), page } };
}
