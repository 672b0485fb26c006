import type { ReactNode } from 'react';
import { Details } from '@/components/base/details/details';
import type { Bank, BankList } from '@/lib/gateway/contract/types';
import type { Column } from '../../base/tables/data-table';
import { LongTable, RowCode } from '../../base/tables/long-table';
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
    <LongTable
      id={id}
      label={label}
      kind="dense"
      placeholder={banks.length > LONG_LIST ? `Filter: ${label}` : undefined}
      columns={columnsOf(list)}
      bands={[{ key: 'all', rows: banks.map((bank) => bankRow(list, bank)) }]}
    />
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
    column: { label: 'Short name', width: 9 },
    has: (bank) => bank.short !== undefined,
    show: (bank) => bank.short,
  },
  {
    column: { label: 'BIC', code: true, width: 9, said: true },
    has: (bank) => bank.bic !== undefined,
    show: (bank) => bank.bic,
  },
  {
    column: { label: 'ISPB', code: true, width: 7, said: true },
    has: (bank) => bank.ispb !== undefined,
    show: (bank) => bank.ispb,
  },
  {
    column: { label: 'Pix', nowrap: true, width: 5, said: true },
    has: (bank) => bank.pix !== undefined,
    show: (bank) => bank.pix ?? 'no',
  },
  {
    column: { label: 'State', nowrap: true, width: 5 },
    has: (bank) => bank.status !== undefined,
    show: (bank) => bank.status,
  },
  {
    column: { label: 'Note' },
    has: (bank) => bank.note !== undefined,
    show: (bank) => (bank.note === undefined ? undefined : <Inline text={bank.note} />),
  },
];

const extrasOf = ({ banks }: BankList): readonly Extra[] =>
  EXTRAS.filter(({ has }) => banks.some(has));

const columnsOf = (list: BankList): Column[] => [
  { label: 'Bank code', role: 'head', code: true, width: 9 },
  { label: 'Name', role: 'title' },
  ...extrasOf(list).map(({ column }) => column),
];

function bankRow(list: BankList, bank: Bank) {
  const id = `${list.country}-${bank.code}`;
  return {
    key: bank.code,
    id,
    cells: [
      <RowCode key="code" id={id}>
        {bank.code}
      </RowCode>,
      bank.name,
      ...extrasOf(list).map(({ show }) => show(bank)),
    ],
  };
}
