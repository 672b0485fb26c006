import { EnumValues, UnknownValue } from '../api/enum-values';
import { OperationIndex } from '../api/operation-index';
import {
  CallbackAddresses,
  CallbackDelivery,
  CallbackEnvelope,
  CallbackEvents,
  CallbackExample,
  CallbackHeaders,
  CallbackParameters,
  CallbackRetries,
} from '../contract/callbacks';
import { Environments } from '../contract/environments';
import { KeyPermissions, Limit, Limits, RoleMatrix } from '../contract/facts';
import { ReportColumns, ReportOperations } from '../contract/reports';
import { ResponseHeaders } from '../contract/response-headers';
import { RetryTable } from '../contract/retry-table';
import {
  FormErrors,
  FormFields,
  ReturnParameters,
  SigningChecks,
  SigningHeaders,
  SigningMistakes,
  SigningParts,
} from '../contract/signing';
import { SigningVector, SigningVectors } from '../contract/signing-vectors';
import { ApiVersions } from '../contract/versions';
import { BankTable } from '../reference/bank-table';
import { ErrorTable, FailureTable, StateCodes } from '../reference/code-tables';
import { CountryExceptions, CountryTable } from '../reference/country-table';
import { CryptoAddresses, CryptoBalances, CryptoTable } from '../reference/crypto-table';
import { CurrencyTable } from '../reference/currency-table';
import { LanguageMistakes, LanguageTable } from '../reference/language-table';
import { RefundStatuses } from '../reference/refund-tables';
import { AllowedCalls, StatusTable, Transition, Transitions } from '../reference/status-table';
import { ServiceCatalogue } from '../services/service-catalogue';
import { TestCards } from '../services/test-cards';
import { ErrorRef, FailureRef } from '../text/refs';
import { ToolList } from '../tools/tool-list';

/** Components whose facts do not depend on the page. */
export const FACTS = {
  AllowedCalls,
  ApiVersions,
  BankTable,
  CallbackAddresses,
  CallbackDelivery,
  CallbackEnvelope,
  CallbackEvents,
  CallbackExample,
  CallbackHeaders,
  CallbackParameters,
  CallbackRetries,
  CountryExceptions,
  CountryTable,
  CryptoAddresses,
  CryptoBalances,
  CryptoTable,
  CurrencyTable,
  EnumValues,
  Environments,
  UnknownValue,
  ErrorRef,
  FailureRef,
  LanguageMistakes,
  LanguageTable,
  FormErrors,
  FormFields,
  Limit,
  Limits,
  OperationIndex,
  ReportColumns,
  ReportOperations,
  ResponseHeaders,
  RetryTable,
  ReturnParameters,
  RoleMatrix,
  ServiceCatalogue,
  SigningChecks,
  SigningMistakes,
  SigningHeaders,
  SigningParts,
  SigningVector,
  SigningVectors,
  StateCodes,
  StatusTable,
  ToolList,
  Transition,
  Transitions,
  RefundStatuses,
};

/** What a component of an operation or a service shows on a page of neither: all rows. */
export const EVERYWHERE = { ErrorTable, FailureTable, KeyPermissions, TestCards };
