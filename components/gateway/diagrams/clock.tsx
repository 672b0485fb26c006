import { Inline } from '@/components/gateway/text/inline';
import type { Clocks } from '@/lib/gateway/contract/types';
import { layoutClock } from '@/lib/gateway/diagrams/clock';
import { DiagramFigure } from './figure';

/** Time limits of one payment above a common scale. */
export function ClockDiagram({ title, description, bars, marks, caption }: Clocks) {
  return (
    <DiagramFigure
      scene={layoutClock({ bars, marks })}
      title={title}
      description={description}
      caption={caption === undefined ? undefined : <Inline text={caption} />}
    />
  );
}
