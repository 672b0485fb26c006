import { durationOf, limitText } from '../../contract/limits';
import type { Json, JsonObject } from '../../contract/types';
import { checkCommon, invoiceAmount } from '../checks/invoicing';
import { checkLimits, knownCurrency, readMoney } from '../checks/money';
import { serviceOf } from '../checks/service';
import { schedule } from '../state/jobs';
import { fromUnits } from '../state/money';
import { newId, newSlug } from '../state/random';
import type { Stored } from '../state/state';
import { masked, maskedEmail } from '../state/view';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { canonical, isObject, objectAt, text, texts, time } from '../wire/json';
import { readTime } from '../wire/lists';
import { find, invoiceOf } from './invoice-find';
import { emitInvoice, invoiceJson, note, sendInvoice } from './invoice-state';

/** `POST /v1/invoice/create`. */
export function invoiceCreate(world: World, { body }: Call): Answer {
  const known = find(world, body.external_invoice_id, 'external_invoice_id');
  if (known) {
    if (known._request === canonical(body)) {
      const headers = { 'Gateway-Idempotent-Replay': 'true' };
      return { status: 200, headers, body: { data: invoiceJson(known) } };
    }
    const message = 'external_invoice_id was used before with other content.';
    const existing = { existing_invoice_id: known.invoice_id ?? '' };
    throw new ApiError(3101, message, 'external_invoice_id', existing);
  }
  return { status: 201, body: { data: invoiceJson(makeInvoice(world, body)) } };
}

/** A new invoice of a body that fits its schema. */
export function makeInvoice(
  world: World,
  body: JsonObject,
  id = newId('inv', world.now, world.random),
): Stored {
  const { invoices } = world.state;
  const currency = String(body.currency);
  const decimals = knownCurrency(world, currency, 'currency');
  checkCommon(world, body, []);
  const amount = checkedAmount(world, body, currency);
  const slug = newSlug(world.random, 6);
  const invoice: Stored = {
    invoice_id: id,
    external_invoice_id: body.external_invoice_id ?? '',
    number: `${new Date(world.now).getUTCFullYear()}-${String(invoices.size + 1).padStart(6, '0')}`,
    url: `${world.options.pageBase}/i/${slug}`,
    status: 'draft',
    amount,
    paid_amount: fromUnits(0n, decimals),
    currency,
    items: body.items ?? [],
    customer: customerOf(body),
    due_at: time(dueAt(world, body)),
    allow_partial: body.allow_partial ?? false,
    description: body.description ?? null,
    transactions: [],
    events: [],
    extra: body.extra ?? {},
    is_test: world.options.environment === 'sandbox',
    version: 0,
    created_at: time(world.now),
    updated_at: time(world.now),
    _request: canonical(body),
    _slug: slug,
    _urls: body.urls ?? {},
    _services: body.services ?? [],
  };
  note(world, invoice, 'created');
  invoices.set(id, invoice);
  planMessage(world, invoice, body);
  expectPayment(world, invoice);
  return invoice;
}

const isSent = ({ events }: Stored): boolean =>
  Array.isArray(events) && events.some((event: Json) => isObject(event) && event.type === 'sent');

/** Without `send.at` the message is sent immediately; with an empty list of channels, never. */
function planMessage(world: World, invoice: Stored, body: JsonObject): void {
  const send = objectAt(body, 'send');
  const at = send && text(send, 'at');
  invoice._sendAt = at ?? null;
  if (send?.channels !== undefined && texts(send.channels).length === 0) return;
  const left = at === undefined ? 0 : (readTime(at, 'send.at') - world.now) / 1000;
  const id = String(invoice.invoice_id);
  if (left > 0) schedule(world, { kind: 'invoice_send', id, value: at }, left);
  else sendInvoice(world, id, at);
}

