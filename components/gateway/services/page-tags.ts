import { serviceOf } from '@/lib/gateway/contract/services';
import type { Contract } from '@/lib/gateway/contract/types';

/** Above this the currencies or countries of a method say nothing at a glance. */
const MAX_LISTED = 3;

/** The tags above the title of a service page: countries, currencies, direction and flow. */
export function pageTags(
  { service }: Readonly<Record<string, string | undefined>>,
  contract: Contract,
): string[] {
  const found = service ? serviceOf(contract, service) : undefined;
  if (!found) return [];
  const { countries, currencies } = found.method;
  const { kind, direction } = found.variant;
  const listed = (codes: readonly string[]) => (codes.length <= MAX_LISTED ? codes : []);
  return [
    ...listed(countries),
    ...listed(currencies),
    ...(kind === 'core' ? [direction] : kind.split('_')),
  ];
}
