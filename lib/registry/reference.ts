import { splitNames } from '../base/text/names';
import type { Definitions } from '../docs/markdown/definition';
import { identifierIds } from '../gateway/identifiers';
import { type Around, define, optional, required } from './around';
import {
  bankRecords,
  countryRecords,
  cryptoRecords,
  currencyRecords,
  languageRecords,
  stateRows,
  statusRows,
} from './rows';
import { refundStatusesText } from './texts';

const status = required(
  ({ contract }) => contract.lifecycle?.statuses.map(({ slug }) => slug),
  'lifecycle.yaml',
);
const screen = required(({ drawings }) => drawings.screens, '_site/screens');
const anything = { isRequired: true };

/** Components about codes, statuses and lists, and the drawings. */
export const REFERENCE_COMPONENTS = {
  Status: define({ prints: ['lifecycle'], attributes: { name: status } }),
  StatusTable: define({ prints: ['lifecycle'], rows: ({ contract }) => statusRows(contract) }),
  StateCodes: define({ prints: ['states'], rows: ({ contract }) => stateRows(contract) }),
  Transitions: define({ prints: ['lifecycle'] }),
  Transition: define({
    attributes: {
      from: status,
      to: required(
        ({ contract }, { from = '' }) =>
          contract.lifecycle?.transitions
            .filter((edge) => edge.from.includes(from))
            .map(({ to }) => to),
        'transitions of lifecycle.yaml',
      ),
    },
  }),
  AllowedCalls: define({ prints: ['lifecycle'] }),
  Lifecycle: define({ prints: ['lifecycle'] }),
  RefundStatuses: define({ text: ({ contract }) => refundStatusesText(contract) }),
  FailureRef: define({
    prints: ['failures'],
    attributes: {
      code: required(
        ({ contract }) => contract.failures?.codes.map(({ code }) => `${code}`),
        'failure_reasons.yaml',
      ),
    },
  }),
  RetryTable: define({ prints: ['failures'] }),
  CurrencyTable: define({
    prints: ['currencyOverlay'],
    rows: ({ contract }) => currencyRecords(contract),
  }),
  CountryTable: define({
    prints: ['countryOverlay'],
    rows: ({ contract }) => countryRecords(contract),
  }),
  CountryExceptions: define({ prints: ['countryOverlay'] }),
  LanguageTable: define({
    prints: ['languageOverlay'],
    rows: ({ contract }) => languageRecords(contract),
  }),
  LanguageMistakes: define({ prints: ['languageOverlay'] }),
  CryptoTable: define({ prints: ['cryptoCodes'], rows: ({ contract }) => cryptoRecords(contract) }),
  CryptoAddresses: define({ prints: ['cryptoCodes'] }),
  CryptoBalances: define(),
  BankTable: define({
    attributes: {
      country: optional(
        ({ contract }) => contract.banks.map(({ country }) => country),
        '_reference/banks',
      ),
    },
    rows: ({ contract }, { country = '' }) => bankRecords(contract, country),
  }),
  Checker: define({
    attributes: {
      validators: { ...required(() => identifierIds, 'lib/identifiers'), split: splitNames },
    },
  }),
  Screen: define({ attributes: { name: screen } }),
  Callout: define({ attributes: { n: anything } }),
  Formulas: define({ attributes: { screen, group: {} } }),
  ScreenExample: define({ attributes: { screen, name: anything } }),
  CabinetFacts: define({ prints: ['permissions'], attributes: { screen } }),
  Diagram: define({
    attributes: {
      name: required(
        ({ drawings }) => ['callback-retries', ...drawings.diagrams],
        '_site/diagrams',
      ),
    },
  }),
} as const satisfies Definitions<Around>;
