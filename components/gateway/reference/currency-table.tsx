import { currencyRows, historicCurrencyRows } from '@/lib/gateway/contract/reference/currencies';
import type { CurrencyRow, HistoricCurrencyRow } from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import { TableTools } from '../../base/tables/table-tools';
import type { FromContract } from '../text/from-contract';

interface CurrencyRowsProps {
  readonly currencies: readonly CurrencyRow[];
  readonly historic: readonly HistoricCurrencyRow[];
}

/** All currencies of ISO 4217, and those that are no longer in use. */
export function CurrencyTable({ contract }: FromContract) {
  return (
    <CurrencyRows currencies={currencyRows(contract)} historic={historicCurrencyRows(contract)} />
  );
}

/** Currencies with their decimals, the smallest amount, and the methods that take them; below, the codes that left the list. */
function CurrencyRows({ currencies, historic }: CurrencyRowsProps) {
  return (
    <>
      <TableTools
        table="currencies"
        placeholder="Filter by code, name or country"
        count={currencies.length}
        segments={[
          { label: '0 decimals', tag: 'd0' },
          { label: '2', tag: 'd2' },
          { label: '3', tag: 'd3' },
        ]}
        download="currency_codes"
      />
      <DataTable
        id="currencies"
        label="Currency codes"
        filtered
        columns={[
          { label: 'Code', role: 'head', code: true },
          { label: 'Number', code: true },
          { label: 'Name' },
          { label: 'Decimals', code: true },
          { label: 'Smallest', code: true },
          { label: 'Example', code: true },
          { label: 'Countries' },
          { label: 'Methods' },
        ]}
        rows={currencies.map((currency) => ({
          key: currency.code,
          id: currency.code,
          tags: [`d${currency.decimals}`],
          cells: [
            <a key="code" className="row-link" href={`#${currency.code}`}>
              {currency.code}
            </a>,
            currency.numeric,
            currency.name,
            currency.decimals,
            currency.smallest,
            currency.example,
            currency.countries.join(', '),
            methodsText(currency),
          ],
        }))}
      />
      {historic.length > 0 && (
        <DataTable
          label="Codes that left the list"
          columns={[
            { label: 'Left', role: 'head', code: true },
            { label: 'Name' },
            { label: 'Until', code: true },
            { label: 'Replaced by', code: true },
          ]}
          rows={historic.map((currency) => ({
            key: currency.code,
            id: `historic-${currency.code}`,
            cells: [currency.code, currency.name, currency.until, currency.replacedBy ?? 'none'],
          }))}
        />
      )}
    </>
  );
}

/** `payin 4, payout 2`: the registry counts, the service list of the point decides. */
function methodsText({ payin, payout }: CurrencyRow): string {
  const parts = [
    payin.length > 0 ? `payin ${payin.length}` : '',
    payout.length > 0 ? `payout ${payout.length}` : '',
  ].filter(Boolean);
  return parts.join(', ') || 'by agreement';
}
