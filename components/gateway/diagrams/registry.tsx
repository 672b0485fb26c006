import type { Contract } from '@/lib/gateway/contract/types';
import { loadDiagram } from '@/lib/gateway/diagrams/named';
import { loadScreen } from '@/lib/gateway/diagrams/screen';
import { type FromContract, withContract } from '../text/from-contract';
import { Callout } from './callout';
import { ClockDiagram } from './clock';
import { FormulaTable } from './formulas';
import { LifecycleDiagram } from './lifecycle';
import { MoneyPathDiagram } from './money-path';
import { RetryDiagram } from './retries';
import { ScreenDrawing } from './screen';
import { SequenceDiagram } from './sequence';

interface DiagramProps extends FromContract<'callbacks'> {
  readonly name: string;
}

/** `<Diagram name="money-path" />`: a drawing of `content/_site/diagrams`, or one made from the contract. */
function Diagram({ name, contract: { callbacks } }: DiagramProps) {
  // When a callback is sent again; nothing without a contract.
  if (name === 'callback-retries') return callbacks ? <RetryDiagram callbacks={callbacks} /> : null;
  const diagram = loadDiagram(name);
  switch (diagram.kind) {
    case 'sequence':
      return <SequenceDiagram {...diagram} />;
    case 'clocks':
      return <ClockDiagram {...diagram} />;
    case 'path':
      return <MoneyPathDiagram {...diagram} />;
  }
}

/** `<Screen name="interface" />`: a screen of the cabinet from `content/_site/screens`. */
function Screen({ name }: { readonly name: string }) {
  return <ScreenDrawing {...loadScreen(name)} />;
}

/** `<Formulas screen="overview" />`: how the numbers of a screen are calculated. */
function Formulas({ screen }: { readonly screen: string }) {
  return <FormulaTable screen={loadScreen(screen).screen} />;
}

/** `<Lifecycle />`: drawn from the transitions of the contract; nothing without a contract. */
function Lifecycle({ contract: { lifecycle } }: FromContract<'lifecycle'>) {
  return lifecycle ? <LifecycleDiagram lifecycle={lifecycle} /> : null;
}

/** The drawings an MDX page may call. None of them depends on the page. */
export const diagramComponents = (contract: Contract) => ({
  Callout,
  Formulas,
  Screen,
  ...withContract(contract, { Diagram, Lifecycle }),
});
