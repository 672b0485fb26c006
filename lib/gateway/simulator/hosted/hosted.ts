import type { Json } from '../../contract/types';
import { queryPairs, signText } from '../../signing';
import { toBytes } from '../../signing/bytes';
import { encoded } from '../operations/card-flow';
import { settleInvoice } from '../operations/invoice-state';
import { reportFile } from '../reports/reports';
import { isCustomersTurn, isOpen, move } from '../state/lifecycle';
import { fromUnits } from '../state/money';
import type { Transaction } from '../state/state';
import type { Answer, RawRequest, World } from '../types';
import { splitUrl } from '../wire/auth';
import { ApiError, errorAnswer, FaultsError } from '../wire/errors';
import { isObject, text } from '../wire/json';
import { callbackSecrets } from '../wire/keys';
import { canCancel, press, valueLabel } from './buttons';
import { FORM_PATH, formTransaction } from './form';
import { hostedPage, type PageText } from './html';
import { pageUrl } from './pages';
import { payInvoice, payPage } from './shop';

/** Payment page, page of an action, page of the bank, page of a card issuer. */
const PATH = /^\/(p|a|b|acs|l|i)\/([0-9A-Za-z]{4,20})$|^\/(r)\/(rep_[0-9A-Z]+)\/1$/;

/** Whether an address is one for customers. */
export const isHosted = (path: string): boolean => path === FORM_PATH || PATH.test(path);

/** A page for the customer, or what a button of it does. */
export async function hostedAnswer(world: World, raw: RawRequest): Promise<Answer> {
  const [path, query] = splitUrl(raw.url);
  if (path === FORM_PATH) return formPage(world, raw);
  const found = PATH.exec(path) ?? [];
  const [kind = '', slug = ''] = [found[1] ?? found[3], found[2] ?? found[4]];
  if (kind === 'r') return ticketFile(world, slug, new Map(queryPairs(query)).get('t'), raw);
  if (kind === 'l' || kind === 'i') return shopPage(world, kind, slug, raw);
  const tx = world.state.transactions.get(world.state.bySlug.get(slug) ?? '');
  if (!tx)
    return page(404, { title: 'No such payment', lines: ['The address is wrong or has expired.'] });
  if (kind === 'acs') return issuerPage(tx);
  if (raw.method !== 'POST') return view(world, tx);
  const form = formOf(raw);
  const fault = press(world, tx, form.get('do') ?? '', (form.get('value') ?? '').trim());
  if (fault !== undefined) return view(world, tx, fault);
  settleInvoice(world, tx);
  const target = await returnUrl(world, tx);
  return isOpen(world, tx) || target === undefined
    ? redirect(pageUrl(world, 'p', tx))
    : redirect(target);
}

/** A signed form leads to the payment page; a fault of it is shown to the customer, with its code for the merchant. */
async function formPage(world: World, raw: RawRequest): Promise<Answer> {
  try {
    return redirect(pageUrl(world, 'p', await formTransaction(world, raw)));
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof FaultsError)) throw error;
    const { status, body } = errorAnswer(world.contract, error, '');
    const { code, slug, message } = isObject(body.error) ? body.error : {};
    const lines = ['Nothing was charged. Go back to the shop.', `${code} ${slug}: ${message}`];
    return page(status, { title: 'The payment cannot begin', lines });
  }
}

const formOf = ({ body }: RawRequest): Map<string, string> =>
  new Map(queryPairs(new TextDecoder().decode(body).replaceAll('+', '%20')));

/** A payment link or an invoice: one button, which begins a payment. There is nothing yet to fail or cancel. */
function shopPage(world: World, kind: 'l' | 'i', slug: string, raw: RawRequest): Answer {
  const list = kind === 'l' ? world.state.pages : world.state.invoices;
  const item = [...list.values()].find((candidate) => candidate._slug === slug);
  if (!item)
    return page(404, { title: 'No such page', lines: ['The address is wrong or has expired.'] });
  const title = String(item.title ?? item.number);
  const isChosen = kind === 'l' || item.allow_partial === true;
  const price = kind === 'l' ? String(item.currency) : `${item.amount} ${item.currency}`;
  const lines = [...(item.description ? [String(item.description)] : []), price];
  const form = { value: isChosen ? 'Amount' : undefined, buttons: ['approve'] };
  if (raw.method !== 'POST') {
    if (isObject(item.stats)) item.stats = { ...item.stats, visits: Number(item.stats.visits) + 1 };
    return page(200, { title, lines, form });
  }
  const given = formOf(raw);
  if (['fail', 'cancel'].includes(given.get('do') ?? '')) {
    return page(422, { title, lines, fault: 'No payment has begun.', form });
  }
  const pay = kind === 'l' ? payPage : payInvoice;
  const target = pay(world, item, given);
  if (typeof target === 'string') return redirect(target);
  return page(422, { title, lines, fault: target.fault, form });
}

