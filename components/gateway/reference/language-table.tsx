import { languageRows } from '@/lib/gateway/contract/reference/languages';
import type { LanguageRow } from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import { TableTools } from '../../base/tables/table-tools';
import type { FromContract } from '../text/from-contract';
import { MistakenCodes } from './mistaken-codes';

/** Every language of ISO 639-1 with its own name. */
export function LanguageTable({ contract }: FromContract) {
  return <LanguageRows languages={languageRows(contract)} />;
}

/** `LanguageTable` for given languages. */
export function LanguageRows({ languages }: { readonly languages: readonly LanguageRow[] }) {
  if (languages.length === 0) return null;
  return (
    <>
      <TableTools
        table="languages"
        placeholder="Filter by code or name"
        count={languages.length}
        segments={[{ label: 'Right to left', tag: 'rtl' }]}
        download="language_codes"
      />
      <DataTable
        id="languages"
        label="Language codes"
        filtered
        columns={[
          { label: 'Code', role: 'head', code: true },
          { label: 'Name' },
          { label: 'Own name' },
        ]}
        rows={languages.map(({ code, name, nativeName, dir }) => ({
          key: code,
          id: code,
          tags: [dir],
          cells: [
            <a key="code" className="row-link" href={`#${code}`}>
              {code}
            </a>,
            name,
            // A screen reader changes its voice, and the browser the order of the letters.
            <bdi key="own" lang={code} dir={dir}>
              {nativeName}
            </bdi>,
          ],
        }))}
      />
    </>
  );
}

/** Codes that are mistyped for a language, mostly those of its country. */
export function LanguageMistakes({
  contract: { languageOverlay },
}: FromContract<'languageOverlay'>) {
  const mistaken = languageOverlay?.mistaken ?? [];
  return <MistakenCodes label="Codes that are not languages" mistaken={mistaken} />;
}
