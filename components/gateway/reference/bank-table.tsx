import type { ReactNode } from 'react';
import { DocLink } from '@/components/base/link/link';
import { countryName } from '@/lib/base/text/country-name';
import type { BankList } from '@/lib/gateway/contract/types';
import { LongTable } from '../../base/tables/long-table';
import { DownloadLinks } from '../../base/tables/table-tools';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';
import { BankRows } from './bank-rows';

const PUBLISHED = { all: 'published', part: 'in part', none: 'not published' } as const;

interface BankTableProps extends FromContract<'banks'> {
  readonly country?: string;
}

/** `<BankTable country="BR" />`: the code of one country and its banks; without a country, which lists there are. */
export function BankTable({ country, contract: { banks } }: BankTableProps) {
  if (country === undefined) return <BankLists lists={banks} />;
  const list = banks.find((candidate) => candidate.country === country);
  if (!list) {
    const known = banks.map((candidate) => candidate.country).join(', ');
    throw new Error(`<BankTable country="${country}" />: _reference/banks has ${known || 'none'}`);
  }
  return <BankSection list={list} />;
}

/** Which countries have a list, which have not, and why. */
export function BankLists({ lists }: { readonly lists: readonly BankList[] }) {
  if (lists.length === 0) return null;
  return (
    <>
      <p className="file-links">
        <DownloadLinks name="bank_codes" />
      </p>
      <LongTable
        id="bank-lists"
        label="Lists of banks by country"
        columns={[
          { label: 'Country', role: 'head', width: 9 },
          { label: 'Code', width: 11 },
          { label: 'List', nowrap: true, width: 7 },
          { label: 'Banks', code: true, width: 5, said: true },
          { label: 'Note' },
        ]}
        bands={[
          {
            key: 'all',
            rows: byName(lists).map((list) => ({
              key: list.country,
              cells: [
                <a key="country" className="row-link" href={`#${list.country}`}>
                  {nameOf(list)}
                </a>,
                list.code,
                PUBLISHED[list.published],
                list.banks.length,
                list.why === undefined ? undefined : <Inline key="why" text={list.why} />,
              ],
            })),
          },
        ]}
      />
    </>
  );
}

/** What the code of a country is, where its list comes from, and the list. */
export function BankSection({ list }: { readonly list: BankList }) {
  const { source } = list;
  return (
    <>
      <dl className="facts" id={list.country}>
        <Fact label="Code">{list.code}</Fact>
        {list.issuer && <Fact label="Issued by">{list.issuer}</Fact>}
        {list.where && (
          <Fact label="Position">
            <Inline text={list.where} />
          </Fact>
        )}
        <Fact label="Rule">
          <Inline text={list.rule} />
        </Fact>
        {source && (
          <Fact label="Source">
            {source.url ? <DocLink href={source.url}>{source.title}</DocLink> : source.title}
            {source.license && ` (${source.license})`}
            {source.listDate && (
              <>
                , as of <time dateTime={source.listDate}>{source.listDate}</time>
              </>
            )}
          </Fact>
        )}
        <Fact label="Checked on">
          <time dateTime={list.checkedOn}>{list.checkedOn}</time>
        </Fact>
      </dl>
      {list.banks.length > 0 && <BankRows list={list} name={nameOf(list)} />}
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** In the order of the sections of the page. */
const byName = (lists: readonly BankList[]): BankList[] =>
  [...lists].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));

const nameOf = ({ country }: BankList): string => countryName(country);
