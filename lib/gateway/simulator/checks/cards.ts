import type { Json, JsonObject, TestCards } from '../../contract/types';
import { checkIdentifier } from '../../identifiers';
import { uzbekNetwork } from '../../identifiers/cards';
import { sha256Now } from '../../signing/sha256';
import { inputOf } from '../state/inputs';
import { ApiError } from '../wire/errors';
import { text } from '../wire/json';

/** What is kept of a card: nothing that could be charged. */
export interface CardFacts {
  readonly brand: string;
  readonly bin: string;
  readonly last4: string;
  readonly fingerprint: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  /** Seventh digit of a computed number; 0 for the public ones. */
  readonly threeDs: number;
  /** Failure the number asks for; 0 = approve. */
  readonly failure: number;
  /** Whether the CVV came with it. */
  readonly hasCvv: boolean;
}

/** Brands by their first digits; the longest match wins. The sandbox has no other use for a BIN table. */
const BRANDS: readonly (readonly [prefix: RegExp, brand: string])[] = [
  [/^3[47]/, 'amex'],
  [/^(6011|65)/, 'discover'],
  [/^(30|36|38)/, 'diners'],
  [/^35/, 'jcb'],
  [/^62/, 'unionpay'],
  [/^220/, 'mir'],
  [/^506/, 'verve'],
  [/^9792/, 'troy'],
  [/^(8600|5614)/, 'uzcard'],
  [/^9860/, 'humo'],
  [/^(50|5[6-9]|6)/, 'maestro'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^4/, 'visa'],
];

export const brandOf = (number: string): string =>
  BRANDS.find(([prefix]) => prefix.test(number))?.[1] ?? 'unknown';

/** Name of a card that does not give its number away; made so that equal cards have equal names. */
export const fingerprintOf = (number: string): string =>
  `cfp_${sha256Now(`sandbox card ${number}`).slice(0, 16)}`;

/** Facts of a number alone. */
export function factsOf(number: string, cards: TestCards | undefined): CardFacts {
  const computed = computedParts(number, cards);
  return {
    brand: brandOf(number),
    bin: number.slice(0, 6),
    last4: number.slice(-4),
    fingerprint: fingerprintOf(number),
    expiryMonth: '12',
    expiryYear: '2030',
    threeDs: computed?.threeDs ?? 0,
    failure: computed?.failure ?? 0,
    hasCvv: false,
  };
}

/** The rule of test_cards.yaml: BIN, 3-D Secure digit, filler, failure code, Luhn digit. */
function computedParts(
  number: string,
  cards: TestCards | undefined,
): { threeDs: number; failure: number } | undefined {
  if (!cards || number.length !== 16) return undefined;
  const bin = Object.values(cards.bins).find((prefix) => number.startsWith(prefix));
  const from = (bin?.length ?? 0) + 1;
  const to = from + cards.filler.length;
  if (bin === undefined || number.slice(from, to) !== cards.filler) return undefined;
  return { threeDs: Number(number[bin.length]), failure: Number(number.slice(to, to + 3)) };
}

/**
 * Check a card of a request, `card` or `recipient.card_number` alone.
 * @throws ApiError 5001, 5002, 5003, 5004 or 5005, with the field.
 */
export function readCard(
  card: JsonObject,
  { param, cards, now }: { param: string; cards: TestCards | undefined; now: number },
): CardFacts {
  const number = text(card, 'number') ?? '';
  checkNumber(number, `${param}.number`, cards);
  const facts = factsOf(number, cards);
  const month = text(card, 'expiry_month') ?? facts.expiryMonth;
  const year = text(card, 'expiry_year') ?? facts.expiryYear;
  if (Date.UTC(Number(year), Number(month), 1) <= now) {
    throw new ApiError(5003, `The card expired in ${month}/${year}.`, `${param}.expiry_year`);
  }
  const cvv = text(card, 'cvv');
  const wanted = facts.brand === 'amex' ? 4 : 3;
  if (cvv !== undefined && cvv.length !== wanted) {
    throw new ApiError(5004, `The CVV has ${wanted} digits.`, `${param}.cvv`);
  }
  const failure = inputOf(cards, 'cvv', cvv)?.failure ?? facts.failure;
  return { ...facts, expiryMonth: month, expiryYear: year, failure, hasCvv: cvv !== undefined };
}

/**
 * The number itself: digits, Luhn, a test card, a brand the point takes.
 * @throws ApiError 5001 or 5005.
 */
export function checkNumber(number: string, param: string, cards: TestCards | undefined): void {
  const verdict = checkIdentifier('card_pan', number);
  if (!verdict.ok) {
    const message =
      verdict.reason === 'check_digit' ? `${param} fails the Luhn check.` : verdict.message;
    throw new ApiError(5001, message, param);
  }
  const listed = cards?.public.find((card) => card.number === number);
  if (listed?.accepted === 'never') {
    throw new ApiError(5005, `The brand ${listed.brand} is not supported.`, param);
  }
  if (cards && !listed && !uzbekNetwork(number) && !computedParts(number, cards)) {
    throw new ApiError(5001, 'The sandbox takes test cards only, to protect cardholders.', param);
  }
}

/** `method_details.card` of a transaction. */
export const cardDetails = (card: CardFacts): Json => ({
  brand: card.brand,
  bin: card.bin,
  last4: card.last4,
  country: 'PL',
  issuer: 'Sandbox Bank',
  type: 'debit',
});
