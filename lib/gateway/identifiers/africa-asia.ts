import { passesLuhn, toTen, weightedSum } from './checksums';
import {
  andThen,
  type Context,
  digits,
  doubt,
  fail,
  isDay,
  pass,
  shaped,
  type Verdict,
} from './verdict';

/**
 * NUBAN, account number in Nigeria (Central Bank of Nigeria): 9 digits and a check digit that depends on the bank.
 * Without a bank code of three digits only the form is checked; longer codes follow other rules.
 */
export const nuban = (value: string, { bankCode }: Context = {}): Verdict =>
  andThen(digits(value, { name: 'A NUBAN', min: 10 }), (text) => {
    const verdict = pass(text);
    if (bankCode === undefined) return verdict;
    if (!/^\d{3}$/.test(bankCode)) {
      return doubt(
        verdict,
        'check_digit',
        `The check digit can be computed for bank codes of three digits only, not for "${bankCode}"; check the name of the account holder.`,
      );
    }
    const expected = toTen(weightedSum(bankCode + text.slice(0, -1), [3, 7, 3]));
    return Number(text.at(-1)) === expected
      ? pass(text, { bank: bankCode })
      : fail(
          'check_digit',
          `The last digit is ${text.slice(-1)}, but at bank ${bankCode} this account would end in ${expected}: the number or the bank is wrong.`,
        );
  });

/** Universal branch code of a bank in South Africa: six digits, leading zero included. */
export const zaBranch = (value: string): Verdict =>
  digits(value, {
    name: 'A branch code',
    min: 6,
    hint: 'Keep it as text: 051001 loses its zero as a number.',
  });

/** Account number in South Africa: 7 to 11 digits; the check rule differs by bank and cannot be run here. */
export const zaAccount = (value: string): Verdict =>
  digits(value, { name: 'An account number', min: 7, max: 11 });

/** Identity number of South Africa (Department of Home Affairs): birth date, serial, and a Luhn digit. */
export const zaId = (value: string): Verdict =>
  andThen(digits(value, { name: 'An identity number', min: 13 }), (text) => {
    const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)].map(Number);
    const isDate = [1900, 2000].some((century) =>
      isDay(century + (year ?? 0), month ?? 0, day ?? 0),
    );
    if (!isDate) {
      return fail(
        'date',
        `The first six digits must be a birth date as yyMMdd; ${text.slice(0, 6)} is not one.`,
      );
    }
    return passesLuhn(text)
      ? pass(text)
      : fail(
          'check_digit',
          'The number fails the Luhn check: a digit is mistyped or two are swapped.',
        );
  });

/** CNIC of Pakistan (NADRA): 13 digits, written 5-7-1; no public check digit. */
export const cnic = (value: string): Verdict => digits(value, { name: 'A CNIC', min: 13 });

/** UPI address (VPA) of India (NPCI): a name, `@`, and the handle of a bank or app. */
export function upiVpa(value: string): Verdict {
  const text = value.trim();
  if (/@[^@]*\./.test(text)) {
    return fail(
      'format',
      'The part after the @ of a UPI address has no dot; this is an email address.',
    );
  }
  const verdict = shaped(
    text,
    /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/,
    'A UPI address is a name of letters, digits, dots, dashes or underscores, then @ and a handle, as in ravi.kumar@okaxis.',
  );
  return verdict.ok
    ? pass(text.toLowerCase(), { handle: text.slice(text.indexOf('@') + 1).toLowerCase() })
    : verdict;
}

/** IFSC of a bank branch in India (Reserve Bank of India): four letters, a zero, six letters or digits. */
export function ifsc(value: string): Verdict {
  const text = value.trim().toUpperCase();
  if (text.length > 0 && text.length !== 11) {
    return fail('length', `An IFSC has 11 characters; this value has ${text.length}.`);
  }
  const verdict = shaped(
    text,
    /^[A-Z]{4}0[A-Z0-9]{6}$/,
    'An IFSC is four letters, the digit 0 (not the letter O), and six letters or digits.',
  );
  return verdict.ok ? pass(text, { bank: text.slice(0, 4), branch: text.slice(5) }) : verdict;
}

/** Account number in India: 9 to 18 digits, by the bank. */
export const inAccount = (value: string): Verdict =>
  digits(value, { name: 'An account number', min: 9, max: 18 });

/** UTR or RRN of a UPI payment: 12 digits. */
export const upiUtr = (value: string): Verdict =>
  digits(value, {
    name: 'A UTR of UPI',
    min: 12,
    hint: 'The transaction id of an app is longer and cannot be used.',
  });
