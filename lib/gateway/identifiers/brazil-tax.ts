import { weightedSum } from './checksums';
import { andThen, compact, digits, fail, pass, quote, type Verdict, wrongCheck } from './verdict';

/** Remainders 0 and 1 give 0, the others 11 minus themselves. */
const mod11Digit = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

const CPF_WEIGHTS = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** CPF of a person: 11 digits, two of them mod-11 check digits (Receita Federal do Brasil). */
export const cpf = (value: string): Verdict =>
  andThen(
    digits(value, { name: 'A CPF', min: 11, hint: 'A company has a CNPJ of 14 characters.' }),
    (text) => {
      if (/^(\d)\1*$/.test(text)) {
        return fail('repeated', 'Eleven equal digits pass the check, but no CPF has this number.');
      }
      return checkTail(text, CPF_WEIGHTS);
    },
  );

/** CNPJ of a company: 12 digits or letters and two mod-11 check digits (Receita Federal, IN RFB 2.229/2024). */
export function cnpj(value: string): Verdict {
  const text = compact(value).toUpperCase();
  if (text === '') return fail('empty', 'The value is empty. A CNPJ has 14 characters.');
  const stranger = /[^0-9A-Z]/u.exec(text)?.[0];
  if (stranger !== undefined) {
    return fail('characters', `A CNPJ has digits and letters only; remove ${quote(stranger)}.`);
  }
  if (text.length !== 14) {
    const message = `A CNPJ has 14 characters; this value has ${text.length}.`;
    return fail(
      'length',
      text.length === 11 ? `${message} A person has a CPF of 11 digits.` : message,
    );
  }
  if (!/\d{2}$/.test(text)) {
    return fail(
      'format',
      'The last two characters of a CNPJ are check digits and cannot be letters.',
    );
  }
  if (/^(.)\1*$/.test(text)) {
    return fail('repeated', 'Fourteen equal digits pass the check, but no CNPJ has this number.');
  }
  return checkTail(text, CNPJ_WEIGHTS);
}

/** CPF or CNPJ, distinguished by their length: the two documents of a Pix customer. */
export function cpfOrCnpj(value: string): Verdict {
  const { length } = compact(value);
  if (length === 11) return cpf(value);
  if (length === 14) return cnpj(value);
  return fail(
    length === 0 ? 'empty' : 'length',
    `Send a CPF of 11 digits or a CNPJ of 14 characters; this value has ${length}.`,
  );
}

/** Two check digits at the end; the weights are those of the second, which begin one place earlier. */
function checkTail(text: string, weights: readonly number[]): Verdict {
  const body = text.slice(0, -2);
  const first = mod11Digit(weightedSum(body, weights.slice(1)));
  const second = mod11Digit(weightedSum(`${body}${first}`, weights));
  const expected = `${first}${second}`;
  const found = text.slice(-2);
  return found === expected ? pass(text) : wrongCheck('The pair of check digits', expected, found);
}
