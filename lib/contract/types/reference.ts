import type { InlineText } from '../schemas/common';

export interface AddedCurrency {
  readonly code: string;
  readonly numeric: string;
  readonly exponent: number;
  readonly name: string;
  readonly countries: readonly string[];
  readonly since: string;
}

export interface HistoricCurrency {
  readonly code: string;
  readonly name?: string | undefined;
  readonly until: string;
  readonly replacedBy?: string | undefined;
}

/** `currency_overlay.yaml`: what changed since the package's list. */
export interface CurrencyOverlay {
  /** The day the overlay speaks for: a row dated later waits. Not the clock, so that every build is the same. */
  readonly asOf: string;
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

/** Where a list comes from. */
export interface ListSource {
  readonly title: string;
  readonly license?: string | undefined;
  readonly url?: string | undefined;
  /** Day the list speaks for, where it says. */
  readonly listDate?: string | undefined;
}

/** A code people write for another one. */
export interface MistakenCode {
  readonly code: string;
  readonly use: string;
  readonly note: InlineText;
}

/** `country_overlay.yaml`: what the package's list of countries does not know. */
export interface CountryOverlay {
  readonly asOf: string;
  readonly mistaken: readonly MistakenCode[];
  readonly userAssigned: readonly {
    readonly code: string;
    readonly name: string;
    readonly callingCode?: string | undefined;
    readonly note: InlineText;
  }[];
  readonly callingCodes: {
    readonly source: ListSource;
    readonly checkedOn: string;
    /** Alpha-2 → digits without `+`. */
    readonly codes: Readonly<Record<string, string>>;
  };
}

/** One row of the country table. */
export interface CountryRow {
  readonly alpha2: string;
  readonly alpha3: string;
  /** Three digits, leading zeros kept: "032". */
  readonly numeric: string;
  readonly name: string;
  /** Digits without `+`; a few territories have none. */
  readonly callingCode?: string | undefined;
  /** Codes of the currencies in use, from the currency table. */
  readonly currencies: readonly string[];
  /** Methods that collect there, from the services registry. */
  readonly payin: readonly string[];
  readonly payout: readonly string[];
}

/** `language_overlay.yaml`. */
export interface LanguageOverlay {
  readonly asOf: string;
  readonly mistaken: readonly MistakenCode[];
}

/** One row of the language table. */
export interface LanguageRow {
  readonly code: string;
  readonly name: string;
  readonly nativeName: string;
  /** Direction of the native name. */
  readonly dir: 'ltr' | 'rtl';
}

/** One asset on one network; also a row of the crypto table. */
export interface CryptoAsset {
  readonly code: string;
  readonly asset: string;
  readonly network: string;
  readonly standard: 'native' | 'ERC-20' | 'BEP-20' | 'TRC-20' | 'SPL' | 'jetton';
  readonly onChainDecimals: number;
  /** Decimals the API takes; amounts with more are refused. */
  readonly precision: number;
  /** Blocks until the money counts, by default. */
  readonly confirmations: number | 'finalized';
  readonly memo: 'none' | 'comment' | 'tag' | 'memo';
  /** Shape of an address. */
  readonly pattern: string;
  /** Number of an EVM chain. */
  readonly chainId?: number | undefined;
}

/** An asset as a balance at a provider: its code names no network. */
export interface CryptoBalance {
  readonly code: string;
  readonly asset: string;
  /** Decimals the API takes. */
  readonly precision: number;
}

/** `crypto_codes.yaml`. */
export interface CryptoCodes {
  readonly assets: readonly CryptoAsset[];
  readonly balances: readonly CryptoBalance[];
}

export interface Bank {
  /** Always text: leading zeros count. */
  readonly code: string;
  readonly name: string;
  readonly short?: string | undefined;
  readonly bic?: string | undefined;
  /** Brazil: eight digits for Pix. */
  readonly ispb?: string | undefined;
  /** Brazil: how the institution takes part in Pix. */
  readonly pix?: 'direct' | 'indirect' | undefined;
  /** Widely used: a long list may show these first. */
  readonly main?: boolean | undefined;
  /** `check`: ask the service before you use it. */
  readonly status?: 'renamed' | 'merged' | 'closed' | 'check' | undefined;
  readonly note?: InlineText | undefined;
}

/** One file of `_reference/banks`: what the code of a country is, and the banks that may be published. */
export interface BankList {
  readonly country: string;
  /** Name of the code: "MFO". */
  readonly code: string;
  readonly issuer: string;
  readonly digits?: number | undefined;
  /** Where the code stands in an account number. */
  readonly where?: InlineText | undefined;
  readonly rule: InlineText;
  readonly published: 'all' | 'part' | 'none';
  /** What is not published and why, or what to mind. */
  readonly why?: InlineText | undefined;
  readonly source?: ListSource | undefined;
  readonly checkedOn: string;
  readonly banks: readonly Bank[];
}

/** One row of all banks. */
export interface BankRow extends Bank {
  readonly country: string;
}
