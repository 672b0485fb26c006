import type { ShownObject } from '../examples/shown';
import type { Json } from '../types';
import type { ShownFault } from './shown';

/** Fields that say which object is intended, the most special first. */
const IDENTITY = [
  'cancellation_id',
  'chargeback_id',
  'invoice_id',
  'report_id',
  'transaction_id',
  'page_id',
  'token',
] as const;

/** What never changes while an object lives. */
const FIXED = [
  'transaction_id',
  'external_transaction_id',
  'external_cancellation_id',
  'service_id',
  'point_id',
  'direction',
  'amount',
  'currency',
  'is_test',
  'created_at',
];

/** An id means one object everywhere, an external id one request, and a `request_id` one call. */
export const idFaults = (objects: readonly ShownObject[]): ShownFault[] => [
  ...fixedFaults(objects),
  ...externalFaults(objects),
  ...callFaults(objects),
];

/** A response or a callback with an object, not a request about one. */
export const isSnapshot = ({ object }: ShownObject): boolean =>
  'version' in object || 'status' in object || 'chargeback_id' in object;

/** `['transaction_id', 'trx_…']` of an object. */
export function identityOf({ object }: ShownObject): string | undefined {
  const field = IDENTITY.find((name) => typeof object[name] === 'string');
  return field && String(object[field]);
}

function fixedFaults(objects: readonly ShownObject[]): ShownFault[] {
  const known = new Map<string, { value: Json; name: string }>();
  return objects.filter(isSnapshot).flatMap((shown) => {
    const id = identityOf(shown);
    if (id === undefined) return [];
    return FIXED.flatMap((field): ShownFault[] => {
      const given = shown.object[field];
      // Another check counts the decimals of an amount.
      const value = field === 'amount' && typeof given === 'string' ? Number(given) : given;
      if (value === undefined || (value !== null && typeof value === 'object')) return [];
      const first = known.get(`${id} ${field}`);
      if (first === undefined) known.set(`${id} ${field}`, { value, name: shown.example.name });
      return first === undefined || first.value === value
        ? []
        : [
            {
              shown,
              field,
              message: `${id} has the ${field} ${JSON.stringify(first.value)} in ${first.name} — one id is one object`,
            },
          ];
    });
  });
}

/** Creating and created: service, amount and currency of one `external_transaction_id`, and the one object it names. */
function externalFaults(objects: readonly ShownObject[]): ShownFault[] {
  const known = new Map<string, { value: string; name: string }>();
  const owners = new Map<string, string>();
  const stolen = objects.flatMap((shown): ShownFault[] => {
    const { external_transaction_id: external, transaction_id: id } = shown.object;
    if (typeof external !== 'string' || typeof id !== 'string') return [];
    const owner = owners.get(external) ?? id;
    owners.set(external, owner);
    return owner === id
      ? []
      : [{ shown, field: 'transaction_id', message: `"${external}" belongs to ${owner}` }];
  });
  const others = objects.flatMap((shown): ShownFault[] => {
    const { external_transaction_id: id, service_id, amount, currency } = shown.object;
    const isMoney = typeof amount === 'string' && typeof currency === 'string';
    if (typeof id !== 'string' || typeof service_id !== 'number' || !isMoney) return [];
    const value = `${service_id}, ${Number(amount)} ${currency}`;
    const first = known.get(id);
    if (first === undefined) known.set(id, { value, name: shown.example.name });
    return first === undefined || first.value === value
      ? []
      : [
          {
            shown,
            field: 'external_transaction_id',
            message: `"${id}" is ${first.value} in ${first.name}, and ${value} here — it names one payment for ever`,
          },
        ];
  });
  return [...stolen, ...others];
}

function callFaults(objects: readonly ShownObject[]): ShownFault[] {
  const known = new Map<string, Json>();
  return objects.flatMap((shown): ShownFault[] => {
    const { request_id: id } = shown.object;
    if (shown.path.length > 0 || typeof id !== 'string') return [];
    const first = known.get(id);
    if (first === undefined) known.set(id, shown.object);
    return first === undefined || isPart(shown.object, first) || isPart(first, shown.object)
      ? []
      : [{ shown, field: 'request_id', message: `${id} is another call elsewhere` }];
  });
}

/** Whether a value says nothing that another does not say: a page may show a part of a response. */
function isPart(part: Json, whole: Json): boolean {
  if (part === null || typeof part !== 'object') return part === whole;
  if (whole === null || typeof whole !== 'object') return false;
  return Object.entries(part).every(([key, value]) => isPart(value, Object(whole)[key]));
}
