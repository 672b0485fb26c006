import type { Json, JsonObject } from '../../contract/types';
import { checkColors, checkCommon, checkPageAmount } from '../checks/invoicing';
import { knownCurrency } from '../checks/money';
import { fromUnits } from '../state/money';
import { pageStatus } from '../state/page-status';
import { newId, newSlug } from '../state/random';
import type { Stored } from '../state/state';
import { transactionJson } from '../state/view';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { canonical, isObject, objectAt, shown, text, time } from '../wire/json';
import { pageOf } from '../wire/lists';
import { createdRange, statusesOf } from './find';

const TIMES = ['active_from', 'active_to'];

/** A payment page of the point. @throws ApiError 3007. */
function storedPage({ state }: World, id: string | undefined): Stored {
  const page = state.pages.get(id ?? '');
  if (!page) throw new ApiError(3007, 'No such payment page for this point.', 'page_id');
  return page;
}

const pageJson = (world: World, page: Stored): JsonObject => ({
  ...shown(page),
  status: pageStatus(world, page),
});

/** `POST /v1/invoicing/page`. */
export function pageCreate(world: World, { body }: Call): Answer {
  const { pages } = world.state;
  const known = [...pages.values()].find((page) => page.external_page_id === body.external_page_id);
  if (known) {
    if (known._request === canonical(body)) {
      const headers = { 'Gateway-Idempotent-Replay': 'true' };
      return { status: 200, headers, body: { data: pageJson(world, known) } };
    }
    const message = 'external_page_id was used before with other content.';
    throw new ApiError(3101, message, 'external_page_id', {
      existing_page_id: known.page_id ?? '',
    });
  }
  return { status: 201, body: { data: pageJson(world, makePage(world, body)) } };
}

/** A new payment page of a body that fits its schema; its template gives the fields that are not sent. */
export function makePage(
  world: World,
  sent: JsonObject,
  id = newId('pg', world.now, world.random),
): Stored {
  const template = templateOf(world, text(sent, 'template_id'));
  const body = { ...objectAt(template ?? {}, 'defaults'), ...sent };
  const currency = String(body.currency);
  const decimals = knownCurrency(world, currency, 'currency');
  checkCommon(world, body, TIMES);
  checkPageAmount(world, body.amount, currency);
  const slug = newSlug(world.random);
  const { pageBase } = world.options;
  const page: Stored = {
    page_id: id,
    external_page_id: body.external_page_id ?? '',
    url: `${pageBase}/l/${slug}`,
    short_url: `${pageBase}/l/${slug.slice(0, 6)}`,
    qr_svg_url: `${pageBase}/l/${slug}/qr.svg`,
    kind: body.kind ?? 'reusable',
    title: body.title ?? '',
    amount: body.amount ?? {},
    currency,
    status: 'active',
    services: body.services ?? [],
    template_id: body.template_id ?? null,
    fields: fieldsOf(body.fields),
    max_payments: body.max_payments ?? (body.kind === 'one_time' ? 1 : null),
    active_from: body.active_from ?? null,
    active_to: body.active_to ?? null,
    locale: body.locale ?? null,
    urls: body.urls ?? {},
    extra: body.extra ?? {},
    stats: { visits: 0, payments: 0, total: fromUnits(0n, decimals) },
    created_at: time(world.now),
    updated_at: time(world.now),
    _request: canonical(sent),
    _slug: slug,
    _look: template?.customization ?? {},
  };
  world.state.pages.set(id, page);
  return page;
}

const fieldsOf = (fields: Json | undefined): Json =>
  Array.isArray(fields)
    ? fields.filter(isObject).map((field) => ({ ...field, required: field.required ?? false }))
    : [];

function templateOf({ state }: World, id: string | undefined): Stored | undefined {
  if (id === undefined) return undefined;
  const template = state.templates.get(id);
  if (!template) throw new ApiError(2007, 'template_id names no template.', 'template_id');
  return template;
}

/** `GET /v1/invoicing/page/{page_id}`. */
export const pageFind = (world: World, { params }: Call): Answer => ({
  status: 200,
  body: { data: pageJson(world, storedPage(world, params.page_id)) },
});

/** `POST /v1/invoicing/page/{page_id}`: everything but kind and currency; an archived page stays as it is. */
export function pageUpdate(world: World, { params, body }: Call): Answer {
  const page = storedPage(world, params.page_id);
  if (page.status === 'archived') {
    throw new ApiError(3104, 'The page is archived.', 'status', { status: 'archived' });
  }
  checkCommon(world, body, TIMES);
  checkPageAmount(world, body.amount, String(page.currency));
  templateOf(world, text(body, 'template_id'));
  Object.assign(page, body, body.fields === undefined ? {} : { fields: fieldsOf(body.fields) });
  page.updated_at = time(world.now);
  return { status: 200, body: { data: pageJson(world, page) } };
}

/** `GET /v1/invoicing/pages`. */
export function pageList(world: World, call: Call): Answer {
  const { query } = call;
  const has = (name: string, value: Json | undefined) =>
    query[name] === undefined || query[name] === value;
  const found = [...world.state.pages.values()]
    .reverse()
    .filter(
      (page) =>
        has('status', pageStatus(world, page)) &&
        has('kind', page.kind) &&
        has('external_page_id', page.external_page_id),
    );
  const { items, page } = pageOf(world, call, found, ({ page_id }) => String(page_id));
  return { status: 200, body: { data: items.map((item) => pageJson(world, item)), page } };
}

/** `POST /v1/invoicing/page/{page_id}/customization`. */
export function pageCustomization(world: World, { params, body }: Call): Answer {
  const page = storedPage(world, params.page_id);
  checkColors(body);
  const look: JsonObject = {
    font: 'system',
    hide_powered_by: false,
    custom_domain: null,
    ...(isObject(page._look) ? page._look : {}),
    ...body,
  };
  const { logo_file: _logo, ...settings } = look;
  page._look = settings;
  page.updated_at = time(world.now);
  const preview = `${String(page.url)}?preview=1`;
  return {
    status: 200,
    body: { data: { page_id: page.page_id ?? '', preview_url: preview, settings } },
  };
}

/** Parts of a transaction that a list of a page shows. */
const SUMMARY = [
  'transaction_id',
  'external_transaction_id',
  'service_id',
  'status',
  'status_code',
  'state',
  'state_code',
  'is_final',
  'amount',
  'currency',
  'paid_amount',
  'paid_currency',
  'is_test',
  'version',
  'created_at',
  'updated_at',
];

/** `GET /v1/invoicing/page/{page_id}/transactions`. */
export function pageTransactions(world: World, call: Call): Answer {
  const { params, query } = call;
  storedPage(world, params.page_id);
  const { from, to } = createdRange(world, query);
  const statuses = statusesOf(world, query.status);
  const found = [...world.state.transactions.values()]
    .reverse()
    .filter(
      (tx) =>
        tx.pageId === params.page_id &&
        tx.createdAt >= from &&
        tx.createdAt < to &&
        (statuses.length === 0 || statuses.includes(tx.status)),
    );
  const { items, page } = pageOf(world, call, found, ({ id }) => id);
  const data = items.map((tx) => {
    const whole = transactionJson(world, tx);
    const summary = Object.fromEntries(SUMMARY.map((name) => [name, whole[name] ?? null]));
    return { ...summary, page_id: tx.pageId, payer_fields: tx.payerFields };
  });
  return { status: 200, body: { data, page } };
}
