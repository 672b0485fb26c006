import { LANGUAGES, type LanguageEntry } from './language-table';

/** A language that a fence may name; `text` is plain. */
export type CodeLanguage = keyof typeof LANGUAGES;

/** A language that every example of the API is printed in. */
export type ProgramLanguage = {
  [Name in CodeLanguage]: (typeof LANGUAGES)[Name] extends { client: string } ? Name : never;
}[CodeLanguage];

const ENTRIES: Readonly<Record<CodeLanguage, LanguageEntry>> = LANGUAGES;

export const isCodeLanguage = (name: string): name is CodeLanguage => Object.hasOwn(ENTRIES, name);

/** All names, in the order of the tabs. */
export const CODE_LANGUAGES: readonly CodeLanguage[] = Object.keys(ENTRIES).filter(isCodeLanguage);

/** What the table says about a language. */
export const languageEntry = (name: CodeLanguage): LanguageEntry => ENTRIES[name];

/** The languages of tabs: a reader's choice of one is remembered. */
export const TAB_LANGUAGES: readonly CodeLanguage[] = CODE_LANGUAGES.filter(
  (name) => ENTRIES[name].grammar !== undefined && !ENTRIES[name].isSampleOnly,
);

/** @returns whether the API has a client in this language, and so an example of every call */
const isProgramLanguage = (name: CodeLanguage): name is ProgramLanguage =>
  ENTRIES[name].client !== undefined;

export const PROGRAM_LANGUAGES: readonly ProgramLanguage[] =
  CODE_LANGUAGES.filter(isProgramLanguage);

/** File of the client of a language: `python` → `gateway.py`. */
export const clientFile = (name: ProgramLanguage): string => LANGUAGES[name].client;

/** Extension of the files of a language, without the dot: `python` → `py`. */
export const fileExtension = (name: ProgramLanguage): string =>
  clientFile(name).replace(/^.*\./, '');

const BY_ALIAS: ReadonlyMap<string, CodeLanguage> = new Map(
  CODE_LANGUAGES.flatMap((name) => (ENTRIES[name].aliases ?? []).map((alias) => [alias, name])),
);

/** The listed name of a language for any name in lower case: `js` → `javascript`; others are returned as they are. */
export const listedName = (name: string): string => BY_ALIAS.get(name) ?? name;
