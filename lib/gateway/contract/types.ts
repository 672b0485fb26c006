/**
 * The facts of the gateway as the pages see them: import every type from here. The shapes of the YAML files under
 * `content/_contract`, `_services` and `_reference` are inferred from their schemas; the others are typed next to the
 * function that computes them.
 */

export type { OperationExample, ResponseExample } from './examples/examples';
export type { Snippet } from './examples/snippets';
export type { Field } from './openapi/fields';
export type { Operation } from './openapi/operations';

export type { BankRow } from './reference/banks';
export type { CountryRow } from './reference/countries';
export type { CurrencyRow, HistoricCurrencyRow } from './reference/currencies';
export type { LanguageRow } from './reference/languages';
export type * from './schemas/banks';
export type * from './schemas/callbacks';
export type * from './schemas/code-group';
export type * from './schemas/common';
export type * from './schemas/country-overlay';
export type * from './schemas/crypto-codes';
export type * from './schemas/currency-overlay';
export type * from './schemas/environments';
export type * from './schemas/errors';
export type * from './schemas/fact';
export type * from './schemas/failure-reasons';
export type * from './schemas/json-schema';
export type * from './schemas/language-overlay';
export type * from './schemas/lifecycle';
export type * from './schemas/limits';
export type * from './schemas/list-rules';
export type * from './schemas/openapi';
export type * from './schemas/permissions';
export type * from './schemas/reports';
export type * from './schemas/sandbox';
export type * from './schemas/service';
export type * from './schemas/service-diagrams';
export type * from './schemas/service-field';
export type * from './schemas/signing';
export type * from './schemas/state-codes';
export type * from './schemas/tariffs';
export type * from './schemas/test-cards';
export type * from './schemas/versions';
export type { Service } from './services';

import type { Operation } from './openapi/operations';
import type { BankList } from './schemas/banks';
import type { Callbacks } from './schemas/callbacks';
import type { CountryOverlay } from './schemas/country-overlay';
import type { CryptoCodes } from './schemas/crypto-codes';
import type { CurrencyOverlay } from './schemas/currency-overlay';
import type { Environments } from './schemas/environments';
import type { ErrorCodes } from './schemas/errors';
import type { FailureReasons } from './schemas/failure-reasons';
import type { LanguageOverlay } from './schemas/language-overlay';
import type { Lifecycle } from './schemas/lifecycle';
import type { Limits } from './schemas/limits';
import type { OpenApiDocument } from './schemas/openapi';
import type { Permissions } from './schemas/permissions';
import type { ReportFacts } from './schemas/reports';
import type { Sandbox } from './schemas/sandbox';
import type { ServiceMethod } from './schemas/service';
import type { Signing } from './schemas/signing';
import type { StateCodes } from './schemas/state-codes';
import type { Tariffs } from './schemas/tariffs';
import type { TestCards } from './schemas/test-cards';
import type { Versions } from './schemas/versions';

/** Everything `loadContract` read. A part whose file does not exist is `undefined`, a list is empty. */
export interface Contract {
  readonly openapi: OpenApiDocument | undefined;
  /** The operations of `openapi`, in the order of the document. */
  readonly operations: readonly Operation[];
  readonly errors: ErrorCodes | undefined;
  readonly failures: FailureReasons | undefined;
  readonly states: StateCodes | undefined;
  readonly lifecycle: Lifecycle | undefined;
  readonly limits: Limits | undefined;
  readonly permissions: Permissions | undefined;
  readonly signing: Signing | undefined;
  readonly environments: Environments | undefined;
  readonly callbacks: Callbacks | undefined;
  readonly reports: ReportFacts | undefined;
  readonly sandbox: Sandbox | undefined;
  readonly versions: Versions | undefined;
  readonly tariffs: Tariffs | undefined;
  /** One entry per file of `_services`, sorted by id. */
  readonly services: readonly ServiceMethod[];
  readonly currencyOverlay: CurrencyOverlay | undefined;
  readonly testCards: TestCards | undefined;
  readonly countryOverlay: CountryOverlay | undefined;
  readonly languageOverlay: LanguageOverlay | undefined;
  readonly cryptoCodes: CryptoCodes | undefined;
  /** One entry per file of `_reference/banks`, sorted by country. */
  readonly banks: readonly BankList[];
}
