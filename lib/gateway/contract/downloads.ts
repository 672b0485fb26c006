import { portableText } from './inline';
import { bankRows } from './reference/banks';
import { countryRows } from './reference/countries';
import { cryptoRows } from './reference/crypto';
import { languageRows } from './reference/languages';
import { publicCardResult } from './reference/test-cards';
import type {
  BankRow,
  Contract,
  CountryRow,
  CryptoAsset,
  CurrencyRow,
  ErrorCode,
  FailureReason,
  Json,
  LanguageRow,
  StateCode,
  Status,
  TestCards,
} from './types';

/** A table as files: the same rows as CSV and as JSON. */
export interface ReferenceFile {
  /** `state_codes` → `/reference/state_codes.csv` and `.json`. */
  readonly name: string;
  readonly csv: string;
  readonly json: string;
}

/** One row; keys are the column names of the CSV and the property names of the JSON. */
export type FileRow = Readonly<Record<string, Json>>;

/** Rows as RFC 4180: comma, CRLF, quotes only where they are needed; lists are joined with `|`. */
export function toCsv(rows: readonly FileRow[]): string {
  const columns = columnsOf(rows);
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

/** A value as the text of a JSON file: two spaces, line feed at the end. Rows have one property a column. */
export const toJson = (value: Json): string => `${JSON.stringify(value, null, 2)}\n`;

/** Both texts of a table. */
const referenceFile = (name: string, rows: readonly FileRow[]): ReferenceFile => ({
  name,
  csv: toCsv(rows),
  json: toJson(rows),
});

/** Columns in order of first appearance. */
const columnsOf = (rows: readonly FileRow[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
];

function csvCell(value: Json): string {
  const text = cellText(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function cellText(value: Json): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.map(cellText).join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A text of the data files as a file prints it. */
type ToText = (source: string) => string;

/**
 * The files of every table of the contract that has rows, sorted by name.
 * @param resolve makes an address of this site absolute, for the links inside texts
 */
export function contractFiles(
  contract: Contract,
  currencies: readonly CurrencyRow[],
  resolve: (path: string) => string,
): ReferenceFile[] {
  const text: ToText = (source) => portableText(source, resolve);
  const tables: readonly (readonly [name: string, rows: readonly FileRow[]])[] = [
    ['transaction_statuses', (contract.lifecycle?.statuses ?? []).map(statusRow(text))],
    ['api_error_codes', (contract.errors?.codes ?? []).map(errorRow(text))],
    ['failure_reason_codes', (contract.failures?.codes ?? []).map(failureRow(text))],
    ['state_codes', (contract.states?.codes ?? []).map(stateRow(text))],
    ['currency_codes', currencies.map(currencyRow)],
    ['country_codes', countryRows(contract).map(countryRow)],
    ['language_codes', languageRows(contract).map(languageRow)],
    ['crypto_codes', cryptoRows(contract).map(cryptoRow)],
    ['bank_codes', bankRows(contract).map(bankRow(text))],
    ['test_cards', contract.testCards ? cardRows(contract.testCards, text) : []],
  ];
  return tables
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => referenceFile(name, rows))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const statusRow =
  (text: ToText) =>
  (status: Status): FileRow => ({
    code: status.code,
    slug: status.slug,
    final: status.final !== 'no',
    may_move_again: status.final === 'fulfilment',
    money: status.moneyLabel ?? status.money,
    meaning: text(status.meaning),
    action: text(status.action),
  });

const errorRow =
  (text: ToText) =>
  (error: ErrorCode): FileRow => ({
    code: error.code,
    slug: error.slug,
    type: error.type,
    http: error.http,
    retry: error.retry,
    meaning: text(error.meaning),
    action: text(error.action),
  });

const failureRow =
  (text: ToText) =>
  (failure: FailureReason): FileRow => ({
    code: failure.code,
    slug: failure.slug,
    state: failure.state,
    meaning: text(failure.meaning),
    retry: failure.retry,
    retry_after: failure.retryAfter ?? null,
    customer_message: failure.customerMessage ?? null,
    action: failure.action === undefined ? null : text(failure.action),
    network: failure.network ?? null,
    payout_action: failure.payoutAction === undefined ? null : text(failure.payoutAction),
  });

const stateRow =
  (text: ToText) =>
  (state: StateCode): FileRow => ({
    code: state.code,
    slug: state.slug,
    status: state.status,
    from: state.from,
    meaning: text(state.meaning),
    actor: state.actor,
    flow: state.flow ?? null,
    customer: text(state.customer),
    // The name that programs read before: the same text, so that a file of today does not break them.
    payer: text(state.customer),
    action: text(state.action),
    time: state.time === undefined ? null : text(state.time),
    escalate_after: state.escalate === undefined ? null : text(state.escalate.after),
    escalate_to: state.escalate?.to ?? null,
  });

const currencyRow = (currency: CurrencyRow): FileRow => ({
  code: currency.code,
  numeric: currency.numeric,
  name: currency.name,
  decimals: currency.decimals,
  smallest: currency.smallest,
  countries: currency.countries,
  payin: currency.payin,
  payout: currency.payout,
});

const countryRow = (country: CountryRow): FileRow => ({
  alpha2: country.alpha2,
  alpha3: country.alpha3,
  numeric: country.numeric,
  name: country.name,
  calling_code: country.callingCode ?? null,
  currencies: country.currencies,
  payin: country.payin,
  payout: country.payout,
});

const languageRow = (language: LanguageRow): FileRow => ({
  code: language.code,
  name: language.name,
  native_name: language.nativeName,
  dir: language.dir,
});

const cryptoRow = (asset: CryptoAsset): FileRow => ({
  code: asset.code,
  asset: asset.asset,
  network: asset.network,
  standard: asset.standard,
  on_chain_decimals: asset.onChainDecimals,
  precision: asset.precision,
  confirmations: asset.confirmations,
  memo: asset.memo,
  pattern: asset.pattern,
  chain_id: asset.chainId ?? null,
});

const bankRow =
  (text: ToText) =>
  (bank: BankRow): FileRow => ({
    country: bank.country,
    code: bank.code,
    name: bank.name,
    short: bank.short ?? null,
    bic: bank.bic ?? null,
    ispb: bank.ispb ?? null,
    pix: bank.pix ?? null,
    main: bank.main ?? false,
    status: bank.status ?? null,
    note: bank.note === undefined ? null : text(bank.note),
  });

/** Every number of the page in one list, with what it does. */
const cardRows = (cards: TestCards, text: ToText): FileRow[] => [
  ...cards.public.map((card) => ({
    number: card.number,
    brand: card.brand,
    three_ds_digit: null,
    failure: null,
    result: text(publicCardResult(cards, card)),
  })),
  ...cards.threeDs.flatMap((row) =>
    Object.entries(row.cards).map(([brand, number]) => ({
      number,
      brand,
      three_ds_digit: row.digit,
      failure: row.failure ?? null,
      result: text(row.behavior),
    })),
  ),
  ...cards.declines.flatMap((row) =>
    Object.entries(row.cards).map(([brand, number]) => ({
      number,
      brand,
      three_ds_digit: null,
      failure: row.failure,
      result: row.note === undefined ? 'declined' : text(row.note),
    })),
  ),
];
