import type { Contract } from '@/lib/gateway/contract/types';

interface CountersProps {
  readonly contract: Contract;
  /** How many pages the site has. */
  readonly pages: number;
}

/** What the documentation holds, counted from the data it is made of. */
export function Counters({ contract, pages }: CountersProps) {
  const { errors, failures, operations, services, lifecycle } = contract;
  const counts: readonly (readonly [label: string, count: number | undefined])[] = [
    ['pages', pages],
    ['API operations', operations.length],
    ['payment methods', services.length],
    ['statuses', lifecycle?.statuses.length],
    ['API error codes', errors?.codes.length],
    ['failure reasons', failures?.codes.length],
  ];
  return (
    <dl className="counters">
      {counts.map(([label, count]) =>
        count ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
