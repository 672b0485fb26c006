import {
  type Context,
  checkIdentifier,
  type IdentifierId,
  isIdentifierId,
} from '../../identifiers';
import type { ShownExample, ShownObject } from '../examples/shown';
import type { Contract, Json, ServiceVariant } from '../types';
import type { ShownFault } from './shown';

/** Identifiers in examples pass their own rules, and what is a test names hosts of the sandbox only. */
export const valueFaults = (contract: Contract, objects: readonly ShownObject[]): ShownFault[] => [
  ...objects.flatMap((shown) => commonFaults(contract, shown)),
  ...serviceFaults(contract, objects),
  ...hostFaults(contract, objects),
  ...objects.flatMap(cardFaults),
];

/** Fields that hold the same kind of value wherever they are. */
const KINDS: Readonly<Record<string, IdentifierId>> = { email: 'email', iban: 'iban', bic: 'bic' };

/** Addresses that RFC 5737 and RFC 3849 keep for documents. */
const DOCUMENT_IP = /^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$|^2001:db8:/i;

function commonFaults(contract: Contract, shown: ShownObject): ShownFault[] {
  return Object.entries(shown.object).flatMap(([field, value]): ShownFault[] => {
    if (typeof value !== 'string' || value.includes('*')) return [];
    const fault = (message: string) => [{ shown, field, message: `${value}: ${message}` }];
    const kind = KINDS[field];
    const verdict = kind && checkIdentifier(kind, value);
    if (verdict && !verdict.ok) return fault(verdict.message);
    if (field === 'ip' && !DOCUMENT_IP.test(value)) return fault('not an address for documents');
    if (field === 'number' && 'expiry_month' in shown.object) {
      const card = checkIdentifier('card_pan', value);
      if (!card.ok) return fault(card.message);
    }
    const pattern = addressPattern(contract, shown, field);
    return pattern && !new RegExp(pattern).test(value) ? fault(`does not match ${pattern}`) : [];
  });
}

/** The shape of a crypto address: of the asset that its action, recipient or transaction names. */
function addressPattern(
  { cryptoCodes }: Contract,
  { object, example, path }: ShownObject,
  field: string,
): string | undefined {
  if (field !== 'address' && field !== 'wallet_address') return undefined;
  const holders = [object, ...path.map((_, index) => at(example, path.slice(0, index)))];
  const named = holders.flatMap((holder) =>
    ['currency', 'paid_currency', 'target_currency', 'asset', 'to'].map(
      (name) => Object(holder)[name],
    ),
  );
  return cryptoCodes?.assets.find(({ code }) => named.includes(code))?.pattern;
}

const at = ({ value }: ShownExample, path: readonly (string | number)[]): Json =>
  path.reduce((inside: Json, key) => Object(inside)[key] ?? null, value);

/** What a request or a response has in a field of its service obeys the rule of that field. */
function serviceFaults(contract: Contract, objects: readonly ShownObject[]): ShownFault[] {
  const variants = shownVariants(contract);
  return objects.flatMap((shown) => {
    const { service_id } = shown.object;
    const variant = typeof service_id === 'number' ? variants.get(service_id) : undefined;
    return variant ? fieldFaults(variant, shown) : [];
  });
}

/** The service of each id that has an example; of two with the same id, the first. */
function shownVariants({ services }: Contract): ReadonlyMap<number, ServiceVariant> {
  const variants = new Map<number, ServiceVariant>();
  for (const variant of services.flatMap((service) => Object.values(service.variants))) {
    const { serviceId, example } = variant;
    if (example && serviceId !== undefined && !variants.has(serviceId))
      variants.set(serviceId, variant);
  }
  return variants;
}

function fieldFaults(variant: ServiceVariant, shown: ShownObject): ShownFault[] {
  const context = contextOf(variant, shown.object);
  return variant.fields.flatMap(({ name, validator }): ShownFault[] => {
    const value = valueAt(shown.object, name);
    if (!validator || !isIdentifierId(validator) || typeof value !== 'string') return [];
    if (value.includes('*')) return [];
    const verdict = checkIdentifier(validator, value, context);
    return verdict.ok
      ? []
      : [{ shown, field: name, message: `${name} "${value}": ${verdict.message}` }];
  });
}

const contextOf = ({ fields }: ServiceVariant, object: Readonly<Record<string, Json>>): Context => {
  const bank = fields.find(({ name }) => name.endsWith('.bank_code'));
  const code = bank && valueAt(object, bank.name);
  return { bankCode: typeof code === 'string' ? code : undefined };
};

const valueAt = (object: Readonly<Record<string, Json>>, name: string): Json | undefined =>
  name.split('.').reduce((inside: Json | undefined, key) => Object(inside)[key], object);

/** A test transaction has sandbox hosts, another one live hosts, and every host of the gateway is a known one. */
function hostFaults(contract: Contract, objects: readonly ShownObject[]): ShownFault[] {
  const host = hostOf(contract);
  return objects.flatMap((shown) => {
    const isTest = testOf(shown);
    return Object.entries(shown.object).flatMap(([field, value]): ShownFault[] => {
      const [name] =
        typeof value === 'string' ? (/^https?:\/\/([^/]+)/.exec(value)?.slice(1) ?? []) : [];
      if (!name?.endsWith('gateway.example')) return [];
      const environment = host(name);
      const fault = (message: string) => [{ shown, field, message: `${name} ${message}` }];
      if (environment === undefined) return fault('is not a host of environments.yaml');
      return environment !== 'any' && isTest !== (environment === 'sandbox')
        ? fault(`is ${environment}, and the example is ${isTest ? 'a test' : 'no test'}`)
        : [];
    });
  });
}

/** `sandbox`, `live`, or `any` for what both share. */
function hostOf({ environments }: Contract) {
  const shared = [environments?.docsHost, environments?.cabinetHost];
  return (name: string): string | undefined => {
    if (shared.includes(`https://${name}`)) return 'any';
    return name.includes('.sandbox.')
      ? 'sandbox'
      : /^(api|pay|files)\./.test(name)
        ? 'live'
        : undefined;
  };
}

/** What the transaction, page or invoice around an object says of itself; the key of all examples is one of the sandbox. */
function testOf({ example, path }: ShownObject): boolean {
  const holders = [...path.keys(), path.length].map((length) => at(example, path.slice(0, length)));
  const said = holders
    .map((holder) => Object(holder).is_test)
    .findLast((test) => test !== undefined);
  return said !== false;
}

/**
 * A card payment that a bank has decided says how 3-D Secure, the CVV and the address were checked. Before the
 * customer has acted, no result is known.
 */
const cardFaults = (shown: ShownObject): ShownFault[] => {
  const { status, method_details } = shown.object;
  const card = Object(Object(method_details).card);
  const isDecided = DECIDED.includes(String(status));
  if (!('status_code' in shown.object) || typeof card.last4 !== 'string') return [];
  if (!isDecided && !['created', 'pending'].includes(String(status))) return [];
  return ['three_ds', 'cvv_result', 'avs_result']
    .filter((field) => (isDecided ? !(field in card) : field in card))
    .map((field) => ({
      shown,
      field: 'method_details',
      message: isDecided
        ? `lacks ${field}, though the bank was asked`
        : `has ${field}, though the customer has not acted yet`,
    }));
};

const DECIDED = ['authorized', 'success', 'partially_refunded', 'refunded', 'charged_back'];
