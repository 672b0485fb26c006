import { formatDay } from '@/lib/base/text/dates';
import { sourcesOf } from '@/lib/gateway/contract/sources';
import type { Service } from '@/lib/gateway/contract/types';

interface FactSourcesProps {
  readonly service: Service;
}

/** Where the facts of a service come from, and when they were compared with it; nothing if no fact has a source. */
export function FactSources({ service }: FactSourcesProps) {
  const days = sourcesOf(service);
  if (days.length === 0) return null;
  return (
    <p className="facts-sources">
      {days.map(({ asOf, sources }, index) => (
        <span key={asOf}>
          {index > 0 && ' '}
          {index === 0 ? 'Sources, as of' : 'As of'} <time dateTime={asOf}>{formatDay(asOf)}</time>:{' '}
          {sources.join('; ')}.
        </span>
      ))}
    </p>
  );
}
