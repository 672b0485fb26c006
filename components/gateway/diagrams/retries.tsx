import type { Callbacks } from '@/lib/gateway/contract/types';
import { layoutRetries } from '@/lib/gateway/diagrams/retries';
import { DiagramFigure } from './figure';

type RetryDiagramProps = { readonly callbacks: Pick<Callbacks, 'attempts'> };

/** The attempts to deliver one callback, on a logarithmic time scale. */
export function RetryDiagram({ callbacks: { attempts } }: RetryDiagramProps) {
  const [, ...later] = attempts;
  const delays = later.map(({ delay }) => delay).join(', ');
  return (
    <DiagramFigure
      scene={layoutRetries(attempts)}
      title="Attempts to deliver a callback"
      description={`The first attempt follows the event immediately. If it fails, the next attempts follow after ${delays}. Each pause is counted from the previous attempt.`}
      caption="The highlighted first attempt follows immediately; each number is one more attempt. The scale is logarithmic."
      isLegend
    />
  );
}
