import { Inline } from '@/components/gateway/text/inline';
import { layoutMoneyPath, type MoneyPath } from '@/lib/gateway/diagrams/money-path';
import { DiagramFigure } from './figure';

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
      caption={caption === undefined ? undefined : <Inline text={caption} />}
    />
  );
}
