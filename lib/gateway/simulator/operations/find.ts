import { durationOf } from '../../contract/limits';
import type { Json } from '../../contract/types';
import { knownCurrency } from '../checks/money';
import { serviceOf } from '../checks/service';
import { transactionOf } from '../state/lookup';
import type { Transaction } from '../state/state';
import { transactionJson } from '../state/view';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { time } from '../wire/json';
import { pageOf, readRange } from '../wire/lists';

/** `GET /v1/transaction/find`: one by its id, or a list. */
export function transactionFind(world: World, call: Call): Answer {
  const { query } = call;
  const included = (query.include ?? '').split(',');
  const stranger = included.find((name) => !['', 'history', 'callbacks'].includes(name));
  if (stranger !== undefined) {
    throw new ApiError(2007, `include does not know "${stranger}".`, 'include');
  }
  if (query.transaction_id !== undefined || query.external_transaction_id !== undefined) {
    const tx = transactionOf(world, query);
    const isOver = transactionJson(world, tx).is_final === true;
    return {
      status: 200,
      body: { data: details(world, tx, included) },
      ...(query.wait !== undefined &&
        !isOver && { waitUntil: world.now + Number(query.wait) * 1000 }),
    };
  }
  const found = pageOf(world, call, filtered(world, query), ({ id }) => id);
  const data = found.items.map((tx) => details(world, tx, included));
  return { status: 200, body: { data, page: found.page } };
}

function details(world: World, tx: Transaction, included: readonly string[]): Json {
  return {
    ...transactionJson(world, tx),
    ...(included.includes('history') && {
      history: tx.history.map(({ at, ...entry }) => ({ ...entry, at: time(at) })),
    }),
    ...(included.includes('callbacks') && { callbacks: attemptsOf(world, tx) }),
  };
}

const attemptsOf = ({ state }: World, { id }: Transaction): Json[] =>
  state.deliveries
    .filter(({ transactionId }) => transactionId === id)
    .flatMap(({ eventId, type, attempts }) =>
      attempts.map(({ at, httpStatus, durationMs, error }, index) => ({
        event_id: eventId,
        type,
        attempt: index + 1,
        at: time(at),
        http_status: httpStatus,
        duration_ms: durationMs,
        error,
      })),
    );

/** `created_from` and `created_to` of a list. @throws ApiError 2017 */
export const createdRange = ({ contract }: World, query: Call['query']) =>
  readRange(query, ['created_from', 'created_to'], durationOf(contract, 'find_range'));

function filtered(world: World, query: Call['query']): Transaction[] {
  const created = createdRange(world, query);
  const updated = readRange(query, ['updated_from', 'updated_to']);
  const statuses = statusesOf(world, query.status);
  if (query.service_id !== undefined) serviceOf(world, query.service_id);
  if (query.currency !== undefined) knownCurrency(world, query.currency, 'currency');
  const isTest = world.options.environment === 'sandbox';
  const has = (name: string, value: string | number | null) =>
    query[name] === undefined || query[name] === String(value);
  const fits = (tx: Transaction) =>
    tx.createdAt >= created.from &&
    tx.createdAt < created.to &&
    tx.updatedAt >= updated.from &&
    tx.updatedAt < updated.to &&
    (statuses.length === 0 || statuses.includes(tx.status)) &&
    has('external_order_id', tx.orderId) &&
    has('external_customer_id', String(tx.request.external_customer_id ?? '')) &&
    has('direction', tx.service.variant.direction) &&
    has('service_id', tx.service.id) &&
    has('currency', tx.currency) &&
    (query.is_test === undefined || query.is_test === String(isTest));
  // Newest first; a map keeps the order of creation.
  return [...world.state.transactions.values()].reverse().filter(fits);
}

/** Slugs of a comma-separated list. @throws ApiError 2007. */
export function statusesOf({ contract }: World, list: string | undefined): string[] {
  const statuses = list === undefined ? [] : list.split(',');
  const known = contract.lifecycle?.statuses.map(({ slug }) => slug) ?? [];
  const stranger = statuses.find((status) => !known.includes(status));
  if (stranger === undefined) return statuses;
  throw new ApiError(2007, `"${stranger}" is not a status.`, 'status', {
    allowed: { values: known },
  });
}
