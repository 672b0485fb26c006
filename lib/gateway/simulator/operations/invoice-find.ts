import type { JsonObject } from '../../contract/types';
import type { Stored } from '../state/state';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { text } from '../wire/json';
import { pageOf, readRange } from '../wire/lists';
import { createdRange } from './find';
import { invoiceJson } from './invoice-state';

const STATUSES = ['draft', 'sent', 'viewed', 'partially_paid', 'paid', 'overdue', 'canceled'];

/** An invoice by one of its ids. */
export const find = ({ state }: World, value: unknown, name: string): Stored | undefined =>
  [...state.invoices.values()].find((invoice) => invoice[name] === value);

/** @throws ApiError 3006. */
export function invoiceOf(world: World, named: JsonObject): Stored {
  const id = text(named, 'invoice_id');
  const found =
    id === undefined
      ? find(world, text(named, 'external_invoice_id'), 'external_invoice_id')
      : world.state.invoices.get(id);
  if (found) return found;
  const param = id === undefined ? 'external_invoice_id' : 'invoice_id';
  throw new ApiError(3006, 'No such invoice for this point.', param);
}

/** `GET /v1/invoice/find`. */
export function invoiceFind(world: World, call: Call): Answer {
  const { query } = call;
  if ((query.invoice_id ?? query.external_invoice_id) !== undefined) {
    return { status: 200, body: { data: invoiceJson(invoiceOf(world, query)) } };
  }
  const statuses = query.status === undefined ? [] : query.status.split(',');
  const stranger = statuses.find((status) => !STATUSES.includes(status));
  if (stranger !== undefined) {
    throw new ApiError(2007, `"${stranger}" is not a status of invoices.`, 'status');
  }
  const created = createdRange(world, query);
  const due = readRange(query, ['due_from', 'due_to']);
  const isIn = (value: unknown, { from, to }: { from: number; to: number }) => {
    const ms = Date.parse(String(value));
    return ms >= from && ms < to;
  };
  const found = [...world.state.invoices.values()]
    .reverse()
    .filter(
      (invoice) =>
        (statuses.length === 0 || statuses.includes(String(invoice.status))) &&
        isIn(invoice.created_at, created) &&
        isIn(invoice.due_at, due),
    );
  const { items, page } = pageOf(world, call, found, ({ invoice_id }) => String(invoice_id));
  return { status: 200, body: { data: items.map(invoiceJson), page } };
}
