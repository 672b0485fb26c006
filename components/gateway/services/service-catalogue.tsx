import { DocLink } from '@/components/base/link/link';
import type { CatalogueRow } from '@/lib/gateway/contract/catalogue';
import {
  CAPABILITIES,
  catalogueRows,
  PER_POINT_TAG,
  valuesOf,
} from '@/lib/gateway/contract/catalogue';
import { DataTable } from '../../base/tables/data-table';
import { type Choice, TableTools } from '../../base/tables/table-tools';
import type { FromContract } from '../text/from-contract';

const TABLE = 'services';

/** In place of countries or currencies that the registry leaves open. */
const BY_CONTRACT = 'by contract';

const DIRECTIONS: readonly Choice[] = [
  { label: 'Payin', value: 'payin' },
  { label: 'Payout', value: 'payout' },
  { label: 'Transfer', value: 'transfer' },
  { label: 'Tokenization', value: 'tokenization' },
];

const FLOWS: readonly Choice[] = [
  { label: 'hpp, our page', value: 'hpp' },
  { label: 'h2h, your page', value: 'h2h' },
  { label: 'direct, no customer', value: 'direct' },
];

const STATUS_NOTE = {
  active: '',
  limited: ' (limited)',
  suspended: ' (suspended)',
  archived: ' (closed)',
} as const satisfies Record<CatalogueRow['status'], string>;

const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });
const countryName = (code: string): string => regionNames.of(code) ?? code;

/** Every service page with what it can do where; selects above it narrow the rows. */
export function ServiceCatalogue({ contract: { services } }: FromContract<'services'>) {
  const rows = catalogueRows(services);
  if (rows.length === 0) return null;
  return (
    <>
      <TableTools
        table={TABLE}
        placeholder="Filter by method, country or currency"
        count={rows.length}
        selects={selectsFor(rows)}
      />
      <DataTable
        id={TABLE}
        label="Catalog of services"
        filtered
        columns={[
          { label: 'Service', role: 'head' },
          { label: 'Direction' },
          { label: 'Country' },
          { label: 'Currency' },
          { label: 'Flow' },
          { label: 'Can' },
        ]}
        rows={rows.map((row) => ({
          key: row.key,
          tags: row.tags,
          cells: [
            <ServiceName key="name" row={row} />,
            row.direction,
            row.countries.map(countryName).join(', ') || BY_CONTRACT,
            row.currencies.join(', ') || BY_CONTRACT,
            row.flow,
            row.capabilities.join(', ') || 'nothing of these',
          ],
        }))}
      />
    </>
  );
}

function ServiceName({ row }: { readonly row: CatalogueRow }) {
  return (
    <>
      <DocLink href={row.route}>{`${row.method}: ${row.label}`}</DocLink>
      {STATUS_NOTE[row.status]}
    </>
  );
}

/** A fixed country also lets through the services whose countries the point decides; so with currencies. */
const selectsFor = (rows: readonly CatalogueRow[]) => [
  { label: 'Any direction', choices: DIRECTIONS },
  {
    label: 'Any country',
    choices: valuesOf(rows, (row) => row.countries)
      .map((code) => ({ label: countryName(code), value: `${code} ${PER_POINT_TAG.country}` }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  },
  {
    label: 'Any currency',
    choices: valuesOf(rows, (row) => row.currencies).map((code) => ({
      label: code,
      value: `${code} ${PER_POINT_TAG.currency}`,
    })),
  },
  { label: 'Any flow', choices: FLOWS },
  {
    label: 'Any capability',
    choices: CAPABILITIES.map(({ label, tag }) => ({ label, value: tag })),
  },
];
