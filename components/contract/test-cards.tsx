import { CopyButton } from '@/components/mdx/copy-button';
import { loadContract } from '@/lib/contract/load';
import type { TestCards as TestCardFacts } from '@/lib/contract/types';
import { DataTable } from './data-table';
import { Inline } from './inline';
import { FailureRef } from './refs';
import { DownloadLinks } from './table-tools';

/** Card numbers and codes of the sandbox. */
export function TestCards() {
  const cards = loadContract().testCards;
  return cards ? <TestCardRows cards={cards} /> : null;
}

/** `4242424242424242` → `4242 4242 4242 4242`, as it stands on a card. */
export function groupDigits(number: string): string {
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
export function TestCardRows({ cards }: { readonly cards: TestCardFacts }) {
  const brands = Object.keys(cards.bins);
  return (
    <>
      <p className="file-links">
        <DownloadLinks name="test_cards" />
      </p>
      <DataTable
        label="Numbers that are always approved"
        columns={[
          { label: 'Brand', role: 'head' },
          { label: 'Number', code: true },
          { label: 'CVV', nowrap: true },
          { label: 'Result' },
        ]}
        rows={cards.public.map((card) => ({
          key: card.number,
          cells: [
            card.brand,
            <CardNumber key="number" number={card.number} />,
            card.cvv,
            <Inline key="result" text={card.result} />,
          ],
        }))}
      />
      <DataTable
        label="3-D Secure by the seventh digit"
        columns={[
          { label: 'Digit', role: 'title', code: true },
          { label: 'Behavior', role: 'head' },
          ...brands.map((brand) => ({ label: brandName(brand), code: true })),
        ]}
        rows={cards.threeDs.map((row) => ({
          key: String(row.digit),
          cells: [
            row.digit,
            <span key="behavior">
              <Inline text={row.behavior} />
              {row.failure !== undefined && (
                <>
                  {' '}
                  <FailureRef code={row.failure} />
                </>
              )}
            </span>,
            ...brands.map((brand) => <CardNumber key={brand} number={row.cards[brand]} />),
          ],
        }))}
      />
      <DataTable
        label="Numbers that are declined"
        columns={[
          { label: 'Failure', role: 'head' },
          ...brands.map((brand) => ({ label: brandName(brand), code: true })),
          { label: 'Note' },
        ]}
        rows={cards.declines.map((row) => ({
          key: `${row.failure} ${row.note ?? ''}`,
          cells: [
            <FailureRef key="failure" code={row.failure} />,
            ...brands.map((brand) => <CardNumber key={brand} number={row.cards[brand]} />),
            row.note === undefined ? '' : <Inline key="note" text={row.note} />,
          ],
        }))}
      />
      <DataTable
        label="Codes to type"
        columns={[
          { label: 'Code', role: 'head', code: true },
          { label: 'Kind' },
          { label: 'Result' },
        ]}
        rows={cards.inputs.map((input) => ({
          key: `${input.kind} ${input.value}`,
          cells: [input.value, input.kind, <Inline key="result" text={input.result} />],
        }))}
      />
    </>
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
