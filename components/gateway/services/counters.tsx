import { getIndex } from '@/lib/docs/content/pages';
import { loadContract } from '@/lib/gateway/contract/load';

/** What the documentation holds, counted from the data it is made of. */
export function Counters() {
  const { errors, failures, operations, services, lifecycle } = loadContract();
  const counts: readonly (readonly [label: string, count: number | undefined])[] = [
    ['pages', getIndex().pages.length],
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
