import { Inline } from '@/components/gateway/text/inline';
import { layoutMoneyPath, type MoneyPath } from '@/lib/gateway/diagrams/money-path/layout';
import { layoutNarrowMoneyPath } from '@/lib/gateway/diagrams/money-path/narrow';
import { DiagramFigure } from './figure';
import { Plot } from './plot';

interface MoneyPathProps extends MoneyPath {
  readonly title: string;
  readonly description: string;
  readonly caption?: string | undefined;
}

/** The steps of a payment, and how long it takes. */
export function MoneyPathDiagram({ title, description, caption, ...path }: MoneyPathProps) {
  return (
    <DiagramFigure
      scene={layoutMoneyPath(path)}
      title={title}
      description={description}
      told={
        <div className="narrow-only narrow-plot">
          <Plot scene={layoutNarrowMoneyPath(path)} title={title} description={description} />
        </div>
      }
      caption={caption === undefined ? undefined : <Inline text={caption} />}
      isLegend
    />
  );
}
