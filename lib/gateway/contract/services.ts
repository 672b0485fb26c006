import { quantityText } from './quantity-text';
import type {
  Availability,
  Contract,
  Fact,
  ServiceField,
  ServiceMethod,
  ServiceVariant,
} from './types';

/** What a service page gets: its method, its variant and links to all pages of the method. */
export interface Service {
  /** `blik/payin_hpp`. */
  readonly key: string;
  readonly method: ServiceMethod;
  readonly variant: ServiceVariant;
  readonly siblings: readonly (Pick<ServiceVariant, 'route' | 'label' | 'kind'> & {
    readonly key: string;
    readonly isCurrent: boolean;
  })[];
}

/** The method and variant a page names: `blik/payin_hpp`. */
export function serviceOf(contract: Contract, key: string): Service | undefined {
  const [id, variantKey] = key.split('/');
  const method = contract.services.find((candidate) => candidate.id === id);
  const variant = variantKey === undefined ? undefined : method?.variants[variantKey];
  if (!method || !variant) return undefined;
  return {
    key,
    method,
    variant,
    siblings: Object.entries(method.variants).map(([name, sibling]) => ({
      key: `${method.id}/${name}`,
      route: sibling.route,
      label: sibling.label,
      kind: sibling.kind,
      isCurrent: name === variantKey,
    })),
  };
}

/** Whether a variant is open: what it says itself, else what its method says. */
export const availabilityOf = (method: ServiceMethod, variant: ServiceVariant): Availability =>
  variant.availability ?? method;

/** States of `state_codes.yaml` that a service has because of its other facts. */
const DISPUTED = { status: 'charged_back', state: 'chargeback_open' } as const;
const CANCELED = { status: 'canceled', state: 'canceled_by_merchant' } as const;
const CANCELED_BY_CUSTOMER = { status: 'canceled', state: 'canceled_by_customer' } as const;

/** The state of a P2P payin that the customer can give up with `p2p/cancel`. */
const AWAITS_TRANSFER = 'awaiting_payer_transfer';

type Rows = Pick<ServiceVariant, 'statuses' | 'failures'>;

/**
 * The failures of a service page, in order: those of the data, and those that end a state of the service which lasts too
 * long. The latter are a fact of `state_codes.yaml`, so the data does not repeat them.
 */
export function failureRowsOf(
  { statuses, failures }: Rows,
  { states }: Pick<Contract, 'states'>,
): ServiceVariant['failures'] {
  const known = new Set(failures.map(({ code }) => code));
  const own = new Set(statuses.map(({ state }) => state));
  const late = (states?.codes ?? []).flatMap(({ slug, timeoutFailure: code }) =>
    code !== undefined && own.has(slug) && !known.has(code) ? [{ code }] : [],
  );
  return [...failures, ...late];
}

/**
 * The statuses of a service page, in order: those of the data, each state of `failed` that only its failures name, a
 * dispute, and the ends of a cancellation. The state of a failure is a fact of `failure_reasons.yaml`; whether a payment
 * can be disputed or canceled is a fact of the service. So the data does not repeat them.
 */
export function statusRowsOf(
  variant: Rows & Pick<ServiceVariant, 'cancel' | 'flow' | 'disputes'>,
  contract: Pick<Contract, 'failures' | 'states'>,
): ServiceVariant['statuses'] {
  const { statuses, cancel, flow, disputes } = variant;
  if (statuses.length === 0) return statuses;
  const stateOf = (code: number) =>
    contract.failures?.codes.find((reason) => reason.code === code)?.state;
  const known = new Set(statuses.map(({ state }) => state));
  const ends = [...new Set(failureRowsOf(variant, contract).map(({ code }) => stateOf(code)))];
  const failed = ends.flatMap((state) =>
    state === undefined || known.has(state) ? [] : [{ status: 'failed', state }],
  );
  // A slip that cannot be withdrawn has no Cancel button on the hosted page either.
  const canGiveUp = (flow === 'hpp' && cancel) || known.has(AWAITS_TRANSFER);
  const later = [
    ...(['yes', 'claims'].includes(disputes.kind) ? [DISPUTED] : []),
    ...(cancel ? [CANCELED] : []),
    ...(canGiveUp ? [CANCELED_BY_CUSTOMER] : []),
  ].filter(({ state }) => !known.has(state));
  const last = statuses.findLastIndex(({ status }) => status === 'failed');
  const place = last === -1 ? statuses.length : last + 1;
  return [...statuses.slice(0, place), ...failed, ...later, ...statuses.slice(place)];
}

/**
 * Whether a merchant sets the time to pay with `expires_in`: the transaction ends as `expired` at its own `expires_at`.
 * Elsewhere the bank or the app ends the payment as `failed`, an invoice has `due_at`, and a finished payment needs no time.
 */
export const isTimeChosen = ({
  statuses,
  example,
}: Pick<ServiceVariant, 'statuses' | 'example'>): boolean =>
  statuses.some(({ status }) => status === 'expired') &&
  typeof Object(example?.response.data).expires_at === 'string';

/** The rules a variant is under: its own, else those of its method. */
export const regulationOf = (method: ServiceMethod, variant: ServiceVariant): readonly Fact[] =>
  variant.regulation ?? method.regulation ?? [];

/**
 * Whether a request needs a field, as far as the data says so for programs.
 * @param has whether the request has the field of a dot path
 */
export const isNeeded = (field: ServiceField, has: (name: string) => boolean): boolean =>
  field.need === 'required' ||
  (field.with !== undefined && has(field.with)) ||
  (field.without !== undefined && !has(field.without));

/** How long the customer can pay, as a page prints it: the number of the data with the words that follow it. */
export function timeToPayText({
  timeToPay,
  expiry,
}: Pick<ServiceVariant, 'timeToPay' | 'expiry'>): string | undefined {
  if (timeToPay === undefined) return factText(expiry);
  const time = quantityText(timeToPay);
  return (
    factText(expiry && { ...expiry, value: `${time} ${expiry.value}` }) ?? `${time} by default`
  );
}

/** The fact as a page prints it: a figure of other providers is typical, and one that is not confirmed is left out. */
export function factText(fact: Fact | undefined): string | undefined {
  if (fact === undefined || fact.certainty === 'uncertain') return undefined;
  return fact.certainty === 'provider' ? `typically ${fact.value}` : fact.value;
}
