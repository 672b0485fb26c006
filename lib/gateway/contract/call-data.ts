import type { MdxName } from '../../docs/markdown/components';
import type { Contract } from './types';

/** The file of each part of the contract; folders hold several. */
const FILES = {
  openapi: '_contract/openapi.yaml',
  errors: '_contract/errors.yaml',
  failures: '_contract/failure_reasons.yaml',
  states: '_contract/state_codes.yaml',
  lifecycle: '_contract/lifecycle.yaml',
  limits: '_contract/limits.yaml',
  permissions: '_contract/permissions.yaml',
  signing: '_contract/signing.yaml',
  environments: '_contract/environments.yaml',
  callbacks: '_contract/callbacks.yaml',
  reports: '_contract/reports.yaml',
  sandbox: '_contract/sandbox.yaml',
  currencyOverlay: '_reference/currency_overlay.yaml',
  testCards: '_reference/test_cards.yaml',
  countryOverlay: '_reference/country_overlay.yaml',
  languageOverlay: '_reference/language_overlay.yaml',
  cryptoCodes: '_reference/crypto_codes.yaml',
} as const satisfies Partial<Record<keyof Contract, string>>;

type Part = keyof typeof FILES;

/** What a component prints. Without the file it shows nothing, and its page would be built with a gap. */
const PARTS: Partial<Record<MdxName, readonly Part[]>> = {
  Operation: ['openapi'],
  RequestFields: ['openapi'],
  ResponseFields: ['openapi'],
  OperationExamples: ['openapi'],
  OperationIndex: ['openapi'],
  EnumValues: ['openapi'],
  CallbackParameters: ['openapi'],
  Errors: ['errors'],
  ErrorRef: ['errors'],
  Failures: ['failures'],
  FailureRef: ['failures'],
  RetryTable: ['failures'],
  StateCodes: ['states'],
  StatusTable: ['lifecycle'],
  Transitions: ['lifecycle'],
  AllowedCalls: ['lifecycle'],
  Lifecycle: ['lifecycle'],
  Status: ['lifecycle'],
  ServiceStatuses: ['lifecycle', 'states'],
  Limits: ['limits'],
  Permissions: ['permissions'],
  RoleMatrix: ['permissions'],
  SigningHeaders: ['signing'],
  SigningParts: ['signing'],
  SigningChecks: ['signing'],
  SigningVector: ['signing'],
  ReturnParameters: ['signing'],
  Environments: ['environments'],
  CallbackDelivery: ['callbacks'],
  CallbackEnvelope: ['callbacks'],
  CallbackEvents: ['callbacks'],
  CallbackExample: ['callbacks'],
  CallbackHeaders: ['callbacks'],
  CallbackRetries: ['callbacks'],
  ReportColumns: ['reports'],
  ReportOperations: ['reports'],
  CurrencyTable: ['currencyOverlay'],
  CountryTable: ['countryOverlay'],
  CountryExceptions: ['countryOverlay'],
  LanguageTable: ['languageOverlay'],
  LanguageMistakes: ['languageOverlay'],
  CryptoTable: ['cryptoCodes'],
  CryptoAddresses: ['cryptoCodes'],
};

/** The cards of the sandbox; on the page of a payment method `<TestData />` prints that method's own data. */
const TEST_CARDS: readonly Part[] = ['testCards', 'sandbox'];

/** Files of the content folder that a component prints and that do not exist. */
export function missingFiles(
  contract: Contract,
  name: string,
  service: string | undefined,
): string[] {
  const parts: Readonly<Record<string, readonly Part[]>> = PARTS;
  const needed = name === 'TestData' ? (service === undefined ? TEST_CARDS : []) : parts[name];
  return (needed ?? []).filter((part) => contract[part] === undefined).map((part) => FILES[part]);
}
