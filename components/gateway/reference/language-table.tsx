import { languageRows } from '@/lib/gateway/contract/reference/languages';
import type { LanguageRow } from '@/lib/gateway/contract/types';
import { bandsByLetter, LongTable, RowCode } from '../../base/tables/long-table';
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
    <LongTable
      id="languages"
      label="Language codes"
      kind="dense"
      placeholder="Filter by code or name"
      segments={[{ label: 'Right to left', tag: 'rtl' }]}
      download="language_codes"
      columns={[
        { label: 'Code', role: 'head', code: true, width: 6 },
        { label: 'Name', role: 'title' },
        { label: 'Own name' },
      ]}
      bands={bandsByLetter(
        languages,
        ({ code }) => code,
        ({ code, name, nativeName, dir }) => ({
          key: code,
          id: code,
          tags: [dir],
          cells: [
            <RowCode key="code" id={code}>
              {code}
            </RowCode>,
            name,
            // A screen reader changes its voice, and the browser the order of the letters.
            <bdi key="own" lang={code} dir={dir}>
              {nativeName}
            </bdi>,
          ],
        }),
      )}
    />
  );
}

/** Codes that are mistyped for a language, mostly those of its country. */
export function LanguageMistakes({
  contract: { languageOverlay },
}: FromContract<'languageOverlay'>) {
  const mistaken = languageOverlay?.mistaken ?? [];
  return <MistakenCodes label="Codes that are not languages" mistaken={mistaken} />;
}
