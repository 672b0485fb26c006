import type { ReactNode } from 'react';
import { Details } from '@/components/base/details/details';
import type { Bank, BankList } from '@/lib/gateway/contract/types';
import { type Column, DataTable } from '../../base/tables/data-table';
import { TableTools } from '../../base/tables/table-tools';
import { Inline } from '../text/inline';

/** From how many rows on a table gets a filter, and the less used banks are folded. */
const LONG_LIST = 20;

interface BankRowsProps {
  readonly list: BankList;
  /** Name of the country. */
  readonly name: string;
}

/** The banks of one country; where some are marked as widely used, the others are folded. */
export function BankRows({ list, name }: BankRowsProps) {
  const main = list.banks.filter((bank) => bank.main);
  const others = list.banks.filter((bank) => !bank.main);
  const key = list.country.toLowerCase();
  const table = (id: string, label: string, banks: readonly Bank[]) => (
    <>
      {banks.length > LONG_LIST && (
        <TableTools table={id} placeholder={`Filter: ${label}`} count={banks.length} />
      )}
      <DataTable
        id={id}
        label={label}
        filtered={banks.length > LONG_LIST}
        columns={columnsOf(list)}
        rows={banks.map((bank) => bankRow(list, bank))}
      />
    </>
  );
  if (main.length === 0 || others.length === 0) {
    return table(`banks-${key}`, `Banks of ${name}`, list.banks);
  }
  return (
    <>
      {table(`banks-${key}`, `Widely used banks of ${name}`, main)}
      <Details summary={`${others.length} more institutions`}>
        {table(`banks-${key}-more`, `More institutions of ${name}`, others)}
      </Details>
    </>
  );
}

/** A value of a bank that only some lists have. */
interface Extra {
  readonly column: Column;
  readonly has: (bank: Bank) => boolean;
  readonly show: (bank: Bank) => ReactNode;
}

const EXTRAS: readonly Extra[] = [
  {
    column: { label: 'Short name' },
    has: (bank) => bank.short !== undefined,
    show: (bank) => bank.short ?? '',
  },
  {
    column: { label: 'BIC', code: true },
    has: (bank) => bank.bic !== undefined,
    show: (bank) => bank.bic ?? 'none',
  },
  {
    column: { label: 'ISPB', code: true },
    has: (bank) => bank.ispb !== undefined,
    show: (bank) => bank.ispb ?? 'none',
  },
  {
    column: { label: 'Pix', nowrap: true },
    has: (bank) => bank.pix !== undefined,
    show: (bank) => bank.pix ?? 'no',
  },
  {
    column: { label: 'State', nowrap: true },
    has: (bank) => bank.status !== undefined,
    show: (bank) => bank.status ?? 'in use',
  },
  {
    column: { label: 'Note' },
    has: (bank) => bank.note !== undefined,
    show: (bank) => (bank.note === undefined ? '' : <Inline text={bank.note} />),
  },
];

const extrasOf = ({ banks }: BankList): readonly Extra[] =>
  EXTRAS.filter(({ has }) => banks.some(has));

const columnsOf = (list: BankList): Column[] => [
  { label: 'Bank code', role: 'head', code: true },
  { label: 'Name' },
  ...extrasOf(list).map(({ column }) => column),
];

function bankRow(list: BankList, bank: Bank) {
  const id = `${list.country}-${bank.code}`;
  return {
    key: bank.code,
    id,
    cells: [
      <a key="code" className="row-link" href={`#${id}`}>
        {bank.code}
      </a>,
      bank.name,
      ...extrasOf(list).map(({ show }) => show(bank)),
    ],
  };
}
