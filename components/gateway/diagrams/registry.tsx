import type { Contract } from '@/lib/gateway/contract/types';
import { loadDiagram } from '@/lib/gateway/diagrams/named';
import { loadScreen } from '@/lib/gateway/diagrams/screen';
import { type FromContract, withContract } from '../text/from-contract';
import { CabinetFacts } from './cabinet-facts';
import { Callout } from './callout';
import { ClockDiagram } from './clock';
import { FormulaTable } from './formulas';
import { LifecycleDiagram } from './lifecycle';
import { MoneyPathDiagram } from './money-path';
import { RetryDiagram } from './retries';
import { ScreenDrawing } from './screen';
import { ExampleTable } from './screen-example';
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

interface FormulasProps {
  readonly screen: string;
  readonly group?: string;
}

/** `<Formulas screen="overview" />`: how the numbers of a screen are calculated, or those of one group. */
function Formulas({ screen, group }: FormulasProps) {
  return <FormulaTable screen={loadScreen(screen).screen} group={group} />;
}

interface ExampleProps {
  readonly screen: string;
  readonly name: string;
}

/** `<ScreenExample screen="final_report" name="journal" />`: worked numbers of a screen. */
function ScreenExample({ screen, name }: ExampleProps) {
  const example = loadScreen(screen).screen.examples?.[name];
  if (!example) throw new Error(`<ScreenExample>: ${screen}.yaml has no example "${name}"`);
  return <ExampleTable example={example} />;
}

interface FactsProps extends FromContract<'permissions' | 'operations'> {
  readonly screen: string;
}

/** `<CabinetFacts screen="payout_create" />`: where, who, second factor, and the same by API. */
function Facts({ screen, contract }: FactsProps) {
  return <CabinetFacts name={screen} {...loadScreen(screen)} contract={contract} />;
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
  ScreenExample,
  ...withContract(contract, { CabinetFacts: Facts, Diagram, Lifecycle }),
});
