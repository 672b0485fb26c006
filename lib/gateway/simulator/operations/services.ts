import { plainText } from '../../contract/inline';
import { offeredBanks } from '../../contract/reference/banks';
import { availabilityOf } from '../../contract/services';
import type { JsonObject } from '../../contract/types';
import { sha256Now } from '../../signing/sha256';
import { knownCurrency, readMoney } from '../checks/money';
import { serviceOf } from '../checks/service';
import { type CatalogService, capabilitiesOf, limitsOf, takesCurrency } from '../state/catalog';
import { feeRow } from '../state/fees';
import { toUnits } from '../state/money';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { text } from '../wire/json';
import { pageOf } from '../wire/lists';

/** `GET /v1/service/list`, with an `ETag`. */
export function serviceList(world: World, call: Call): Answer {
  const { query, raw } = call;
  const { country, currency, amount } = query;
  if (country !== undefined && !world.catalog.countries.has(country)) {
    const use = world.contract.countryOverlay?.mistaken.find(({ code }) => code === country)?.use;
    const extra = use === undefined ? {} : { did_you_mean: use };
    throw new ApiError(2012, `${country} is not a country code.`, 'country', extra);
  }
  if (currency !== undefined) knownCurrency(world, currency, 'currency');
  const found = [...world.catalog.services.values()].filter(
    (service) =>
      has(query.direction, service.variant.direction) &&
      has(query.flow, service.variant.flow) &&
      has(query.method, methodName(service)) &&
      (query.status === 'all' || isAvailable(service)) &&
      (country === undefined || servesCountry(service, country)) &&
      (currency === undefined || takesCurrency(service, currency)) &&
      (amount === undefined ||
        currency === undefined ||
        isWithin(world, service, amount, currency)),
  );
  const { items, page } = pageOf(world, call, found, ({ id }) => String(id));
  const data = items.map((service) => summaryOf(world, service));
  // A cursor holds the time it was made: the same page a moment later is the same page.
  const digest = sha256Now(JSON.stringify([data, query])).slice(0, 8);
  const headers = { ETag: `"s-${digest}"` };
  return raw.headers['if-none-match'] === headers.ETag
    ? { status: 304, headers }
    : { status: 200, headers, body: { data, page } };
}

const has = (wanted: string | undefined, value: string) => wanted === undefined || wanted === value;

const methodName = ({ documented, method }: CatalogService): string =>
  text(documented, 'method') ?? method.id;

const isAvailable = ({ method, variant }: CatalogService): boolean =>
  ['active', 'limited'].includes(availabilityOf(method, variant).status);

const servesCountry = ({ method }: CatalogService, country: string): boolean =>
  method.countries.length === 0 || method.countries.includes(country);

function isWithin(
  world: World,
  service: CatalogService,
  amount: string,
  currency: string,
): boolean {
  const { units, decimals } = readMoney(world, amount, currency);
  const { min, max } = limitsOf(service, currency, decimals);
  return units >= toUnits(min, decimals) && units <= toUnits(max, decimals);
}

/** Currencies that a service without a list of its own shows: the one of its example. */
const currenciesOf = (service: CatalogService): string[] => {
  const { currencies } = service.method;
  const example = text(service.variant.example?.request, 'currency');
  if (currencies.length > 0) return [...currencies];
  return example === undefined ? ['EUR'] : [example];
};

function summaryOf(world: World, service: CatalogService): JsonObject {
  const { method, variant, documented } = service;
  const currencies = currenciesOf(service);
  const { environments } = world.contract;
  return {
    service_id: service.id,
    name: `${method.name}, ${variant.label}`.slice(0, 100),
    method: methodName(service),
    direction: variant.direction,
    flow: variant.flow,
    countries: method.countries.length > 0 ? [...method.countries] : ['*'],
    currencies,
    limits: currencies.map((currency) => {
      const decimals = world.catalog.decimals.get(currency) ?? 2;
      return { currency, ...limitsOf(service, currency, decimals) };
    }),
    status: isAvailable(service) ? 'available' : 'disabled',
    capabilities: capabilitiesOf(service),
    logo_url: text(documented, 'logo_url') ?? null,
    doc_url: `${environments?.docsHost}${variant.route}`,
    updated_at: '2026-01-10T08:00:00Z',
  };
}

/** `GET /v1/service/{service_id}`. */
export function serviceById(world: World, { params, query }: Call): Answer {
  if (!/^\d{1,9}$/.test(params.service_id ?? '')) {
    throw new ApiError(2007, 'service_id is not a number.', 'service_id');
  }
  const service = serviceOf(world, params.service_id);
  const { currency } = query;
  if (currency !== undefined) knownCurrency(world, currency, 'currency');
  const summary = summaryOf(world, service);
  const currencies = currency === undefined ? currenciesOf(service) : [currency];
  const { lifetime } = service.opening;
  return {
    status: 200,
    body: {
      data: {
        ...summary,
        fields: service.variant.fields.map((field) => fieldJson(world, service, field)),
        fees: currencies.map((code) => {
          const { percent, fixed, payer } = feeRow(world, service, code);
          return { currency: code, percent, fixed, payer };
        }),
        schedule: {
          timezone: 'UTC',
          cut_off: null,
          working_days: [1, 2, 3, 4, 5, 6, 7],
          processing_time: 'PT2M',
        },
        expires_in: lifetime === null ? null : { min: 60, default: lifetime, max: 259_200 },
        next_actions: service.variant.nextActions,
        sandbox_outcomes: outcomesOf(service),
      },
    },
  };
}

const fieldJson = (world: World, service: CatalogService, field: Field): JsonObject => ({
  name: field.name,
  type: field.type === 'object' ? 'string' : field.type,
  required: field.need === 'required',
  ...(field.minLength !== undefined && { min_length: field.minLength }),
  ...(field.maxLength !== undefined && { max_length: field.maxLength }),
  ...(field.pattern !== undefined && { pattern: field.pattern }),
  ...(field.enum && { values: field.enum.map(({ value, label }) => ({ value, label })) }),
  ...bankList(world, service, field),
  label: field.label.slice(0, 100),
  hint: plainText(field.rule).slice(0, 255),
  sensitive: field.sensitive ?? false,
  ...(field.validator !== undefined && { validator: field.validator }),
  step: field.step === 'pay' ? 'pay' : 'create',
});

type Field = CatalogService['variant']['fields'][number];

/** The choices of a bank: where they are listed if the published list of the country is complete, else those we know. */
function bankList(world: World, { method }: CatalogService, { name, enum: values }: Field) {
  const [country] = method.countries;
  const list = world.contract.banks.find((banks) => banks.country === country);
  if (name !== 'recipient.bank_code' || values !== undefined || !list?.banks.length) return {};
  return list.published === 'all'
    ? { values_ref: `bank_codes:${country}` }
    : { values: offeredBanks(list).map(({ code, name: label }) => ({ value: code, label })) };
}

/** The forced outcomes the page of the service lists. */
const outcomesOf = ({ variant }: CatalogService): JsonObject[] =>
  variant.tests.flatMap(({ input, outcome }) => {
    const forced = /`sandbox\.outcome`\D*`([^`]+)`/.exec(input)?.[1];
    return forced === undefined ? [] : [{ outcome: forced, description: outcome.slice(0, 255) }];
  });
