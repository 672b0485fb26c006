import { formatDate } from '@/lib/base/text/dates';
import { sourcesOf } from '@/lib/gateway/contract/sources';
import type { Service } from '@/lib/gateway/contract/types';

interface FactSourcesProps {
  readonly service: Service;
}

/** Where the facts of a service come from, and when they were compared with it; nothing if no fact has a source. */
export function FactSources({ service }: FactSourcesProps) {
  const days = sourcesOf(service);
  if (days.length === 0) return null;
  const isOne = days.length === 1 && days[0]?.sources.length === 1;
  return (
    <p className="facts-sources">
      {isOne ? 'Source: ' : 'Sources: '}
      {days.map(({ asOf, sources }, index) => (
        <span key={asOf}>
          {index > 0 && ' '}
          {sources.join('; ')} (checked on <time dateTime={asOf}>{formatDate(asOf)}</time>).
        </span>
      ))}
    </p>
  );
}
