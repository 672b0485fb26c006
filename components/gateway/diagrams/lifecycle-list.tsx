import { Inline } from '@/components/gateway/text/inline';
import { StatusLink } from '@/components/gateway/text/refs';
import type { Lifecycle } from '@/lib/gateway/contract/types';
import { lifecycleGroups } from '@/lib/gateway/diagrams/lifecycle-groups';

/** The lifecycle as a list, which a narrow column shows instead of the drawing: each status with the ways on. */
export function LifecycleList({
  lifecycle,
}: {
  readonly lifecycle: Pick<Lifecycle, 'statuses' | 'transitions'>;
}) {
  return (
    <dl className="narrow-only stack">
      {lifecycleGroups(lifecycle).map(({ title, statuses }) => (
        <div key={title}>
          <dt>{title}</dt>
          {statuses.map(({ slug, meaning, ways }) => (
            <dd key={slug}>
              <StatusLink name={slug} /> <Inline text={meaning} />
              {ways.length === 0 ? (
                <p>never changes</p>
              ) : (
                <ul>
                  {ways.map(({ to, note, ink }) => (
                    <li key={to} data-ink={ink}>
                      <StatusLink name={to} />
                      {note && ` ${note}`}
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
