import { weightedSum } from './checksums';
import { andThen, compact, digits, fail, pass, shaped, type Verdict, wrongCheck } from './verdict';

/** EDRPOU of an organization in Ukraine (State Statistics Service): 8 digits, the last a weighted mod-11 check. */
export const edrpou = (value: string): Verdict =>
  andThen(
    digits(value, {
      name: 'An EDRPOU',
      min: 8,
      hint: 'A person has a RNOKPP of 10; keep leading zeros.',
    }),
    (text) => {
      const body = text.slice(0, -1);
      const weights = /^[345]/.test(body) ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
      const first = weightedSum(body, weights) % 11;
      const second =
        weightedSum(
          body,
          weights.map((weight) => weight + 2),
        ) % 11;
      const expected = first < 10 ? first : second % 10;
      return Number(text.at(-1)) === expected
        ? pass(text)
        : wrongCheck('The last digit', expected, text.slice(-1));
    },
  );

/** RNOKPP, the tax number of a person in Ukraine (State Tax Service): 10 digits, the last a weighted check. */
export const rnokpp = (value: string): Verdict =>
  andThen(
    digits(value, { name: 'A RNOKPP', min: 10, hint: 'A company has an EDRPOU of 8.' }),
    (text) => {
      const sum = weightedSum(text.slice(0, -1), [-1, 5, 7, 9, 4, 6, 10, 5, 7]);
      const expected = (((sum % 11) + 11) % 11) % 10;
      return Number(text.at(-1)) === expected
        ? pass(text)
        : wrongCheck('The last digit', expected, text.slice(-1));
    },
  );

/** Tax number of a customer or recipient in Ukraine: EDRPOU or RNOKPP, distinguished by the length. */
export function uaTaxId(value: string): Verdict {
  const { length } = compact(value);
  if (length === 8) return edrpou(value);
  if (length === 10) return rnokpp(value);
  return fail(
    length === 0 ? 'empty' : 'length',
    `Send an EDRPOU of 8 digits or a RNOKPP of 10; this value has ${length}.`,
  );
}

/** T.C. kimlik numarası of Turkey (Nüfus ve Vatandaşlık İşleri): 11 digits, not beginning with 0, two check digits. */
export const tckn = (value: string): Verdict =>
  andThen(digits(value, { name: 'A TCKN', min: 11 }), (text) => {
    if (text.startsWith('0')) return fail('prefix', 'A TCKN does not begin with 0.');
    const body = text.slice(0, 9);
    const sum = weightedSum(body, [7, -1]);
    const first = ((sum % 10) + 10) % 10;
    const second = (weightedSum(body, [1]) + first) % 10;
    const expected = `${first}${second}`;
    const found = text.slice(-2);
    return found === expected
      ? pass(text)
      : wrongCheck('The pair of check digits', expected, found);
  });

/** BLIK code (Polski Standard Płatności): six digits from the bank app, one use, about two minutes. */
export const blikCode = (value: string): Verdict =>
  digits(value, {
    name: 'A BLIK code',
    min: 6,
    hint: 'Keep it as text, so that leading zeros stay.',
  });

/** Sort code of a bank branch in the United Kingdom: six digits, often written 12-34-56. */
export const sortCode = (value: string): Verdict => digits(value, { name: 'A sort code', min: 6 });

/** Account number in the United Kingdom: eight digits; shorter ones are filled with zeros on the left. */
export const ukAccount = (value: string): Verdict =>
  digits(value, {
    name: 'An account number',
    min: 8,
    hint: 'Fill a shorter one with zeros on the left.',
  });

/** BIC of a bank (ISO 9362): bank 4, country 2, location 2, and for a branch 3 more. */
export const bic = (value: string): Verdict => {
  const verdict = shaped(
    value.toUpperCase(),
    /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
    'A BIC has 8 or 11 characters: bank 4, country 2, location 2, branch 3.',
  );
  return verdict.ok
    ? pass(verdict.normalized, { country: verdict.normalized.slice(4, 6) })
    : verdict;
};
