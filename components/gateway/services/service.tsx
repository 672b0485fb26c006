import { Icon } from '@/components/base/icon/icon';
import { DocLink } from '@/components/base/link/link';
import { ClockDiagram } from '@/components/gateway/diagrams/clock';
import { SequenceDiagram } from '@/components/gateway/diagrams/sequence';
import type { Service } from '@/lib/gateway/contract/types';
import { Inline } from '../text/inline';

interface ServiceProps {
  readonly service: Service;
}

/** What the customer does, step by step, and who sends what to whom. */
export function CustomerSteps({ service: { variant } }: ServiceProps) {
  return (
    <>
      {variant.steps.length > 0 && (
        <ol className="steps">
          {variant.steps.map((step) => (
            <li key={step}>
              <Inline text={step} />
            </li>
          ))}
        </ol>
      )}
      {variant.sequence && <SequenceDiagram {...variant.sequence} />}
    </>
  );
}

/** The time limits of the service on one axis; nothing if it has none. */
export function ServiceClocks({ service: { variant } }: ServiceProps) {
  return variant.clocks ? <ClockDiagram {...variant.clocks} /> : null;
}

/** `Payin, hosted page` after a colon: `payin, hosted page`; abbreviations keep their capitals. */
const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** The other pages of the same method. */
export function Siblings({ service: { method, siblings } }: ServiceProps) {
  const others = siblings.filter((sibling) => !sibling.isCurrent);
  if (others.length === 0) return null;
  return (
    <ul className="related">
      {others.map((sibling) => (
        <li key={sibling.key}>
          <DocLink className="related-link" href={sibling.route}>
            {method.name}: {inSentence(sibling.label)}
            <Icon name="arrow-right" />
          </DocLink>
        </li>
      ))}
    </ul>
  );
}
