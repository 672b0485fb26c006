import { Dial } from '@/components/base/icon/dial';
import { DocLink } from '@/components/base/link/link';
import { countryName } from '@/lib/base/text/country-name';
import { type AtlasRow, atlasByCountry, atlasRows, WAYS } from '@/lib/gateway/contract/atlas';
import type { CatalogueRow } from '@/lib/gateway/contract/catalogue';
import {
  CAPABILITIES,
  catalogueRows,
  PER_POINT_TAG,
  valuesOf,
} from '@/lib/gateway/contract/catalogue';
import type { Column, Row } from '../../base/tables/data-table';
import { type Band, bandsByLetter, LongTable } from '../../base/tables/long-table';
import { type Choice, TableTools } from '../../base/tables/table-tools';
import type { FromContract } from '../text/from-contract';

/** In place of countries or currencies that the registry leaves open. */
const BY_CONTRACT = 'by contract';

const DIRECTIONS: readonly Choice[] = [
  { label: 'Payin', value: 'payin' },
  { label: 'Payout', value: 'payout' },
  { label: 'Transfer', value: 'transfer' },
  { label: 'Tokenization', value: 'tokenization' },
];

const FLOWS: readonly Choice[] = [
  { label: 'hpp, hosted page', value: 'hpp' },
  { label: 'h2h, your page', value: 'h2h' },
  { label: 'direct, no customer', value: 'direct' },
];

/** How far a page is open: the dial, the word after its name, and what it means. */
const STATUS = {
  active: { level: 'full', note: '', meaning: '' },
  limited: { level: 'half', note: ', limited', meaning: ': under conditions' },
  suspended: { level: 'quarter', note: ', suspended', meaning: ': no new payments' },
  archived: { level: 'minus', note: ', closed', meaning: ': ended' },
} as const satisfies Record<CatalogueRow['status'], object>;

const WAY_COLUMNS: readonly Column[] = [
  { label: 'Page', width: 4, dial: true },
  { label: 'H2H', width: 4, dial: true },
  { label: 'Payout', width: 4, dial: true },
];

/** Every method with a dial per way, by country or by name; each dial leads to its page. */
export function ServiceCatalogue({ contract: { services } }: FromContract<'services'>) {
  const pages = catalogueRows(services);
  const methods = atlasRows(pages);
  if (methods.length === 0) return null;
  const bands = countryBands(methods);
  const count = bands.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div className="atlas" id="services">
      <TableTools
        table="atlas-country atlas-method"
        placeholder="Filter by method, country, or currency"
        count={count}
        views={['By country', 'By method']}
        selects={selectsFor(pages)}
      />
      <ul className="atlas-legend">
        {Object.entries(STATUS).map(([status, { level, note, meaning }]) => (
          <li key={status} className="with-dial">
            <Dial level={level} tone="accent" /> {note.slice(2) || status}
            {meaning}
          </li>
        ))}
        <li className="with-dial">
          <Dial level="empty" tone="none" /> not offered
        </li>
      </ul>
      <LongTable
        id="atlas-country"
        label="Methods by country"
        isFiltered
        isRepeat
        columns={[
          { label: 'Method', role: 'head' },
          ...WAY_COLUMNS,
          { label: 'Currency, amount', code: true, width: 9 },
          { label: 'More pages' },
          { label: 'Capabilities' },
        ]}
        bands={bands}
      />
      <LongTable
        id="atlas-method"
        label="Methods by name"
        isFiltered
        columns={[
          { label: 'Method', role: 'head' },
          ...WAY_COLUMNS,
          { label: 'Country' },
          { label: 'Currency, amount', code: true, width: 9 },
          { label: 'More pages' },
          { label: 'Capabilities' },
        ]}
        bands={bandsByLetter(
          [...methods].sort((a, b) => a.method.localeCompare(b.method, 'en')),
          ({ method }) => method,
          (row) => ({
            ...rowOf(row, [row.countries.map(countryName).join(', ') || BY_CONTRACT]),
            words: row.countries.join(' '),
          }),
        )}
      />
    </div>
  );
}

const countryBands = (methods: readonly AtlasRow[]): Band[] =>
  atlasByCountry(methods, countryName).map(({ country, rows }) => ({
    key: country ?? 'any',
    head: country ?? 'any',
    title: country === undefined ? 'By contract' : countryName(country),
    rows: rows.map((row) => ({
      ...rowOf(row, []),
      words: country === undefined ? BY_CONTRACT : `${country} ${countryName(country)}`,
    })),
  }));

const rowOf = (row: AtlasRow, places: readonly string[]): Row => ({
  key: row.key,
  tags: row.tags,
  cells: [
    row.method,
    ...WAYS.map((way) => <Way key={way} page={row.ways[way]} />),
    ...places,
    <Money key="money" row={row} />,
    row.others.length === 0 ? undefined : <Others key="others" pages={row.others} />,
    row.can.join(', ') || undefined,
  ],
});

/** The dial of one way, which leads to its page. */
function Way({ page }: { readonly page: CatalogueRow | undefined }) {
  if (!page) return <Dial level="empty" tone="none" label="not offered" />;
  const { level, note } = STATUS[page.status];
  return (
    <DocLink className="dial-link" href={page.route}>
      <Dial level={level} tone="accent" label={`${page.label}${note}`} />
    </DocLink>
  );
}

/** The currencies, and below them the published limits. */
const Money = ({ row: { currencies, amounts } }: { readonly row: AtlasRow }) => (
  <>
    {currencies.join(', ') || BY_CONTRACT}
    {amounts.map((amount, index) => (
      // The currency is in front of it already.
      <small key={amount}>
        {' '}
        {amount.replace(/\b[A-Z]{3} /, '')}
        {index < amounts.length - 1 && ';'}
      </small>
    ))}
  </>
);

function Others({ pages }: { readonly pages: readonly CatalogueRow[] }) {
  return pages.map((page, index) => (
    <span key={page.key}>
      {index > 0 && ', '}
      <DocLink className="row-link" href={page.route}>
        {page.label}
      </DocLink>
      {STATUS[page.status].note}
    </span>
  ));
}

/** A fixed country also lets through the services whose countries the point decides; so with currencies. */
const selectsFor = (rows: readonly CatalogueRow[]) => [
  { label: 'Any direction', parameter: 'direction', choices: DIRECTIONS },
  {
    label: 'Any country',
    parameter: 'country',
    choices: valuesOf(rows, (row) => row.countries)
      .map((code) => ({ label: countryName(code), value: `${code} ${PER_POINT_TAG.country}` }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  },
  {
    label: 'Any currency',
    parameter: 'currency',
    choices: valuesOf(rows, (row) => row.currencies).map((code) => ({
      label: code,
      value: `${code} ${PER_POINT_TAG.currency}`,
    })),
  },
  { label: 'Any flow', parameter: 'flow', choices: FLOWS },
  {
    label: 'Any capability',
    parameter: 'can',
    choices: CAPABILITIES.map(({ label, tag }) => ({ label, value: tag })),
  },
];
