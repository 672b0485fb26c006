/** Value of a character of a check digit: digits as they are, letters by their code minus 48 (`A` = 17). */
const charValue = (char: string): number => char.charCodeAt(0) - 48;

/** Σ value × weight; the weights repeat when the text is longer. */
export const weightedSum = (text: string, weights: readonly number[]): number =>
  [...text].reduce(
    (sum, char, index) => sum + charValue(char) * (weights[index % weights.length] ?? 0),
    0,
  );

/** What is missing to the next multiple of ten: 0 to 9. */
export const toTen = (sum: number): number => (10 - (sum % 10)) % 10;

const digitSum = (value: number): number => Math.floor(value / 10) + (value % 10);

/** Σ of the digit sums of value × weight. */
export const digitWeightedSum = (text: string, weights: readonly number[]): number =>
  [...text].reduce(
    (sum, char, index) => sum + digitSum(charValue(char) * (weights[index % weights.length] ?? 0)),
    0,
  );

const reversed = (text: string): string => [...text].reverse().join('');

/**
 * The check digit of ISO/IEC 7812-1 Annex B (Luhn, "mod 10") for a number without it.
 * @example luhnDigit('411111111111111') // 1
 */
export const luhnDigit = (body: string): number => toTen(digitWeightedSum(reversed(body), [2, 1]));

/** Whether a number ends in its Luhn digit. */
export const passesLuhn = (number: string): boolean =>
  luhnDigit(number.slice(0, -1)) === Number(number.at(-1));

/** A long number modulo 97; letters in it count 10 to 35 (ISO/IEC 7064, MOD 97-10). */
export function mod97(text: string): number {
  let remainder = 0;
  for (const char of text) {
    const value = Number.parseInt(char, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** Σ with weights counted from the right: 2, 3, … up to `last`, then from 2 again. */
export const risingSum = (text: string, last: number): number =>
  weightedSum(
    reversed(text),
    Array.from({ length: last - 1 }, (_, index) => index + 2),
  );

/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) of a text in UTF-8, as four capital hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
