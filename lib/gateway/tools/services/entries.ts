import { CAPABILITIES, catalogueRows } from '../../contract/catalogue';
import { factText } from '../../contract/services';
import type { Contract, ServiceVariant } from '../../contract/types';

/** How a service is integrated, in the order of the form. */
export const WAYS = [
  ['page', 'Payin on the hosted page'],
  ['h2h', 'Payin, host to host'],
  ['direct', 'Payin without the customer'],
  ['payout', 'Payout'],
  ['transfer', 'Transfer'],
  ['tokenization', 'Tokenization'],
] as const;

export type Way = (typeof WAYS)[number][0];

/** What a service can do, by the tags of the catalog. */
export type Ability = (typeof CAPABILITIES)[number]['tag'];

/** A page of a method, as the finder compares it. */
export interface FoundPage {
  readonly route: string;
  readonly label: string;
  readonly way: Way;
  /** Absent while every merchant can use it. */
  readonly status?: 'limited' | 'suspended';
  readonly able: readonly Ability[];
  /** The same in words: "partial refund". */
  readonly words: readonly string[];
  readonly range?: ServiceVariant['amountRange'];
  /** What is published about the amount, with markup. */
  readonly amount?: string | undefined;
  /** Whether the page has a request. */
  readonly hasRequest: boolean;
}

/** A method with its pages. */
export interface FoundMethod {
  readonly id: string;
  readonly name: string;
  /** Alpha-2; empty where the contract with the merchant decides. */
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
  readonly pages: readonly FoundPage[];
}

/** Every method that merchants can use, in the order of the catalog; checks without a payment are no service. */
export function serviceEntries({ services }: Contract): FoundMethod[] {
  const variants = new Map<string, ServiceVariant>(
    services.flatMap(({ id, variants: all }) =>
      Object.entries(all).map(([name, variant]) => [`${id}/${name}`, variant] as const),
    ),
  );
  const methods = new Map<string, FoundMethod>();
  for (const row of catalogueRows(services)) {
    const variant = variants.get(row.key);
    if (!variant || variant.kind === 'validate' || row.status === 'archived') continue;
    const id = row.key.split('/')[0] ?? row.key;
    const page: FoundPage = {
      route: row.route,
      label: row.label,
      way: wayOf(variant),
      ...(row.status !== 'active' && { status: row.status }),
      able: CAPABILITIES.flatMap(({ tag }) => (row.tags.includes(tag) ? [tag] : [])),
      words: row.capabilities,
      ...(variant.amountRange && { range: variant.amountRange }),
      amount: factText(variant.amount),
      hasRequest: (variant.example ?? variant.dryRun) !== undefined,
    };
    const { method: name, countries, currencies } = row;
    const pages = [...(methods.get(id)?.pages ?? []), page];
    methods.set(id, { id, name, countries, currencies, pages });
  }
  return [...methods.values()];
}

function wayOf({ direction, flow }: ServiceVariant): Way {
  if (direction !== 'payin') return direction;
  return flow === 'hpp' ? 'page' : flow;
}
