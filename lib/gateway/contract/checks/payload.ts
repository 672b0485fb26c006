import { failureAdvice } from '../failures';
import { isList } from '../openapi/validate';
import { knownCurrencies } from '../reference/known-currencies';
import type { Contract, Json, JsonObject } from '../types';

/** A fault inside an example, with the keys that lead to it. */
export interface PayloadFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Faults of an example that no schema can find. Status and state go with their numbers, failures and errors with their
 * slugs and their advice. An amount has no more decimals than its currency, and that of a transaction has all of them.
 */
export function payloadFaults(
  contract: Contract,
  value: Json,
  path: PayloadFault['path'] = [],
): PayloadFault[] {
  if (isList(value)) {
    return value.flatMap((item, index) => payloadFaults(contract, item, [...path, index]));
  }
  if (value === null || typeof value !== 'object') return [];
  const own = [
    ...pairFaults(contract, value),
    ...codeFaults(contract, value),
    ...paramFaults(value),
    ...versionFaults(contract, value),
    ...hostFaults(contract, value),
    ...retryFaults(contract, value),
    ...refundFaults(value),
    ...amountFaults(contract, value),
    ...currencyFaults(contract, value),
  ].map((fault) => ({ ...fault, path: [...path, ...fault.path] }));
  const inner = Object.entries(value).flatMap(([key, item]) =>
    payloadFaults(contract, item, [...path, key]),
  );
  return [...own, ...inner];
}

function pairFaults({ lifecycle, states }: Contract, value: JsonObject): PayloadFault[] {
  const faults: PayloadFault[] = [];
  const { status, status_code, state, state_code } = value;
  if (lifecycle && typeof status_code === 'number') {
    const found = lifecycle.statuses.find((candidate) => candidate.code === status_code);
    if (found?.slug !== status) {
      faults.push({
        path: ['status_code'],
        message: `${status_code} is not the code of ${status}`,
      });
    }
  }
  if (states && typeof state_code === 'number') {
    const found = states.codes.find((candidate) => candidate.code === state_code);
    if (found?.slug !== state) {
      faults.push({ path: ['state_code'], message: `${state_code} is not the code of ${state}` });
    } else if (found?.status !== status) {
      faults.push({
        path: ['state'],
        message: `${state} belongs to ${found?.status}, not ${status}`,
      });
    }
  }
  return faults;
}

function codeFaults({ errors, failures }: Contract, value: JsonObject): PayloadFault[] {
  const { code, slug } = value;
  if (typeof code !== 'number' || typeof slug !== 'string') return [];
  const list = code >= 1000 ? errors?.codes : failures?.codes;
  const found = list?.find((candidate) => candidate.code === code);
  return list && found?.slug !== slug
    ? [{ path: ['slug'], message: `${code} is ${found?.slug ?? 'not in the table'}, not ${slug}` }]
    : [];
}

/** `param` of an error joins the names of a field with full stops, as the tables of fields do; so does its message. */
const paramFaults = ({ code, param, message }: JsonObject): PayloadFault[] => {
  if (typeof code !== 'number' || typeof param !== 'string') return [];
  const fault = (field: string, found: string): PayloadFault => ({
    path: [field],
    message: `${found} is written ${found.replaceAll('/', '.')}`,
  });
  const slashed = param.replaceAll('.', '/');
  const isSlashed = slashed !== param && typeof message === 'string' && message.includes(slashed);
  return [
    ...(param.includes('/') ? [fault('param', param)] : []),
    ...(isSlashed ? [fault('message', slashed)] : []),
  ];
};

/** The newest version of an example is the last of versions.yaml. */
function versionFaults(
  { versions }: Contract,
  { latest_version: latest }: JsonObject,
): PayloadFault[] {
  const current = versions?.versions.at(-1)?.date;
  return latest === undefined || current === undefined || latest === current
    ? []
    : [{ path: ['latest_version'], message: `${latest} is not the current version, ${current}` }];
}

/** An object of the sandbox has its pages on the hosts of the sandbox. */
function hostFaults({ environments }: Contract, value: JsonObject): PayloadFault[] {
  const live = environments?.environments.find(({ id }) => id === 'live');
  if (value.is_test !== true || !live) return [];
  return Object.entries(value).flatMap(([field, text]) =>
    typeof text === 'string' && text.startsWith(`${live.pageHost}/`)
      ? [{ path: [field], message: `${text} is on the live host, but is_test is true` }]
      : [],
  );
}

/** What a failure advises is what the table of reasons says. */
function retryFaults({ failures }: Contract, value: JsonObject): PayloadFault[] {
  const reason = failures?.codes.find(
    ({ code, slug }) => code === value.code && slug === value.slug,
  );
  if (!reason || value.retry === undefined) return [];
  const { retry, retry_after } = failureAdvice(reason);
  return Object.entries({ retry, retry_after }).flatMap(([name, expected]) =>
    value[name] === expected
      ? []
      : [{ path: [name], message: `of ${reason.code} is ${expected}, not ${value[name]}` }],
  );
}

/** The texts for a customer are about paying, so the failure of a refund has none. */
const refundFaults = ({ cancellation_id: id, failure }: JsonObject): PayloadFault[] =>
  id !== undefined && (Object(failure).customer_message ?? null) !== null
    ? [{ path: ['failure', 'customer_message'], message: 'of a refund is always null' }]
    : [];

/** Which field gives the currency of an amount. */
const CURRENCY_OF: Readonly<Record<string, string>> = {
  amount: 'currency',
  captured_amount: 'currency',
  refunded_amount: 'currency',
  net_amount: 'currency',
  debit_amount: 'currency',
  balance: 'currency',
  reserved: 'currency',
  available: 'currency',
  paid_amount: 'paid_currency',
};

function amountFaults(contract: Contract, value: JsonObject): PayloadFault[] {
  return Object.entries(CURRENCY_OF).flatMap(([field, currencyField]): PayloadFault[] => {
    const amount = value[field];
    const currency = value[currencyField];
    if (typeof amount !== 'string' || typeof currency !== 'string') return [];
    const decimals = knownCurrencies(contract).get(currency);
    const given = amount.split('.')[1]?.length ?? 0;
    // A request may leave zeros out; only a response has a status with its number.
    const isOurs = 'status_code' in value;
    return decimals !== undefined && (given > decimals || (isOurs && given < decimals))
      ? [{ path: [field], message: `${amount} has ${given} decimals, ${currency} has ${decimals}` }]
      : [];
  });
}

/** Fields that hold a currency code. */
const CURRENCY_FIELDS = ['currency', 'paid_currency', 'target_currency', 'base_currency'];

function currencyFaults(contract: Contract, value: JsonObject): PayloadFault[] {
  return CURRENCY_FIELDS.flatMap((field): PayloadFault[] => {
    const code = value[field];
    return typeof code !== 'string' || knownCurrencies(contract).has(code)
      ? []
      : [
          {
            path: [field],
            message: `${code} is not a currency code: the API refuses it with 2011`,
          },
        ];
  });
}
