import { toTen, weightedSum } from './checksums';
import {
  andThen,
  compact,
  digits,
  doubt,
  fail,
  isDay,
  pass,
  type Verdict,
  wrongCheck,
} from './verdict';

/** CLABE of a bank account in Mexico: bank 3, plaza 3, account 11, check digit (weights 3, 7, 1; Asociación de Bancos de México). */
export const clabe = (value: string): Verdict =>
  andThen(
    digits(value, { name: 'A CLABE', min: 18, hint: 'A debit card has 16, a phone 10.' }),
    (text) => {
      const body = text.slice(0, -1);
      // Each product counts modulo 10, which leaves the sum modulo 10 as it is.
      const expected = toTen(weightedSum(body, [3, 7, 1]));
      return Number(text.at(-1)) === expected
        ? pass(text, {
            bank: text.slice(0, 3),
            plaza: text.slice(3, 6),
            account: text.slice(6, 17),
          })
        : wrongCheck('The last digit', expected, text.slice(-1));
    },
  );

const RFC_ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/**
 * RFC of a taxpayer (Servicio de Administración Tributaria): person 13 characters, company 12, with a date inside.
 * The last character is a check, but some issued numbers break it, so it only warns.
 */
export function rfc(value: string): Verdict {
  const text = compact(value).toUpperCase();
  if (text === '') return fail('empty', 'The value is empty. An RFC has 12 or 13 characters.');
  if (text.length !== 12 && text.length !== 13) {
    return fail(
      'length',
      `An RFC has 13 characters for a person and 12 for a company; this value has ${text.length}.`,
    );
  }
  const match = /^([A-ZÑ&]{3,4})(\d{2})(\d{2})(\d{2})([0-9A-Z]{2})([0-9A])$/.exec(text);
  if (!match) {
    return fail(
      'format',
      'An RFC is three or four letters, a date as yyMMdd, and three characters of the tax office.',
    );
  }
  const [, letters = '', year = '', month = '', day = ''] = match;
  if (!isYyMmDd(year, month, day)) {
    return fail(
      'date',
      `The digits ${year}${month}${day} must be a date as yyMMdd; this day does not exist.`,
    );
  }
  const verdict = pass(text, { kind: letters.length === 4 ? 'person' : 'company' });
  const body = text.slice(0, -1).padStart(12);
  const sum = [...body].reduce(
    (total, char, index) => total + RFC_ALPHABET.indexOf(char) * (13 - index),
    0,
  );
  const rest = (11 - (sum % 11)) % 11;
  const expected = rest === 10 ? 'A' : String(rest);
  return text.endsWith(expected)
    ? verdict
    : doubt(
        verdict,
        'check_digit',
        `The last character is usually ${expected} for this RFC; compare it with the tax certificate.`,
      );
}

const CURP_ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const CURP_STATES =
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS NE'.split(
    ' ',
  );

/** CURP of a person in Mexico (Registro Nacional de Población): 18 characters, the last a check digit. */
export function curp(value: string): Verdict {
  const text = compact(value).toUpperCase();
  if (text === '') return fail('empty', 'The value is empty. A CURP has 18 characters.');
  if (text.length !== 18)
    return fail('length', `A CURP has 18 characters; this value has ${text.length}.`);
  const match = /^[A-ZÑ]{4}(\d{2})(\d{2})(\d{2})[HMX]([A-Z]{2})[A-ZÑ]{3}([0-9A-Z])\d$/.exec(text);
  if (!match) {
    return fail(
      'format',
      'A CURP is four letters, a date as yyMMdd, H, M or X, a state, three letters, a character and a digit.',
    );
  }
  const [, year = '', month = '', day = '', state = '', century = ''] = match;
  if (!isDay((/\d/.test(century) ? 1900 : 2000) + Number(year), Number(month), Number(day))) {
    return fail(
      'date',
      `The digits ${year}${month}${day} must be a birth date as yyMMdd; this day does not exist.`,
    );
  }
  if (!CURP_STATES.includes(state))
    return fail('range', `"${state}" is not the code of a Mexican state.`);
  const sum = [...text.slice(0, -1)].reduce(
    (total, char, index) => total + CURP_ALPHABET.indexOf(char) * (18 - index),
    0,
  );
  const expected = toTen(sum);
  return Number(text.at(-1)) === expected
    ? pass(text, { state })
    : wrongCheck('The last digit', expected, text.slice(-1));
}

/** A date of two-digit year in either century. */
const isYyMmDd = (year: string, month: string, day: string): boolean =>
  [1900, 2000].some((century) => isDay(century + Number(year), Number(month), Number(day)));
