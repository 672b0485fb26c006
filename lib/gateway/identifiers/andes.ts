import { digitWeightedSum, risingSum, toTen, weightedSum } from './checksums';
import { andThen, compact, digits, doubt, fail, pass, type Verdict, wrongCheck } from './verdict';

/** RUT of Chile (Registro Civil, SII): 7 or 8 digits, a dash, and a mod-11 check that may be K. */
export function rutCl(value: string): Verdict {
  const text = compact(value).toUpperCase();
  if (text === '') return fail('empty', 'The value is empty. A RUT looks like 12531909-2.');
  if (!/^\d+[\dK]$/.test(text)) {
    return fail('characters', 'A RUT has digits, and at the end a digit or K.');
  }
  if (text.length < 8 || text.length > 9) {
    return fail(
      'length',
      `A RUT has 7 or 8 digits and a check digit; this value has ${text.length} characters.`,
    );
  }
  const body = text.slice(0, -1);
  const rest = 11 - (risingSum(body, 7) % 11);
  const expected = rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
  return text.endsWith(expected)
    ? pass(`${body}-${expected}`)
    : wrongCheck('The check digit', expected, text.slice(-1));
}

const NIT_WEIGHTS = [41, 37, 29, 23, 19, 17, 13, 7, 3];

/** NIT of a company in Colombia (DIAN): 9 digits and a mod-11 check digit with prime weights. */
export const nitCo = (value: string): Verdict =>
  andThen(
    digits(value, { name: 'A NIT', min: 10, hint: 'That is nine digits and the check digit.' }),
    (text) => {
      const rest = weightedSum(text.slice(0, -1), NIT_WEIGHTS) % 11;
      const expected = rest < 2 ? rest : 11 - rest;
      return Number(text.at(-1)) === expected
        ? pass(text)
        : wrongCheck('The last digit', expected, text.slice(-1));
    },
  );

/** Cédula de ciudadanía of Colombia: 6 to 10 digits without a check. */
export const ccCo = (value: string): Verdict =>
  digits(value, { name: 'A cédula', min: 6, max: 10 });

/** Cédula of Ecuador (Registro Civil): province, 7 digits, and a check digit in the manner of Luhn. */
export const ciEc = (value: string): Verdict =>
  andThen(
    digits(value, { name: 'A cédula', min: 10, hint: 'A RUC has 13.' }),
    (text) => checkProvince(text) ?? (Number(text[2]) > 6 ? NOT_A_PERSON : checkCedula(text)),
  );

/** RUC of Ecuador (SRI): 13 digits; the third one says person, public body (6) or company (9). */
export const rucEc = (value: string): Verdict =>
  andThen(digits(value, { name: 'A RUC', min: 13, hint: 'A cédula has 10.' }), (text) => {
    const wrongProvince = checkProvince(text);
    if (wrongProvince) return wrongProvince;
    if (text[2] === '9') return checkRuc(text, COMPANY);
    if (Number(text[2]) > 6) {
      return fail('range', 'The third digit of a RUC is 0 to 6 or 9; 9 is a company.');
    }
    // A third digit 6 is a public body, and since numbers grew scarce a person too.
    const asPublic = text[2] === '6' ? checkRuc(text, PUBLIC) : undefined;
    return asPublic?.ok ? asPublic : checkRuc(text, PERSON);
  });

interface RucKind {
  readonly name: string;
  readonly weights?: readonly number[];
  /** Where the number of the establishment begins. */
  readonly establishment: number;
}

const PERSON: RucKind = { name: 'person', establishment: 10 };
const PUBLIC: RucKind = { name: 'public', weights: [3, 2, 7, 6, 5, 4, 3, 2], establishment: 9 };
const COMPANY: RucKind = {
  name: 'company',
  weights: [4, 3, 2, 7, 6, 5, 4, 3, 2],
  establishment: 10,
};

