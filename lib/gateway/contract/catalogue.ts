import { rangeText } from './amount-range';
import { availabilityOf } from './services';
import type { ServiceMethod, ServiceVariant } from './types';

/** Tag of a service whose countries or currencies the point decides: any choice may fit it. */
export const PER_POINT_TAG = { country: 'any-country', currency: 'any-currency' } as const;

/** One page of the services section, as the catalog shows it. */
export interface CatalogueRow {
  /** `blik/payin_hpp`. */
  readonly key: string;
  readonly route: string;
  readonly method: string;
  readonly label: string;
  readonly status: ServiceMethod['status'];
  readonly direction: ServiceVariant['direction'];
  readonly flow: ServiceVariant['flow'];
  /** Alpha-2; empty where the contract with the merchant decides. */
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  /** In words: "partial refund". */
  readonly capabilities: readonly string[];
  /** Published limits of the amount: `PLN 0.01 to 50,000`. */
  readonly amount: string | undefined;
  /** What the selects above the table look for. */
  readonly tags: readonly string[];
}

/** What a service can do, as the select names it, and the tag of the services that can. */
export const CAPABILITIES = [
  { label: 'Refund', tag: 'refund' },
  { label: 'Partial refund', tag: 'partial' },
  { label: 'Recurring', tag: 'recurring' },
  { label: 'Validate', tag: 'validate' },
  { label: 'Cancel before payment', tag: 'cancel' },
] as const;

type CapabilityTag = (typeof CAPABILITIES)[number]['tag'];

interface Ability {
  readonly words: string;
  readonly tags: readonly CapabilityTag[];
}

/** A row per variant: methods of fixed countries first, by name, then those whose countries the point decides. */
export function catalogueRows(services: readonly ServiceMethod[]): CatalogueRow[] {
  return [...services]
    .sort(
      (a, b) =>
        Number(a.countries.length === 0) - Number(b.countries.length === 0) ||
        a.name.localeCompare(b.name, 'en'),
    )
    .flatMap((method) =>
      Object.entries(method.variants).map(([name, variant]) => rowOf(method, name, variant)),
    );
}

/** Values that occur in the rows, each once, sorted as text. */
export const valuesOf = (
  rows: readonly CatalogueRow[],
  pick: (row: CatalogueRow) => readonly string[],
): string[] => [...new Set(rows.flatMap(pick))].sort((a, b) => a.localeCompare(b, 'en'));

function rowOf(method: ServiceMethod, name: string, variant: ServiceVariant): CatalogueRow {
  const { countries, currencies } = method;
  const abilities = abilitiesOf(variant);
  return {
    key: `${method.id}/${name}`,
    route: variant.route,
    method: method.name,
    label: variant.label,
    status: availabilityOf(method, variant).status,
    direction: variant.direction,
    flow: variant.flow,
    countries,
    currencies,
    capabilities: abilities.map(({ words }) => words),
    amount: variant.amountRange && rangeText(variant.amountRange),
    tags: [
      variant.direction,
      variant.flow,
      ...(countries.length > 0 ? countries : [PER_POINT_TAG.country]),
      ...(currencies.length > 0 ? currencies : [PER_POINT_TAG.currency]),
      ...abilities.flatMap(({ tags }) => tags),
    ],
  };
}

function abilitiesOf({ refund, recurring, validate, cancel }: ServiceVariant): Ability[] {
  const abilities: (Ability | undefined)[] = [
    refundOf(refund),
    recurring.kind === 'no' ? undefined : { words: 'recurring', tags: ['recurring'] },
    validate ? { words: 'validate', tags: ['validate'] } : undefined,
    cancel ? { words: 'cancel', tags: ['cancel'] } : undefined,
  ];
  return abilities.filter((ability) => ability !== undefined);
}

function refundOf({ kind }: ServiceVariant['refund']): Ability | undefined {
  switch (kind) {
    case 'none':
      return undefined;
    case 'new_payout':
      return { words: 'refund by payout', tags: [] };
    case 'full':
      return { words: 'full refund', tags: ['refund'] };
    case 'partial':
      return { words: 'partial refund', tags: ['refund', 'partial'] };
  }
}
