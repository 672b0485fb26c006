import { risingSum, toTen, weightedSum } from './checksums';
import { andThen, digits, fail, pass, type Verdict, wrongCheck } from './verdict';

/** Cédula of Paraguay: 5 to 8 digits without a check. */
export const ciPy = (value: string): Verdict => digits(value, { name: 'A cédula', min: 5, max: 8 });

/** RUC of Paraguay (DNIT, once SET): up to 8 digits and a mod-11 check digit; companies begin with 80. */
export const rucPy = (value: string): Verdict =>
  andThen(digits(value, { name: 'A RUC', min: 5, max: 9 }), (text) => {
    const body = text.slice(0, -1);
    const expected = ((11 - (risingSum(body, 11) % 11)) % 11) % 10;
    return Number(text.at(-1)) === expected
      ? pass(`${body}-${expected}`)
      : wrongCheck('The digit after the dash', expected, text.slice(-1));
  });

/** Cédula of Uruguay (DNIC): 7 digits and a check digit. */
export const ciUy = (value: string): Verdict =>
  andThen(
    digits(value, { name: 'A cédula', min: 8, hint: 'Write the check digit too.' }),
    (text) => {
      const expected = toTen(weightedSum(text.slice(0, -1), [2, 9, 8, 7, 6, 3, 4]));
      return Number(text.at(-1)) === expected
        ? pass(text)
        : wrongCheck('The last digit', expected, text.slice(-1));
    },
  );

/** RUT of Uruguay (DGI): 12 digits: registration 2, number 6, 001, mod-11 check digit. */
export const rutUy = (value: string): Verdict =>
  andThen(digits(value, { name: 'A RUT', min: 12 }), (text) => {
    const registration = Number(text.slice(0, 2));
    if (registration < 1 || registration > 22) {
      return fail(
        'prefix',
        `A RUT begins with 01 to 22; this value begins with ${text.slice(0, 2)}.`,
      );
    }
    if (text.slice(2, 8) === '000000')
      return fail('format', 'Digits 3 to 8 of a RUT cannot all be zero.');
    if (text.slice(8, 11) !== '001') {
      return fail('format', `Digits 9 to 11 of a RUT are 001; here they are ${text.slice(8, 11)}.`);
    }
    const sum = weightedSum(text.slice(0, -1), [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
    const expected = (11 - (sum % 11)) % 11;
    return Number(text.at(-1)) === expected
      ? pass(text)
      : wrongCheck('The last digit', expected, text.slice(-1));
  });