/** The amount lies within the bounds of the services that may take it. */
function checkedAmount(world: World, body: JsonObject, currency: string): string {
  const amount = invoiceAmount(world, body, currency);
  const money = readMoney(world, amount, currency);
  const services: readonly unknown[] = Array.isArray(body.services) ? body.services : [6001];
  for (const id of services) checkLimits(serviceOf(world, id), money);
  return amount;
}

function customerOf(body: JsonObject): JsonObject {
  const customer = objectAt(body, 'customer') ?? {};
  const [email, phone] = [text(customer, 'email'), text(customer, 'phone')];
  return {
    ...customer,
    ...(email !== undefined && { email: maskedEmail(email) }),
    ...(phone !== undefined && { phone: masked(phone) }),
  };
}

function dueAt({ now, contract }: World, body: JsonObject): number {
  const given = text(body, 'due_at');
  if (given === undefined) return now + durationOf(contract, 'invoice_due.default');
  const due = readTime(given, 'due_at');
  // A day in the past is taken: the invoice is overdue from the start.
  if (due > now + durationOf(contract, 'invoice_due.most')) {
    const message = `due_at must be within ${limitText(contract, 'invoice_due.most')} from now.`;
    throw new ApiError(2008, message, 'due_at', { received: given });
  }
  return due;
}

function expectPayment(world: World, invoice: Stored): void {
  const left = (Date.parse(String(invoice.due_at)) - world.now) / 1000;
  schedule(world, { kind: 'invoice', id: String(invoice.invoice_id) }, left);
}

/** What cannot be changed any more. @throws ApiError 3104. */
function checkOpen(invoice: Stored): void {
  const status = String(invoice.status);
  if (['paid', 'partially_paid', 'canceled'].includes(status)) {
    throw new ApiError(3104, `The invoice is ${status}.`, null, { status });
  }
  // Overdue says nothing of the parts that were paid before.
  if (/[1-9]/.test(String(invoice.paid_amount))) {
    throw new ApiError(3104, `The invoice is ${status} and partly paid.`, null, { status });
  }
}

/** `POST /v1/invoice/update`. */
export function invoiceUpdate(world: World, { body }: Call): Answer {
  const invoice = invoiceOf(world, body);
  checkOpen(invoice);
  checkCommon(world, body, []);
  const isPriced = body.amount !== undefined || body.items !== undefined;
  const amount = isPriced ? checkedAmount(world, body, String(invoice.currency)) : undefined;
  const due = text(body, 'due_at') === undefined ? undefined : dueAt(world, body);
  const { description, extra, allow_partial, items, urls, services } = body;
  Object.assign(invoice, {
    ...(description !== undefined && { description }),
    ...(isObject(extra) && { extra }),
    ...(allow_partial !== undefined && { allow_partial }),
    ...(items !== undefined && { items }),
    ...(urls !== undefined && { _urls: urls }),
    ...(services !== undefined && { _services: services }),
    ...(body.customer !== undefined && { customer: customerOf(body) }),
    ...(amount !== undefined && { amount }),
    ...(due !== undefined && { due_at: time(due) }),
  });
  // A person who has seen the old price has not seen the new one.
  if (isPriced && invoice.status === 'viewed') invoice.status = 'sent';
  if (due !== undefined) {
    if (invoice.status === 'overdue') invoice.status = 'sent';
    expectPayment(world, invoice);
  }
  note(world, invoice, 'changed');
  if (body.send !== undefined && !isSent(invoice)) planMessage(world, invoice, body);
  return { status: 200, body: { data: invoiceJson(invoice) } };
}

/** `POST /v1/invoice/delete`: cancels an invoice that is not paid. */
export function invoiceDelete(world: World, { body }: Call): Answer {
  const invoice = invoiceOf(world, body);
  if (invoice.status !== 'canceled') {
    checkOpen(invoice);
    invoice.status = 'canceled';
    note(world, invoice, 'canceled');
    emitInvoice(world, invoice, 'invoice.canceled');
  }
  return { status: 200, body: { data: invoiceJson(invoice) } };
}
