import { currencyRows, historicCurrencyRows } from '@/lib/gateway/contract/reference/currencies';
import type { CurrencyRow, HistoricCurrencyRow } from '@/lib/gateway/contract/types';
import { bandsByLetter, LongTable, RowCode } from '../../base/tables/long-table';
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
      <LongTable
        id="currencies"
        label="Currency codes"
        kind="dense"
        placeholder="Filter by code, name, or country"
        segments={[
          { label: '0 decimals', tag: 'd0' },
          { label: '2', tag: 'd2' },
          { label: '3', tag: 'd3' },
        ]}
        download="currency_codes"
        columns={[
          { label: 'Code', role: 'head', code: true, width: 6 },
          { label: 'Name', role: 'title' },
          { label: 'Numeric', code: true, width: 4 },
          { label: 'Decimals', code: true, width: 5, said: true },
          { label: 'Smallest unit', code: true, width: 5 },
          { label: 'Example', code: true, width: 6 },
          { label: 'Countries' },
          { label: 'Methods', width: 7 },
        ]}
        bands={bandsByLetter(
          currencies,
          ({ code }) => code,
          (currency) => ({
            key: currency.code,
            id: currency.code,
            tags: [`d${currency.decimals}`],
            cells: [
              <RowCode key="code" id={currency.code}>
                {currency.code}
              </RowCode>,
              currency.name,
              currency.numeric,
              currency.decimals,
              currency.smallest,
              currency.example,
              currency.countries.join('; ') || undefined,
              methodsText(currency),
            ],
          }),
        )}
      />
      {historic.length > 0 && (
        <>
          <p>These codes are retired:</p>
          <LongTable
            id="historic"
            label="Retired codes"
            columns={[
              { label: 'Code', role: 'head', code: true, width: 6 },
              { label: 'Name', role: 'title' },
              { label: 'Until', code: true, width: 7, said: true },
              { label: 'Replaced by', code: true, width: 7, said: true },
            ]}
            bands={[
              {
                key: 'all',
                rows: historic.map((currency) => ({
                  key: currency.code,
                  id: `historic-${currency.code}`,
                  cells: [currency.code, currency.name, currency.until, currency.replacedBy],
                })),
              },
            ]}
          />
        </>
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
