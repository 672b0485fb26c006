import type { InlineText, IsoDate } from './common';

export interface AddedCurrency {
  readonly code: string;
  readonly numeric: string;
  readonly exponent: number;
  readonly name: string;
  readonly countries: readonly string[];
  readonly since: IsoDate;
}

export interface HistoricCurrency {
  readonly code: string;
  readonly name?: string | undefined;
  readonly until: IsoDate;
  readonly replacedBy?: string | undefined;
}

/** `currency_overlay.yaml`: what changed since the package's list. */
export interface CurrencyOverlay {
  /** The day the overlay speaks for: a row dated later waits. Not the clock, so that every build is the same. */
  readonly asOf: IsoDate;
  readonly note?: InlineText | undefined;
  readonly add: readonly AddedCurrency[];
  readonly historic: readonly HistoricCurrency[];
  /** Metals, test codes, units of account: valid ISO codes nobody pays with. */
  readonly hide: readonly string[];
}

/** One row of the currency table. */
export interface CurrencyRow {
  readonly code: string;
  /** Three digits, leading zeros kept: "032". */
  readonly numeric: string;
  readonly name: string;
  readonly decimals: number;
  /** "0.01", "1", "0.001". */
  readonly smallest: string;
  /** "149.90", "500", "1.250". */
  readonly example: string;
  /** Names as the list has them. */
  readonly countries: readonly string[];
  /** Methods that collect in it, from the services registry. */
  readonly payin: readonly string[];
  readonly payout: readonly string[];
}

/** A code that left the list. */
export interface HistoricCurrencyRow extends HistoricCurrency {
  readonly name: string;
}

export interface TestCard {
  readonly brand: string;
  /** Digits only. */
  readonly number: string;
  /** "any 3 digits". */
  readonly cvv: string;
  readonly result: InlineText;
}

/** 3-D Secure behavior chosen by the seventh digit. */
export interface ThreeDsDigit {
  readonly digit: number;
  readonly behavior: InlineText;
  readonly failure?: number | undefined;
  /** Brand id → approve card with this digit. */
  readonly cards: Readonly<Record<string, string>>;
}

export interface DeclineCard {
  /** Failure reason code. */
  readonly failure: number;
  readonly note?: InlineText | undefined;
  readonly cards: Readonly<Record<string, string>>;
}

/** A value to type in the sandbox instead of a real code. */
export interface TestInput {
  readonly kind: string;
  readonly value: string;
  readonly result: InlineText;
}

/** `test_cards.yaml`. */
export interface TestCards {
  /** Brand id → first six digits of the computed numbers. */
  readonly bins: Readonly<Record<string, string>>;
  /** Digits 8–12 of the computed numbers. */
  readonly filler: string;
  readonly public: readonly TestCard[];
  readonly threeDs: readonly ThreeDsDigit[];
  readonly declines: readonly DeclineCard[];
  readonly inputs: readonly TestInput[];
  readonly rules: readonly InlineText[];
}
