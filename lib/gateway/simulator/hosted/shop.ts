import type { Json } from '../../contract/types';
import { checkLimits, readMoney } from '../checks/money';
import { serviceOf } from '../checks/service';
import { createTransaction } from '../operations/create';
import { note } from '../operations/invoice-state';
import { emit } from '../state/events';
import { isCustomersTurn, move } from '../state/lifecycle';
import { fromUnits, toUnits } from '../state/money';
import { pageStatus } from '../state/page-status';
import type { Stored, Transaction } from '../state/state';
import { transactionJson } from '../state/view';
import type { World } from '../types';
import { isObject, text } from '../wire/json';
import { pageUrl } from './pages';

/** The service that takes payments of links: the first of the page, else the invoicing service of the registry. */
const serviceFor = (world: World, services: Json | undefined) =>
  serviceOf(world, Array.isArray(services) && services.length > 0 ? services[0] : INVOICING);

/** Block of invoicing services (registry, `invoicing`). */
const INVOICING = 6001;

const AMOUNT = /^(0|[1-9]\d{0,14})(\.\d{1,18})?$/;

const NO_AMOUNT = { fault: 'Type an amount such as 5.00.' };

/** A payment begins on a payment page. Returns where it continues, or why it cannot begin. */
export function payPage(
  world: World,
  page: Stored,
  form: ReadonlyMap<string, string>,
): string | { fault: string } {
  if (pageStatus(world, page) !== 'active')
    return { fault: 'The page does not accept payments now.' };
  const amount = isObject(page.amount) ? page.amount : {};
  const choices: readonly Json[] = Array.isArray(amount.choices) ? amount.choices : [];
  const given = form.get('value') ?? '';
  const usual = text(amount, 'value') ?? (typeof choices[0] === 'string' ? choices[0] : undefined);
  const wanted = amount.mode === 'fixed' || given === '' ? usual : given;
  if (wanted === undefined || !AMOUNT.test(wanted)) return NO_AMOUNT;
  const bounds = [text(amount, 'min'), text(amount, 'max')];
  const payments = isObject(page.stats) ? Number(page.stats.payments ?? 0) : 0;
  const id = `${String(page.page_id)}-${payments + 1}-${world.state.transactions.size}`;
  const tx = begin(world, {
    services: page.services,
    amount: wanted,
    currency: page.currency,
    id,
    urls: page.urls,
    bounds,
  });
  if (typeof tx === 'string') return { fault: tx };
  tx.pageId = String(page.page_id);
  tx.payerFields = Object.fromEntries(
    [...form].filter(([name]) => name !== 'value' && name !== 'do'),
  );
  emit(world, 'payment_page.transaction', { ...transactionJson(world, tx), page_id: tx.pageId });
  return pageUrl(world, 'p', tx);
}

/** An invoice is opened, and paid on a page of its own. With `allow_partial`, the customer may type a part. */
export function payInvoice(
  world: World,
  invoice: Stored,
  form: ReadonlyMap<string, string>,
): string | { fault: string } {
  const status = String(invoice.status);
  if (!['draft', 'sent', 'viewed', 'partially_paid', 'overdue'].includes(status))
    return { fault: `The invoice is ${status}.` };
  if (status === 'sent' || status === 'draft') {
    invoice.status = 'viewed';
    note(world, invoice, 'viewed');
  }
  const open = [...world.state.transactions.values()].find(
    (tx) => tx.invoiceId === invoice.invoice_id && isCustomersTurn(world, tx),
  );
  if (open) return pageUrl(world, 'p', open);
  const currency = String(invoice.currency);
  const decimals = world.catalog.decimals.get(currency) ?? 2;
  const left =
    toUnits(String(invoice.amount), decimals) - toUnits(String(invoice.paid_amount), decimals);
  const rest = fromUnits(left, decimals);
  const given = invoice.allow_partial === true ? (form.get('value') ?? '') : '';
  if (given !== '' && !AMOUNT.test(given)) return NO_AMOUNT;
  const tx = begin(world, {
    services: invoice._services,
    amount: given === '' ? rest : given,
    currency,
    id: `${String(invoice.invoice_id)}-${world.state.transactions.size}`,
    urls: invoice._urls,
    bounds: [undefined, rest],
  });
  if (typeof tx === 'string') return { fault: tx };
  tx.invoiceId = String(invoice.invoice_id);
  if (tx.service.variant.statuses.some(({ state }) => state === 'method_selection')) {
    move(world, tx, 'method_selection', 'customer');
  }
  return pageUrl(world, 'p', tx);
}

function begin(
  world: World,
  {
    services,
    amount,
    currency,
    id,
    urls,
    bounds,
  }: {
    readonly services: Json | undefined;
    readonly amount: string;
    readonly currency: Json | undefined;
    readonly id: string;
    readonly urls: Json | undefined;
    readonly bounds: readonly (string | undefined)[];
  },
): Transaction | string {
  try {
    const service = serviceFor(world, services);
    const money = readMoney(world, amount, String(currency));
    const [min, max] = bounds.map((bound) => bound && toUnits(bound, money.decimals));
    if ((min && money.units < min) || (max && money.units > max))
      return 'The amount is outside the allowed range.';
    checkLimits(service, money);
    const body = { external_transaction_id: id, ...(isObject(urls) && { urls }) };
    return createTransaction(world, body, { service, money, card: undefined });
  } catch (error) {
    // Refusals are sentences for the customer as well.
    if (error instanceof Error && error.name === 'ApiError') return error.message;
    throw error;
  }
}
