import { CopyButton } from '@/components/base/copy/copy-button';
import { ANCHOR } from '@/lib/gateway/contract/anchors';
import { publicCardResult } from '@/lib/gateway/contract/reference/test-cards';
import type { TestCards as TestCardFacts } from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import { DownloadLinks } from '../../base/tables/table-tools';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { FailureRef } from '../text/refs';
import { SandboxErrors, SandboxObjects } from './sandbox-facts';

const PARTS = [
  'public',
  'threeDs',
  'threeDsResults',
  'declines',
  'inputs',
  'rules',
  'objects',
  'errors',
] as const;
type Part = (typeof PARTS)[number];

/** What the parts need in addition to the cards. */
type SandboxParts = 'sandbox' | 'lifecycle' | 'failures';

interface TestCardsProps extends FromContract<'testCards' | SandboxParts> {
  readonly part?: string;
}

/** Test data of the sandbox: card numbers and codes, or the part a page has a heading for. */
export function TestCards({ part, contract }: TestCardsProps) {
  const cards = contract.testCards;
  if (part === undefined) return cards ? <TestCardRows cards={cards} contract={contract} /> : null;
  const known = PARTS.find((name) => name === part);
  if (!known) throw new Error(`<TestData part="${part}" />: the parts are ${PARTS.join(', ')}`);
  return cards ? <TestCardPart part={known} cards={cards} contract={contract} /> : null;
}

/** `4242424242424242` → `4242 4242 4242 4242`, as it is on a card. */
function groupDigits(number: string): string {
  const sizes =
    number.length === 15 ? [4, 6, 5] : number.length === 14 ? [4, 6, 4] : [4, 4, 4, 4, 4];
  let at = 0;
  return sizes
    .map((size) => {
      const part = number.slice(at, at + size);
      at += size;
      return part;
    })
    .filter(Boolean)
    .join(' ');
}

/** `TestCards` for given data: public numbers, 3-D Secure, declines, codes to type. */
function TestCardRows({ cards, contract }: CardsProps) {
  return (
    <>
      <TestCardPart part="public" cards={cards} contract={contract} />
      <TestCardPart part="threeDs" cards={cards} contract={contract} />
      <TestCardPart part="declines" cards={cards} contract={contract} />
      <TestCardPart part="inputs" cards={cards} contract={contract} />
    </>
  );
}

interface CardsProps extends FromContract<SandboxParts> {
  readonly cards: TestCardFacts;
}

function TestCardPart({ part, cards, contract }: CardsProps & { readonly part: Part }) {
  switch (part) {
    case 'public':
      return <ApprovedCards cards={cards} />;
    case 'threeDs':
      return <ThreeDsCards cards={cards} contract={contract} />;
    case 'threeDsResults':
      return <ThreeDsResults cards={cards} />;
    case 'declines':
      return <DeclinedCards cards={cards} contract={contract} />;
    case 'inputs':
      return <Inputs cards={cards} />;
    case 'rules':
      return <Rules cards={cards} />;
    case 'objects':
      return <SandboxObjects contract={contract} />;
    case 'errors':
      return <SandboxErrors contract={contract} />;
  }
}

function ApprovedCards({ cards }: Pick<CardsProps, 'cards'>) {
  return (
    <>
      <p className="file-links">
        <DownloadLinks name="test_cards" />
      </p>
      <DataTable
        label="Test cards by brand"
        columns={[
          { label: 'Brand', role: 'head' },
          { label: 'Number', code: true },
          { label: 'CVV', nowrap: true },
          { label: 'Result' },
        ]}
        rows={cards.public.map((card) => ({
          key: card.number,
          id: ANCHOR.card(card.number),
          cells: [
            card.brand,
            <CardNumber key="number" number={card.number} />,
            card.cvv,
            <Inline key="result" text={publicCardResult(cards, card)} />,
          ],
        }))}
      />
    </>
  );
}

function ThreeDsCards({ cards, contract }: CardsProps) {
  const brands = Object.keys(cards.bins);
  return (
    <DataTable
      label="3-D Secure by the seventh digit"
      columns={[
        { label: 'Digit', role: 'title', code: true },
        { label: 'Behavior', role: 'head' },
        ...brands.map((brand) => ({ label: brandName(brand), code: true })),
      ]}
      rows={cards.threeDs.map((row) => ({
        key: String(row.digit),
        id: ANCHOR.card(Object.values(row.cards)[0] ?? ''),
        cells: [
          row.digit,
          <span key="behavior">
            <Inline text={row.behavior} />
            {row.failure !== undefined && (
              <>
                {' '}
                <FailureRef code={row.failure} contract={contract} />
              </>
            )}
          </span>,
          ...brands.map((brand) => <CardNumber key={brand} number={row.cards[brand]} />),
        ],
      }))}
    />
  );
}

/** What `method_details.card.three_ds` says for each way in which 3-D Secure ends. */
function ThreeDsResults({ cards }: Pick<CardsProps, 'cards'>) {
  return (
    <DataTable
      label="Results of 3-D Secure"
      columns={[
        { label: 'status', role: 'head', code: true },
        { label: 'Meaning' },
        { label: 'eci in the sandbox', code: true },
        { label: 'liability_shift', code: true },
      ]}
      rows={cards.threeDsResults.map(({ status, meaning, eci, liabilityShift }) => ({
        key: status,
        cells: [
          status,
          <Inline key="meaning" text={meaning} />,
          eci ?? 'null',
          `${liabilityShift}`,
        ],
      }))}
    />
  );
}

function DeclinedCards({ cards, contract }: CardsProps) {
  const brands = Object.keys(cards.bins);
  return (
    <DataTable
      label="Numbers that are declined"
      columns={[
        { label: 'Failure', role: 'head' },
        ...brands.map((brand) => ({ label: brandName(brand), code: true })),
        { label: 'Note' },
      ]}
      rows={cards.declines.map((row) => ({
        key: `${row.failure} ${row.note ?? ''}`,
        id: ANCHOR.card(Object.values(row.cards)[0] ?? ''),
        cells: [
          <FailureRef key="failure" code={row.failure} contract={contract} />,
          ...brands.map((brand) => <CardNumber key={brand} number={row.cards[brand]} />),
          row.note === undefined ? '' : <Inline key="note" text={row.note} />,
        ],
      }))}
    />
  );
}

function Inputs({ cards }: Pick<CardsProps, 'cards'>) {
  return (
    <DataTable
      label="Codes to type"
      columns={[
        { label: 'Code', role: 'head', code: true },
        { label: 'Kind' },
        { label: 'Result' },
      ]}
      rows={cards.inputs.map((input) => ({
        key: `${input.kind} ${input.value}`,
        id: ANCHOR.input(input.kind, input.value),
        cells: [input.value, input.kind, <Inline key="result" text={input.result} />],
      }))}
    />
  );
}

/** What holds for every card of the sandbox. */
function Rules({ cards }: Pick<CardsProps, 'cards'>) {
  return (
    <ul>
      {cards.rules.map((rule) => (
        <li key={rule}>
          <Inline text={rule} />
        </li>
      ))}
    </ul>
  );
}

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

function CardNumber({ number }: { readonly number: string | undefined }) {
  if (number === undefined) return 'compute it';
  return (
    <span className="card-number">
      {groupDigits(number)}
      <CopyButton label={`Copy ${groupDigits(number)}`} value={number} />
    </span>
  );
}
