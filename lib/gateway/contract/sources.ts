import { availabilityOf, regulationOf } from './services';
import type { Fact, Service, ServiceVariant } from './types';

/** Sources that were read on one day. */
export interface DatedSources {
  /** `2026-11-22`. */
  readonly asOf: string;
  /** Each once, in the order of the facts. */
  readonly sources: readonly string[];
}

/**
 * The publications behind the facts that the page of a service prints, the latest day first; each once, on its latest day.
 * Figures of other providers are printed as typical and have no publication that a page may name.
 */
export function sourcesOf({
  method,
  variant,
}: Pick<Service, 'method' | 'variant'>): DatedSources[] {
  const latest = new Map<string, string>();
  for (const { certainty, source, asOf } of factsOf(method, variant)) {
    if (source === undefined || asOf === undefined || certainty !== 'scheme') continue;
    const known = latest.get(source);
    if (known === undefined || known < asOf) latest.set(source, asOf);
  }
  const days = [...new Set(latest.values())].sort().reverse();
  return days.map((asOf) => ({
    asOf,
    sources: [...latest].filter(([, day]) => day === asOf).map(([source]) => source),
  }));
}

/** Every fact of a service page, in the order in which it prints them. */
function factsOf(method: Service['method'], variant: ServiceVariant): readonly Fact[] {
  const { amount, confirmation, expiry, facts = [], refund, disputes, recurring } = variant;
  return [
    availabilityOf(method, variant).statusNote,
    amount,
    variant.settlement,
    variant.activation,
    variant.refundWindow,
    variant.sectors,
    confirmation.typical,
    confirmation.timeout,
    expiry,
    ...facts.map((row) => row.fact),
    refund.text,
    disputes.text,
    recurring.text,
    ...regulationOf(method, variant),
  ].filter((fact) => fact !== undefined);
}
