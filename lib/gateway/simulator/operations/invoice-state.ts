import type { Json } from '../../contract/types';
import { emit } from '../state/events';
import { fromUnits, toUnits } from '../state/money';
import type { Stored, Transaction } from '../state/state';
import { decimalsIn } from '../state/wallets';
import type { World } from '../types';
import { isObject, shown, text, time } from '../wire/json';

/** An invoice as the API shows it. */
export const invoiceJson = shown;

/** Write down what happened to an invoice. */
export function note(world: World, invoice: Stored, type: string): void {
  const events: readonly Json[] = Array.isArray(invoice.events) ? invoice.events : [];
  invoice.events = [...events, { type, at: time(world.now) }];
  invoice.version = events.length + 1;
  invoice.updated_at = time(world.now);
}

/** Sends the merchant an event of an invoice. */
export function emitInvoice(world: World, invoice: Stored, type: string): void {
  const url = isObject(invoice._urls) ? text(invoice._urls, 'callback') : undefined;
  emit(world, type, invoiceJson(invoice), { url });
}

/** A payment of an invoice or a page has come to its end: the invoice and the counters of the page follow. */
export function settleInvoice(world: World, tx: Transaction): void {
  if (tx.status !== 'success') return;
  const page = tx.pageId === null ? undefined : world.state.pages.get(tx.pageId);
  if (page && !isCounted(page, tx)) count(world, page, tx);
  const invoice = tx.invoiceId === null ? undefined : world.state.invoices.get(tx.invoiceId);
  if (!invoice) return;
  const paidBy: readonly Json[] = Array.isArray(invoice.transactions) ? invoice.transactions : [];
  if (paidBy.includes(tx.id)) return;
  const decimals = decimalsIn(world.catalog, tx.currency) ?? tx.decimals;
  const paid = toUnits(String(invoice.paid_amount), decimals) + tx.captured;
  invoice.transactions = [...paidBy, tx.id];
  invoice.paid_amount = fromUnits(paid, decimals);
  const isCanceled = invoice.status === 'canceled';
  if (isCanceled || paid < toUnits(String(invoice.amount), decimals)) {
    note(world, invoice, 'payment');
    // A payment that began before the cancel is refunded, and a part does not make an overdue invoice punctual.
    if (!isCanceled && invoice.status !== 'overdue') invoice.status = 'partially_paid';
  } else {
    invoice.status = 'paid';
    note(world, invoice, 'paid');
    emitInvoice(world, invoice, 'invoice.paid');
  }
}

const isCounted = (page: Stored, { id }: Transaction): boolean =>
  Array.isArray(page._paid) && (page._paid as readonly Json[]).includes(id);

function count(world: World, page: Stored, tx: Transaction): void {
  const stats = isObject(page.stats) ? page.stats : {};
  const total = toUnits(String(stats.total ?? '0'), tx.decimals) + tx.captured;
  const payments = Number(stats.payments ?? 0) + 1;
  page._paid = [...(Array.isArray(page._paid) ? (page._paid as readonly Json[]) : []), tx.id];
  page.stats = { ...stats, payments, total: fromUnits(total, tx.decimals) };
  page.updated_at = time(world.now);
  if (page.max_payments !== null && payments >= Number(page.max_payments)) page.status = 'finished';
}

/** The planned time of the message has come. Nothing is sent if the plan was changed or nothing is left to pay. */
export function sendInvoice(world: World, id: string, planned: string | undefined): void {
  const invoice = world.state.invoices.get(id);
  if (!invoice || invoice._sendAt !== (planned ?? null)) return;
  if (['paid', 'canceled'].includes(String(invoice.status))) return;
  if (invoice.status === 'draft') invoice.status = 'sent';
  note(world, invoice, 'sent');
}

/** The day of payment has passed. */
export function expireInvoice(world: World, id: string): void {
  const invoice = world.state.invoices.get(id);
  if (!invoice || !['draft', 'sent', 'viewed', 'partially_paid'].includes(String(invoice.status))) {
    return;
  }
  // The day may have been moved meanwhile.
  if (Date.parse(String(invoice.due_at)) > world.now && world.options.timeScale === 1) return;
  invoice.status = 'overdue';
  note(world, invoice, 'overdue');
  emitInvoice(world, invoice, 'invoice.overdue');
}
