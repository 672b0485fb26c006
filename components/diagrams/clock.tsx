import { Inline } from '@/components/contract/inline';
import type { Clocks } from '@/lib/contract/types';
import { layoutClock } from '@/lib/diagrams/clock';
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
