import { Inline } from '@/components/gateway/text/inline';
import type { Sequence } from '@/lib/gateway/contract/types';
import { layoutSequence } from '@/lib/gateway/diagrams/sequence';
import { DiagramFigure } from './figure';
import { SequenceSteps } from './sequence-steps';

/** Who sends what to whom, time running downwards. */
export function SequenceDiagram({ actors, messages, caption, title, description }: Sequence) {
  return (
    <DiagramFigure
      scene={layoutSequence({ actors, messages })}
      title={title}
      description={description}
      told={<SequenceSteps actors={actors} messages={messages} />}
      caption={<Inline text={caption ?? defaultCaption(messages)} />}
      isLegend={caption === undefined}
    />
  );
}

/** What the signs of this drawing mean. */
function defaultCaption(messages: Sequence['messages']): string {
  const sentences: string[] = [];
  if (messages.some((message) => message.kind === 'answer'))
    sentences.push('Dashed lines are responses.');
  if (messages.some((message) => message.wait)) sentences.push('The bars show the waiting time.');
  if (messages.some((message) => message.kind === 'callback')) {
    sentences.push('The highlighted line is the callback: fulfill the order when you receive it.');
  }
  return sentences.join(' ') || 'Time runs downwards.';
}
