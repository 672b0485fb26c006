import { toTen, weightedSum } from './checksums';
import { andThen, digits, fail, pass, shaped, type Verdict, wrongCheck } from './verdict';

/** CBU of a bank account in Argentina (BCRA): bank 3, branch 4, check, account 13, check. */
export const cbu = (value: string): Verdict =>
  andThen(account('A CBU', value), (text) =>
    text.startsWith('000')
      ? fail('prefix', 'It begins with 000: this is a CVU, the account of a wallet, not of a bank.')
      : pass(text, { kind: 'cbu', bank: text.slice(0, 3), branch: text.slice(3, 7) }),
  );

/** CVU of a wallet account in Argentina (BCRA): the arithmetic of a CBU, with 000 in place of the bank. */
export const cvu = (value: string): Verdict =>
  andThen(account('A CVU', value), (text) =>
    text.startsWith('000')
      ? pass(text, { kind: 'cvu', provider: text.slice(3, 7) })
      : fail('prefix', `A CVU begins with 000; ${text.slice(0, 3)} is a bank, so this is a CBU.`),
  );

/** CBU or CVU; `parts.kind` says which. */
export const cbuOrCvu = (value: string): Verdict => {
  const verdict = cbu(value);
  return verdict.ok || verdict.reason !== 'prefix' ? verdict : cvu(value);
};

const account = (name: string, value: string): Verdict =>
  andThen(
    digits(value, {
      name,
      min: 22,
      hint: 'An alias has 6 to 20 characters and goes in its own field.',
    }),
    (text) => {
      if (/^0+$/.test(text))
        return fail('repeated', 'All zeros pass the check, but no account has this number.');
      const blocks = [
        {
          what: 'The check digit of bank and branch (digit 8)',
          block: text.slice(0, 8),
          weights: [7, 1, 3, 9, 7, 1, 3],
        },
        {
          what: 'The check digit of the account (digit 22)',
          block: text.slice(8),
          weights: [3, 9, 7, 1],
        },
      ];
      for (const { what, block, weights } of blocks) {
        const expected = toTen(weightedSum(block.slice(0, -1), weights));
        if (Number(block.at(-1)) !== expected) return wrongCheck(what, expected, block.slice(-1));
      }
      return pass(text);
    },
  );

/** Alias of a CBU or CVU (BCRA): 6 to 20 letters, digits, dots and dashes; case does not matter. */
export function arAlias(value: string): Verdict {
  const { length } = value.trim();
  if (length > 0 && (length < 6 || length > 20)) {
    return fail('length', `An alias has 6 to 20 characters; this value has ${length}.`);
  }
  return shaped(
    value,
    /^[A-Za-z0-9.-]{6,20}$/,
    'An alias has 6 to 20 letters, digits, dots and dashes; no underscore, space or accent.',
  );
}

const PEOPLE = ['20', '23', '24', '25', '26', '27'];
const COMPANIES = ['30', '33', '34', '50', '51', '55'];

/** CUIT of a taxpayer in Argentina (ARCA, once AFIP): type 2, number 8, mod-11 check digit. */
export const cuit = (value: string): Verdict =>
  taxNumber('A CUIT', value, [...PEOPLE, ...COMPANIES]);

/** CUIL of a worker in Argentina (ANSES): a CUIT with a type of people. */
export const cuil = (value: string): Verdict => taxNumber('A CUIL', value, PEOPLE);

const taxNumber = (name: string, value: string, types: readonly string[]): Verdict =>
  andThen(
    digits(value, { name, min: 11, hint: 'A DNI of 7 or 8 digits goes in its own field.' }),
    (text) => {
      const type = text.slice(0, 2);
      if (!types.includes(type)) {
        return fail(
          'prefix',
          `${name} begins with one of ${types.join(', ')}; this value begins with ${type}.`,
        );
      }
      const rest = weightedSum(text.slice(0, -1), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
      const expected = rest === 0 ? 0 : Math.min(11 - rest, 9);
      return Number(text.at(-1)) === expected
        ? pass(text, {
            kind: PEOPLE.includes(type) ? 'person' : 'company',
            document: text.slice(2, 10),
          })
        : wrongCheck('The last digit', expected, text.slice(-1));
    },
  );

/** DNI of a person in Argentina: 7 or 8 digits without a check. */
export const dniAr = (value: string): Verdict => digits(value, { name: 'A DNI', min: 7, max: 8 });
