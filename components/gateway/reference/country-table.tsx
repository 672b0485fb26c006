import { DocLink } from '@/components/base/link/link';
import { REFERENCE } from '@/lib/gateway/contract/anchors';
import { callingCodeOf } from '@/lib/gateway/contract/reference/calling-codes';
import { countryRows } from '@/lib/gateway/contract/reference/countries';
import type { CountryOverlay, CountryRow } from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import { bandsByLetter, LongTable, RowCode } from '../../base/tables/long-table';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { MistakenCodes } from './mistaken-codes';

/** Every country of ISO 3166-1 with its three codes, calling code, currencies and methods of its own. */
export function CountryTable({ contract }: FromContract) {
  return <CountryRows countries={countryRows(contract)} />;
}

/** `CountryTable` for given countries. */
export function CountryRows({ countries }: { readonly countries: readonly CountryRow[] }) {
  if (countries.length === 0) return null;
  return (
    <LongTable
      id="countries"
      label="Country codes"
      kind="dense"
      placeholder="Filter by code, name, or currency"
      segments={[
        { label: 'Local payins', tag: 'payin' },
        { label: 'Local payouts', tag: 'payout' },
      ]}
      download="country_codes"
      columns={[
        { label: 'Alpha-2', role: 'head', code: true, width: 5 },
        { label: 'Name', role: 'title' },
        { label: 'Alpha-3', code: true, width: 5 },
        { label: 'Numeric', code: true, width: 5 },
        { label: 'Calling code', code: true, width: 5 },
        { label: 'Currencies', code: true, width: 9 },
        { label: 'Local methods' },
      ]}
      bands={bandsByLetter(
        countries,
        ({ name }) => name,
        (country) => ({
          key: country.alpha2,
          id: country.alpha2,
          tags: [
            ...(country.payin.length > 0 ? ['payin'] : []),
            ...(country.payout.length > 0 ? ['payout'] : []),
          ],
          cells: [
            <RowCode key="code" id={country.alpha2}>
              {country.alpha2}
            </RowCode>,
            country.name,
            country.alpha3,
            country.numeric,
            callingText(country.callingCode),
            country.currencies.length === 0 ? undefined : (
              <Currencies key="currencies" codes={country.currencies} />
            ),
            methodNames(country),
          ],
        }),
      )}
    />
  );
}

const callingText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : `+${code}`;

/** Each currency links to its row, which has the decimals. */
function Currencies({ codes }: { readonly codes: readonly string[] }) {
  return codes.map((code, index) => (
    <span key={code}>
      {index > 0 && ', '}
      <DocLink className="row-link" href={`${REFERENCE.currencies}#${code}`}>
        {code}
      </DocLink>
    </span>
  ));
}

/** Names once, even where a method collects and pays out. Cards and crypto know no country and are not among them. */
const methodNames = ({ payin, payout }: CountryRow): string | undefined =>
  [...new Set([...payin, ...payout])].join(', ') || undefined;

/** Codes that look like countries: those to replace, and those that some methods take all the same. */
export function CountryExceptions({
  contract: { countryOverlay },
}: FromContract<'countryOverlay'>) {
  return countryOverlay ? <CountryExceptionRows overlay={countryOverlay} /> : null;
}

/** `CountryExceptions` for a given overlay. */
function CountryExceptionRows({ overlay }: { readonly overlay: CountryOverlay }) {
  return (
    <>
      <MistakenCodes label="Codes that are not countries" mistaken={overlay.mistaken} />
      <DataTable
        label="Codes outside the standard"
        columns={[
          { label: 'Code', role: 'head', code: true },
          { label: 'Name' },
          { label: 'Calling code', code: true },
          { label: 'Note' },
        ]}
        rows={overlay.userAssigned.map(({ code, name, note }) => ({
          key: code,
          id: code,
          cells: [code, name, callingText(callingCodeOf(code)), <Inline key="note" text={note} />],
        }))}
      />
    </>
  );
}