/** A file of a report by its one-time address. */
function ticketFile(world: World, id: string, ticket: string | undefined, raw: RawRequest): Answer {
  const known = world.state.fileTickets.get(ticket ?? '');
  const report = world.state.reports.get(id);
  if (!known || known.reportId !== id || known.until < world.now || !report?.file) {
    return page(404, { title: 'No such file', lines: ['The address works once, for 5 minutes.'] });
  }
  world.state.fileTickets.delete(ticket ?? '');
  return reportFile(report, raw.headers.range);
}

const redirect = (location: string): Answer => ({ status: 303, headers: { Location: location } });

const page = (status: number, content: PageText): Answer => ({
  status,
  headers: {
    'Content-Security-Policy': "default-src 'none'; form-action *; base-uri 'none'",
    'Referrer-Policy': 'no-referrer',
  },
  file: { type: 'text/html; charset=utf-8', bytes: toBytes(hostedPage(content)) },
  ...(content.fault !== undefined && { fault: content.fault }),
});

/** Opening the page is a step of the payment. */
function view(world: World, tx: Transaction, fault?: string): Answer {
  if (tx.status === 'created' && tx.service.variant.flow === 'hpp') {
    move(world, tx, 'page_opened', 'customer');
  }
  const lines = [
    `${fromUnits(tx.amount, tx.decimals)} ${tx.currency}`,
    tx.description ?? tx.externalId,
    `Status: ${tx.status} (${tx.state})`,
  ];
  const isWaiting = isCustomersTurn(world, tx);
  return page(fault === undefined ? 200 : 422, {
    title: isWaiting ? 'Sandbox payment' : 'Payment closed',
    lines,
    ...(fault !== undefined && { fault }),
    ...(isWaiting && {
      form: {
        value: valueLabel(tx),
        buttons: ['approve', 'fail', ...(canCancel(tx) ? ['cancel'] : [])],
      },
    }),
  });
}

/** The issuer's page is a form back to the shop: each button posts its own `cres`. */
function issuerPage(tx: Transaction): Answer {
  const target = text(tx.request, 'urls.three_ds_return');
  if (tx.status !== 'pending')
    return page(200, { title: 'Nothing to confirm', lines: [tx.status] });
  const buttons = [
    ['Approve', 'Y'],
    ['Fail', 'N'],
    ['Cancel', 'C'],
  ].map(([label = '', transStatus = '']) => ({
    label,
    value: encoded({ threeDSServerTransID: tx.slug, transStatus }),
  }));
  return page(200, {
    title: 'Confirm the payment',
    lines: [`${fromUnits(tx.amount, tx.decimals)} ${tx.currency}`, 'Sandbox Bank'],
    post: { action: target ?? `/a/${tx.slug}`, name: 'cres', buttons },
  });
}

/** Where the browser goes back to, with what is signed (part "Return URL"). `undefined` without an address. */
async function returnUrl(world: World, tx: Transaction): Promise<string | undefined> {
  const urls: Json | undefined = tx.request.urls;
  const name = { canceled: 'cancel', failed: 'fail', expired: 'fail' }[tx.status] ?? 'success';
  const url = isObject(urls)
    ? (text(urls, name) ?? text(urls, 'fail') ?? text(urls, 'success'))
    : undefined;
  if (url === undefined) return undefined;
  const pairs: [string, string][] = [
    ['transaction_id', tx.id],
    ['external_transaction_id', tx.externalId],
    ['status', tx.status],
    ['gw_ts', String(Math.floor(world.now / 1000))],
  ];
  const sign = await signText('returnUrl', pairs, callbackSecrets(world).single);
  const query = [...pairs, ['gw_sign', sign]].map(
    ([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`,
  );
  return `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`;
}
