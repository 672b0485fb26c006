import { durationOf } from '../../contract/limits';
import type { KnownCodes } from '../../contract/reference/known-codes';
import type {
  Contract,
  Json,
  JsonObject,
  ServiceMethod,
  ServiceVariant,
} from '../../contract/types';
import { at, objectAt, text } from '../wire/json';
import { documentedServices } from './documented';
import { fromUnits } from './money';

/** A service of the point: one variant of the registry with an id. */
export interface CatalogService {
  readonly id: number;
  /** `blik/payin_h2h`. */
  readonly key: string;
  readonly method: ServiceMethod;
  readonly variant: ServiceVariant;
  /** Codes that only services take which list them: balances at a provider. */
  readonly listedOnly: ReadonlySet<string>;
  /** First status and state, the type of the first action, and how long it may take: from the documented response. */
  readonly opening: {
    readonly status: string;
    readonly state: string;
    readonly action: JsonObject | null;
    /** Seconds from create to `expires_at`; `null` = it does not expire. */
    readonly lifetime: number | null;
  };
  /** The passport, where the document has an example of it. */
  readonly documented: JsonObject | undefined;
}

export interface Catalog extends KnownCodes {
  readonly services: ReadonlyMap<number, CatalogService>;
}

/** What the point can do, put together once from the contract. */
export function buildCatalog(contract: Contract, codes: KnownCodes): Catalog {
  const documented = documentedServices(contract);
  const listedOnly = new Set((contract.cryptoCodes?.balances ?? []).map(({ code }) => code));
  const methods = [...contract.services, ...(contract.sandbox?.services ?? [])];
  const services = methods.flatMap((method) =>
    Object.entries(method.variants).flatMap(([name, variant]): [number, CatalogService][] => {
      if (variant.serviceId === undefined || variant.kind === 'validate') return [];
      const { serviceId: id } = variant;
      return [
        [
          id,
          {
            id,
            key: `${method.id}/${name}`,
            method,
            variant,
            listedOnly,
            opening: openingOf(contract, variant),
            documented: documented.get(id),
          },
        ],
      ];
    }),
  );
  return {
    ...codes,
    services: new Map(services.sort(([a], [b]) => a - b)),
  };
}

function openingOf(contract: Contract, variant: ServiceVariant): CatalogService['opening'] {
  const answer: Json | undefined = variant.example?.response;
  const status = text(answer, 'data.status');
  const state = text(answer, 'data.state');
  if (status === undefined || state === undefined) {
    const lifetime = durationOf(contract, 'page_life_card.card') / 1000;
    return variant.direction === 'payout'
      ? { status: 'processing', state: 'queued', action: null, lifetime: null }
      : { status: 'created', state: 'created', action: { type: 'redirect' }, lifetime };
  }
  const end = text(answer, 'data.expires_at');
  const start = text(answer, 'data.created_at');
  const lifetime = end && start ? (Date.parse(end) - Date.parse(start)) / 1000 : null;
  return { status, state, action: objectAt(answer, 'data.next_action') ?? null, lifetime };
}

/** Bounds of a service in a currency: those of the passport, else one unit and ten million. */
export function limitsOf(
  service: CatalogService,
  currency: string,
  decimals: number,
): { min: string; max: string } {
  const rows = at(service.documented, 'limits');
  const list: readonly Json[] = Array.isArray(rows) ? rows : [];
  const row = list.find((limit) => text(limit, 'currency') === currency);
  const whole = (units: bigint) => fromUnits(units * 10n ** BigInt(decimals), decimals);
  return {
    // Small assets are paid in fractions: the smallest unit is the bound of everything with many decimals.
    min: text(row, 'min') ?? (decimals > 3 ? fromUnits(1n, decimals) : whole(1n)),
    max: text(row, 'max') ?? whole(10_000_000n),
  };
}

/**
 * Whether the service takes an amount in this currency. One without a list takes what the point has, except balances
 * at a provider, which only the methods of that provider take.
 */
export function takesCurrency({ method, listedOnly }: CatalogService, currency: string): boolean {
  const { currencies } = method;
  return currencies.length === 0 ? !listedOnly.has(currency) : currencies.includes(currency);
}

/** What the service can do, in the words of the service list. */
export function capabilitiesOf({ variant }: CatalogService): string[] {
  const has = (outcome: string) => variant.tests.some(({ input }) => input.includes(outcome));
  const holds = variant.statuses.some(({ status }) => status === 'authorized');
  return [
    ...(variant.cancel ? ['cancel_before'] : []),
    ...(['full', 'partial'].includes(variant.refund.kind) ? ['cancel_full'] : []),
    ...(variant.refund.kind === 'partial' ? ['cancel_partial'] : []),
    ...(holds ? ['preauth', 'complete_partial'] : []),
    ...(variant.recurring.kind === 'token' ? ['tokens', 'recurring'] : []),
    ...(variant.validate ? ['validate'] : []),
    ...(has('`late_success`') ? ['late_payment'] : []),
  ];
}
