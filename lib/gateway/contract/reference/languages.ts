import iso6391 from 'iso-639-1';
import type { Contract } from '../types';

/** One row of the language table. */
export interface LanguageRow {
  readonly code: string;
  readonly name: string;
  readonly nativeName: string;
  /** Direction of the native name. */
  readonly dir: 'ltr' | 'rtl';
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u;

/** The languages of ISO 639-1 by code. Empty for a content folder without an overlay. */
export const languageRows = ({ languageOverlay }: Contract): LanguageRow[] =>
  languageOverlay === undefined
    ? []
    : iso6391
        .getLanguages(iso6391.getAllCodes())
        .map(({ code, name, nativeName: written }) => {
          // The package leaves marks of direction in some names; `dir` says it better.
          const nativeName =
            languageOverlay.nativeNames?.[code] ?? written.replace(/[\u200e\u200f]/g, '');
          const dir = RIGHT_TO_LEFT.test(nativeName) ? ('rtl' as const) : ('ltr' as const);
          return { code, name, nativeName, dir };
        })
        .sort((a, b) => (a.code < b.code ? -1 : 1));
