import { mod97 } from './checksums';
import { bbanStructures, hasIban, type IbanCountry } from './iban-countries';
import { fail, pass, quote, type Validator, type Verdict } from './verdict';

/** The places of bank and account in the national part, for the countries whose services need them. */
const PARTS: Partial<Record<IbanCountry, Readonly<Record<string, readonly [number, number]>>>> = {
  UA: { bank: [0, 6], account: [6, 25] },
  TR: { bank: [0, 5], account: [6, 22] },
  PK: { bank: [0, 4], account: [4, 20] },
  PL: { bank: [0, 8], account: [8, 24] },
  GB: { bank: [0, 4], sort_code: [4, 10], account: [10, 18] },
  DE: { bank: [0, 8], account: [8, 18] },
};

/** IBAN of any country of the registry (ISO 13616): length, structure, and MOD 97-10. */
export const iban: Validator = (value) => checkIban(value);

/** IBAN of one country only; another country's is refused. */
export const ibanOf =
  (country: IbanCountry): Validator =>
  (value) =>
    checkIban(value, country);

/** Length of a country's IBANs, with country code and check digits. */
const ibanLength = (country: IbanCountry): number =>
  4 + fieldsOf(country).reduce((sum, { length }) => sum + length, 0);

function checkIban(value: string, only?: IbanCountry): Verdict {
  const text = value.replace(/[\s-]/g, '').toUpperCase();
  const wanted = only === undefined ? 'An IBAN' : `An IBAN of ${only}`;
  if (text === '')
    return fail('empty', `The value is empty. ${wanted} begins with the country code.`);
  const stranger = /[^0-9A-Z]/u.exec(text)?.[0];
  if (stranger !== undefined) {
    return fail('characters', `An IBAN has digits and letters only; remove ${quote(stranger)}.`);
  }
  const country = text.slice(0, 2);
  if (!/^[A-Z]{2}$/.test(country)) {
    return fail(
      'country',
      'An IBAN begins with two letters, the country; a national account number does not.',
    );
  }
  if (only !== undefined && country !== only) {
    return fail(
      'country',
      `This service takes accounts of ${only}; the IBAN is one of ${country}.`,
    );
  }
  if (!hasIban(country)) {
    return fail(
      'country',
      `The IBAN registry has no ${country}: the first two letters are wrong or the country uses another number.`,
    );
  }
  if (text.length !== ibanLength(country)) {
    return fail(
      'length',
      `An IBAN of ${country} has ${ibanLength(country)} characters; this value has ${text.length}.`,
    );
  }
  return checkStructure(text, country) ?? checkRemainder(text, country);
}

interface Field {
  readonly kind: string;
  readonly length: number;
}

const fieldsOf = (country: IbanCountry): readonly Field[] =>
  bbanStructures[country]
    .split(' ')
    .map((field) => ({ kind: field.slice(-1), length: Number(field.slice(0, -1)) }));

function checkStructure(text: string, country: IbanCountry): Verdict | undefined {
  if (!/^\d\d$/.test(text.slice(2, 4))) {
    return fail('format', 'Characters 3 and 4 of an IBAN are check digits and cannot be letters.');
  }
  let at = 4;
  for (const { kind, length } of fieldsOf(country)) {
    const part = text.slice(at, at + length);
    const isWrong = kind === 'n' ? /[A-Z]/.test(part) : kind === 'a' && /\d/.test(part);
    if (isWrong) {
      return fail(
        'format',
        `Characters ${at + 1} to ${at + length} of an IBAN of ${country} are ${kind === 'n' ? 'digits' : 'letters'}; here they are "${part}".`,
      );
    }
    at += length;
  }
  return undefined;
}

function checkRemainder(text: string, country: IbanCountry): Verdict {
  const bban = text.slice(4);
  const found = text.slice(2, 4);
  const expected = String(98 - mod97(`${bban}${country}00`)).padStart(2, '0');
  if (found !== expected) {
    return fail(
      'check_digit',
      `The check digits after ${country} are ${found}, but the account requires ${expected}: a character is mistyped or two are swapped.`,
    );
  }
  const parts = Object.entries(PARTS[country] ?? {}).map(
    ([name, [from, to]]) => [name, bban.slice(from, to)] as const,
  );
  return pass(text, { country, ...Object.fromEntries(parts) });
}
