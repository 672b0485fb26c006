import { amountRangeFaults } from '../amount-range';
import { validate } from '../openapi/validate';
import { knownCurrencies } from '../reference/known-currencies';
import { isNeeded } from '../services';
import type { Contract, Json, Sequence, ServiceMethod, ServiceVariant } from '../types';
import { type Finding, finder } from './finding';
import { payloadFaults } from './payload';
import { valueAt } from './value-at';

/** A route belongs to one variant: its page shows that variant. */
export function checkServiceRoutes({ services }: Contract): Finding[] {
  const first = new Map<string, string>();
  return services.flatMap((method) =>
    Object.entries(method.variants).flatMap(([key, { route }]) => {
      const other = first.get(route);
      if (other === undefined) {
        first.set(route, `"${key}" of _services/${method.id}.yaml`);
        return [];
      }
      const message = `the route ${route} belongs to ${other} — give this variant the route of its own page`;
      return [finderOf(method, key)(['route'], message)];
    }),
  );
}

/** In examples, one service id is one service. */
export function checkServiceIds({ services }: Contract): Finding[] {
  const first = new Map<number, string>();
  return services.flatMap((method) =>
    Object.entries(method.variants).flatMap(([key, { serviceId }]) => {
      if (serviceId === undefined) return [];
      const other = first.get(serviceId);
      if (other === undefined) {
        first.set(serviceId, `"${key}" of _services/${method.id}.yaml`);
        return [];
      }
      const message = `the serviceId ${serviceId} belongs to ${other} — give this variant an id of its own`;
      return [finderOf(method, key)(['serviceId'], message)];
    }),
  );
}

/** A method's variants name existing codes, and their examples are real requests, responses and callbacks. */
export const checkService = (contract: Contract, method: ServiceMethod): Finding[] => [
  ...checkCurrencies(contract, method),
  ...Object.entries(method.variants).flatMap(([key, variant]) => [
    ...checkNames(contract, method, key, variant),
    ...amountRangeFaults(method, variant).map((message) =>
      finderOf(method, key)(['amountRange'], message),
    ),
    ...checkFields(method, key, variant),
    ...checkSequence(method, key, variant.sequence),
    ...checkExchange(contract, method, key, variant),
  ]),
];

/** A service takes no currency that the API refuses, and counts its decimals as the reference does. */
function checkCurrencies(
  contract: Contract,
  { id, currencies, decimals }: ServiceMethod,
): Finding[] {
  const find = finder(`_services/${id}.yaml`);
  const known = knownCurrencies(contract);
  return [...new Set([...currencies, ...Object.keys(decimals)])].flatMap((code): Finding[] => {
    const right = known.get(code);
    const path = ['currencies', currencies.indexOf(code)];
    if (right === undefined) {
      const message = `${code} is not a currency code: the API refuses it with 2011 — correct it, or add it to _reference`;
      return [find(currencies.includes(code) ? path : ['decimals', code], message)];
    }
    const given = decimals[code];
    return given !== undefined && given > right
      ? [find(['decimals', code], `${code} has ${right} decimals, not ${given}`)]
      : [];
  });
}

const finderOf = (method: ServiceMethod, key: string) => {
  const find = finder(`_services/${method.id}.yaml`);
  return (path: Finding['path'], message: string) => find(['variants', key, ...path], message);
};

function checkNames(
  { failures, lifecycle, states, openapi }: Contract,
  method: ServiceMethod,
  key: string,
  variant: ServiceVariant,
): Finding[] {
  const find = finderOf(method, key);
  const failure = (code: number | undefined, path: Finding['path']): Finding[] =>
    code === undefined || !failures || failures.codes.some((reason) => reason.code === code)
      ? []
      : [find(path, `failure ${code} is not in failure_reasons.yaml`)];
  const status = (slug: string | undefined, path: Finding['path']): Finding[] =>
    slug === undefined || !lifecycle || lifecycle.statuses.some((known) => known.slug === slug)
      ? []
      : [find(path, `"${slug}" is not a status of lifecycle.yaml`)];
  const actions =
    openapi?.components?.schemas?.Transaction?.properties?.next_action?.properties?.type?.enum;
  return [
    ...variant.failures.flatMap(({ code }, index) => failure(code, ['failures', index, 'code'])),
    ...variant.tests.flatMap((test, index) => [
      ...failure(test.failure, ['tests', index, 'failure']),
      ...status(test.status, ['tests', index, 'status']),
    ]),
    ...variant.statuses.flatMap((step, index) => {
      const state = states?.codes.find(({ slug }) => slug === step.state);
      const isWrong = states && step.state !== undefined && state?.status !== step.status;
      return [
        ...status(step.status, ['statuses', index, 'status']),
        ...(isWrong
          ? [find(['statuses', index, 'state'], `"${step.state}" is not a state of ${step.status}`)]
          : []),
        ...(state?.flow !== undefined && state.flow !== variant.flow
          ? [
              find(
                ['statuses', index, 'state'],
                `"${state.slug}" belongs to the flow ${state.flow}, and this service has ${variant.flow} — remove the row`,
              ),
            ]
          : []),
      ];
    }),
    ...variant.nextActions.flatMap((type, index) =>
      actions && !actions.includes(type)
        ? [find(['nextActions', index], `"${type}" is not a next_action type of openapi.yaml`)]
        : [],
    ),
  ];
}