function checkRuc(text: string, { name, weights, establishment }: RucKind): Verdict {
  if (Number(text.slice(establishment)) === 0) {
    return fail('format', 'The establishment at the end counts from 001; it cannot be zero.');
  }
  if (!weights) return andThen(checkCedula(text.slice(0, 10)), () => pass(text, { kind: name }));
  const at = weights.length;
  const expected = (11 - (weightedSum(text.slice(0, at), weights) % 11)) % 11;
  return Number(text[at]) === expected
    ? pass(text, { kind: name })
    : wrongCheck(`Digit ${at + 1}`, expected, text.charAt(at));
}

const NOT_A_PERSON = fail(
  'range',
  'The third digit of a cédula is 0 to 6; this looks like the beginning of a RUC.',
);

function checkProvince(text: string): Verdict | undefined {
  const province = Number(text.slice(0, 2));
  return (province >= 1 && province <= 24) || province === 30
    ? undefined
    : fail(
        'prefix',
        `The first two digits are a province, 01 to 24, or 30; ${text.slice(0, 2)} is not one.`,
      );
}

function checkCedula(text: string): Verdict {
  const expected = toTen(digitWeightedSum(text.slice(0, 9), [2, 1]));
  return Number(text[9]) === expected
    ? pass(text)
    : wrongCheck('Digit 10', expected, text.charAt(9));
}

/** DNI of Peru (RENIEC): 8 digits; the form with its check digit (CUI) is checked and shortened. */
export function dniPe(value: string): Verdict {
  const text = compact(value).toUpperCase();
  if (!/^\d{8}[0-9A-K]$/.test(text)) return digits(value, { name: 'A DNI', min: 8 });
  const body = text.slice(0, 8);
  const rest = weightedSum(body, [3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  const allowed = [`${'65432110987'[rest]}`, `${'KJIHGFEDCBA'[rest]}`];
  return allowed.includes(text.slice(8))
    ? pass(body)
    : wrongCheck('The check digit', allowed.join(' or '), text.slice(8));
}

/** RUC of Peru (SUNAT): 11 digits that begin with 10, 15, 16, 17 or 20, the last a mod-11 check digit. */
export const rucPe = (value: string): Verdict =>
  andThen(digits(value, { name: 'A RUC', min: 11, hint: 'A DNI has 8.' }), (text) => {
    if (!/^(10|15|16|17|20)/.test(text)) {
      return fail(
        'prefix',
        `A RUC begins with 10, 15, 16, 17 or 20; this value begins with ${text.slice(0, 2)}.`,
      );
    }
    const sum = weightedSum(text.slice(0, -1), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
    const expected = (11 - (sum % 11)) % 10;
    return Number(text.at(-1)) === expected
      ? pass(text, { kind: text.startsWith('20') ? 'company' : 'person' })
      : wrongCheck('The last digit', expected, text.slice(-1));
  });

/**
 * CCI of a bank account in Peru (Cámara de Compensación Electrónica), with digits for entity (3), office (3), account
 * (12) and control (2). Banks publish numbers that break the control digits, so a wrong control digit is only a warning.
 */
export const cci = (value: string): Verdict =>
  andThen(
    digits(value, {
      name: 'A CCI',
      min: 20,
      hint: 'The number on a card or statement is shorter; ask for the CCI.',
    }),
    (text) => {
      const control = (block: string): number => toTen(digitWeightedSum(block, [1, 2]));
      const expected = `${control(text.slice(0, 6))}${control(text.slice(6, 18))}`;
      const verdict = pass(text, {
        entity: text.slice(0, 3),
        office: text.slice(3, 6),
        account: text.slice(6, 18),
      });
      return text.endsWith(expected)
        ? verdict
        : doubt(
            verdict,
            'check_digit',
            `The control digits are ${text.slice(-2)}; the usual computation gives ${expected}. Compare the number with the customer's bank before you pay out.`,
          );
    },
  );
