import type { Lifecycle } from '@/lib/gateway/contract/types';
import { describeLifecycle, layoutLifecycle } from '@/lib/gateway/diagrams/lifecycle';
import { DiagramFigure } from './figure';
import { LifecycleList } from './lifecycle-list';

/** The statuses of a transaction and every way between them, drawn from the same data as the table. */
export function LifecycleDiagram({
  lifecycle,
}: {
  readonly lifecycle: Pick<Lifecycle, 'statuses' | 'transitions'>;
}) {
  const exceptions = lifecycle.transitions.filter((transition) => transition.exception);
  const finals = lifecycle.statuses
    .filter(({ final, money }) => final !== 'no' && money === 'none')
    .map(({ slug }) => slug);
  const out = finals.filter((slug) => exceptions.some(({ from }) => from.includes(slug)));
  return (
    <DiagramFigure
      scene={layoutLifecycle(lifecycle)}
      title="Lifecycle of a transaction"
      description={describeLifecycle(lifecycle)}
      told={<LifecycleList lifecycle={lifecycle} />}
      caption={
        <>
          <span className="wide-only">Lines join at a dot; elsewhere they only cross.</span>
          {exceptions.length > 0 && ' Dashed lines are exceptions.'}
          {out.length > 0 && (
            <>
              {' '}
              The highlighted line is a payment that succeeds after <code>{out.join(', ')}</code>.
            </>
          )}
        </>
      }
    />
  );
}
