import { digitWeightedSum, risingSum, toTen } from './checksums';
import { andThen, digits, fail, pass, type Verdict, wrongCheck } from './verdict';

const DAY_MS = 86_400_000;
const FIRST_CYCLE = Date.UTC(1997, 9, 7);
const LAST_OF_FIRST = Date.UTC(2025, 1, 21);

const TAX_SLIP = 'it begins with 8: a tax or utility slip, which follows other rules.';

/** Typed line of a bank slip (linha digitável, FEBRABAN): 47 digits in five fields. Gives the barcode too. */
export const boletoLine = (value: string): Verdict =>
  andThen(
    digits(value, {
      name: 'The line of a boleto',
      min: 47,
      hint: 'A barcode has 44, the line of a tax or utility slip 48.',
    }),
    (line) => {
      if (line.startsWith('8')) return fail('prefix', `This is not a bank slip: ${TAX_SLIP}`);
      const fields = [line.slice(0, 10), line.slice(10, 21), line.slice(21, 32)];
      for (const [index, field] of fields.entries()) {
        const expected = mod10(field.slice(0, -1));
        if (Number(field.at(-1)) !== expected) {
          return wrongCheck(`The check digit of field ${index + 1}`, expected, field.slice(-1));
        }
      }
      const [first = '', second = '', third = ''] = fields.map((field) => field.slice(0, -1));
      const free = first.slice(4) + second + third;
      const verdict = boletoBarcode(first.slice(0, 4) + line.slice(32) + free);
      return verdict.ok ? pass(line, { barcode: verdict.normalized, ...verdict.parts }) : verdict;
    },
  );

/** Barcode of a bank slip (FEBRABAN): 44 digits, the fifth of them a mod-11 check digit. */
export const boletoBarcode = (value: string): Verdict =>
  andThen(
    digits(value, { name: 'The barcode of a boleto', min: 44, hint: 'The typed line has 47.' }),
    (code) => {
      if (code.startsWith('8')) return fail('prefix', `This is not a bank slip: ${TAX_SLIP}`);
      const remainder = 11 - (risingSum(code.slice(0, 4) + code.slice(5), 9) % 11);
      const expected = remainder > 9 ? 1 : remainder;
      if (Number(code[4]) !== expected) {
        return wrongCheckOfSlip(expected, code.slice(4, 5));
      }
      const factor = code.slice(5, 9);
      const cents = code.slice(9, 19);
      const due = dueDate(factor);
      return pass(code, {
        bank: code.slice(0, 3),
        ...(due === undefined ? {} : { due }),
        amount: `${Number(cents.slice(0, -2))}.${cents.slice(-2)}`,
      });
    },
  );

/** The due factor of a slip: four digits, `0000` for a slip without a due date. */
export const boletoDueFactor = (value: string): Verdict =>
  andThen(
    digits(value, {
      name: 'A due factor',
      min: 4,
      hint: 'The count started again at 1000 on 2025-02-22.',
    }),
    (factor) => {
      const due = dueDate(factor);
      if (factor !== '0000' && due === undefined) {
        return fail('range', 'A due factor is 0000 (no date) or 1000 to 9999.');
      }
      return pass(factor, due === undefined ? {} : { due });
    },
  );

/**
 * Due factor of a day: days since 1997-10-07 up to 9999 on 2025-02-21, then from 1000 again.
 * @example dueFactor('2026-12-01') // '1647'
 */
export function dueFactor(day: string): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  const factor =
    time <= LAST_OF_FIRST ? (time - FIRST_CYCLE) / DAY_MS : 999 + (time - LAST_OF_FIRST) / DAY_MS;
  return factor < 1000 || factor > 9999 ? undefined : String(factor);
}

/**
 * Day of a due factor, read in the count that began on 2025-02-22; `undefined` for `0000`.
 * @example dueDate('1647') // '2026-12-01'
 */
export function dueDate(factor: string): string | undefined {
  const days = Number(factor) - 999;
  return days > 0 ? new Date(LAST_OF_FIRST + days * DAY_MS).toISOString().slice(0, 10) : undefined;
}

/** Weights 2 and 1 from the right, products of two digits summed digit by digit. */
const mod10 = (body: string): number =>
  toTen(digitWeightedSum([...body].reverse().join(''), [2, 1]));

/** The digit is before most of what it checks, so the usual sentence would mislead. */
const wrongCheckOfSlip = (expected: number, found: string): Verdict =>
  fail(
    'check_digit',
    `The general check digit is ${found}, but bank, due factor, amount and free field require ${expected}: a digit is mistyped or two are swapped.`,
  );