function checkFields(method: ServiceMethod, key: string, variant: ServiceVariant): Finding[] {
  const find = finderOf(method, key);
  const names = new Set(variant.fields.map(({ name }) => name));
  return variant.fields.flatMap((field, index): Finding[] => {
    const at = ['fields', index];
    const pattern = field.pattern === undefined ? undefined : new RegExp(field.pattern, 'u');
    const strangers = (['with', 'without'] as const).filter(
      (key) => field[key] !== undefined && !names.has(field[key]),
    );
    return [
      ...strangers.map((key) =>
        find([...at, key], `${field.name}: there is no field "${field[key]}" in this service`),
      ),
      ...(pattern && !pattern.test(String(field.example))
        ? [find([...at, 'example'], `${field.name}: the example does not match its pattern`)]
        : []),
      ...(pattern &&
      field.badExample !== undefined &&
      !field.validator &&
      pattern.test(field.badExample)
        ? [find([...at, 'badExample'], `${field.name}: the bad example matches the pattern`)]
        : []),
      ...requestsOf(variant).flatMap(({ path, request }) => {
        const value = valueAt(request, field.name);
        const isMissing =
          value === undefined &&
          field.step === undefined &&
          isNeeded(field, (name) => valueAt(request, name) !== undefined);
        return [
          ...(isMissing ? [find(path, `the request lacks the field ${field.name}`)] : []),
          ...(pattern && value !== undefined && !pattern.test(String(value))
            ? [find(path, `${field.name} in the request does not match its pattern`)]
            : []),
        ];
      }),
    ];
  });
}

/** Every request that the page of a variant shows, with its place. */
const requestsOf = ({ example, dryRun, otherRequests = [] }: ServiceVariant) => [
  ...(example ? [{ path: ['example', 'request'], request: example.request }] : []),
  ...(dryRun && !example ? [{ path: ['dryRun', 'request'], request: dryRun.request }] : []),
  ...otherRequests.map(({ request }, index) => ({
    path: ['otherRequests', index, 'request'],
    request,
  })),
];

function checkSequence(
  method: ServiceMethod,
  key: string,
  sequence: Sequence | undefined,
): Finding[] {
  const find = finderOf(method, key);
  const known = new Set(sequence?.actors.map((actor) => actor.id));
  return (sequence?.messages ?? []).flatMap(({ from, to, wait }, index) =>
    [from, to, ...(wait ? [wait.at] : [])]
      .filter((actor) => !known.has(actor))
      .map((actor) => find(['sequence', 'messages', index], `"${actor}" is not one of the actors`)),
  );
}

function checkExchange(
  contract: Contract,
  method: ServiceMethod,
  key: string,
  { example, dryRun, serviceId, otherRequests = [] }: ServiceVariant,
): Finding[] {
  const find = finderOf(method, key);
  if (dryRun) {
    const { request, response } = dryRun;
    return [
      ...shapeFaults(contract, 'TransactionValidate', request, { partial: false }).map(
        ({ path, message }) =>
          find(
            ['dryRun', 'request', ...path],
            `request: ${path.join('.') || 'the body'} ${message}`,
          ),
      ),
      ...shapeFaults(contract, 'Validation', response.data ?? null, { partial: false }).map(
        ({ path, message }) =>
          find(
            ['dryRun', 'response', 'data', ...path],
            `response: ${path.join('.') || 'data'} ${message}`,
          ),
      ),
    ];
  }
  if (!example) return [];
  const parts = [
    { name: 'request', schema: 'TransactionCreate', value: example.request, partial: false },
    { name: 'response', schema: 'TransactionEnvelope', value: example.response, partial: true },
    {
      name: 'callback',
      schema: 'Transaction',
      value: example.callback.data ?? null,
      partial: true,
    },
  ];
  const faults = parts.flatMap(({ name, schema, value, partial }) => {
    const inside = name === 'callback' ? ['data'] : [];
    return shapeFaults(contract, schema, value, { partial }).map(({ path, message }) =>
      find(
        ['example', name, ...inside, ...path],
        `${name}: ${path.join('.') || 'the body'} ${message}`,
      ),
    );
  });
  const others = otherRequests.flatMap(({ request }, index) =>
    shapeFaults(contract, 'TransactionCreate', request, { partial: false }).map(
      ({ path, message }) =>
        find(
          ['otherRequests', index, 'request', ...path],
          `request: ${path.join('.') || 'the body'} ${message}`,
        ),
    ),
  );
  const { type } = example.callback;
  const isUnknownEvent =
    contract.callbacks && !contract.callbacks.events.some((event) => event.type === type);
  const isOther = serviceId !== undefined && example.request.service_id !== serviceId;
  return [
    ...faults,
    ...others,
    ...(isUnknownEvent
      ? [find(['example', 'callback', 'type'], `${type} is not an event in callbacks.yaml`)]
      : []),
    ...(isOther
      ? [find(['example', 'request', 'service_id'], `service_id must be ${serviceId}, as above`)]
      : []),
  ];
}

/** What a schema of openapi.yaml and the rules of money and codes say against a value. */
function shapeFaults(
  contract: Contract,
  schema: string,
  value: Json,
  options: { readonly partial: boolean },
) {
  const { openapi } = contract;
  const known = openapi?.components?.schemas?.[schema];
  return [
    ...(openapi && known ? validate(openapi, known, value, options) : []),
    ...payloadFaults(contract, value),
  ];
}
