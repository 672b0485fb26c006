import { feeUnits, tariffOf, unitsOf } from '../contract/tariffs';
import type { Contract } from '../contract/types';
import { printFigure } from './figures';
import type { BlockOf } from './screen-block-schema';
import { spelled } from './screen-cells';
import { blocksOf } from './screen-panels';
import type { ScreenFile } from './screen-schema';

/** Sums that are not the sum of their rows, balances that do not follow, and fees that the tariffs do not make. */
export const sumFaults = (screen: ScreenFile, contract: Pick<Contract, 'tariffs'>): string[] => [
  ...tablesOf(screen).flatMap((table) => [...totalFaults(table), ...runningFaults(table)]),
  ...Object.values(screen.examples ?? {}).flatMap(({ label, columns, rows, total }) =>
    total === undefined
      ? []
      : columns.flatMap((column, at) => columnFault(`${label}, ${column}`, rows, total, at)),
  ),
  ...chargeFaults(screen, contract),
];

const tablesOf = (screen: ScreenFile): BlockOf<'table'>[] =>
  blocksOf(screen).filter((block) => block.kind === 'table');

function totalFaults({ columns, rows, total }: BlockOf<'table'>): string[] {
  if (total === undefined) return [];
  const texts = rows.map((row) => row.map((cell) => spelled(cell).text));
  const sums = total.map((cell) => spelled(cell).text);
  return columns.flatMap(({ label, running }, at) =>
    running ? [] : columnFault(label, texts, sums, at),
  );
}

/** The last line of a column is the sum of those above it; a last line without an amount is none. */
function columnFault(
  label: string,
  rows: readonly (readonly string[])[],
  total: readonly string[],
  at: number,
): string[] {
  const sum = amountOf(total[at]);
  if (sum === undefined) return [];
  const is = rows.reduce((all, row) => all + (amountOf(row[at]) ?? 0n), 0n);
  return is === sum
    ? []
    : [`${label}: the rows make ${shown(is)}, the last line says ${total[at]}`];
}

/** Each balance is the one before it, plus the credit and minus the debit of its row. */
function runningFaults({ columns, rows, total }: BlockOf<'table'>): string[] {
  const at = columns.findIndex(({ running }) => running);
  if (at < 0) return [];
  const column = (name: string) => columns.findIndex(({ label }) => label === name);
  const lines = rows.map((row) => {
    const amount = (index: number) => amountOf(row[index] && spelled(row[index]).text) ?? 0n;
    return { balance: amount(at), change: amount(column('Credit')) - amount(column('Debit')) };
  });
  const last = amountOf(total?.[at] && spelled(total[at]).text);
  return [
    ...lines.flatMap(({ balance, change }, index) => {
      const before = lines[index - 1]?.balance;
      return before === undefined || before + change === balance
        ? []
        : [`row ${index + 1}: ${shown(before + change)} remains, and ${shown(balance)} is drawn`];
    }),
    ...(last === undefined || last === lines.at(-1)?.balance
      ? []
      : [
          `the last line says ${shown(last)}, and the last row ${shown(lines.at(-1)?.balance ?? 0n)}`,
        ]),
  ];
}

function chargeFaults(
  { charges = [], figures = {} }: ScreenFile,
  contract: Pick<Contract, 'tariffs'>,
): string[] {
  return charges.flatMap(({ fee, service, currency, amount, count }) => {
    const line = tariffOf(contract, service, currency);
    const given = figures[fee];
    const charged = figures[amount];
    if (!line || given === undefined || charged === undefined)
      return [`charge "${fee}": no tariff of ${service} in ${currency}, or no such figure`];
    const decimals = given.split('.')[1]?.length ?? 0;
    const times = count === undefined ? 1n : BigInt(figures[count] ?? '0');
    const share = feeUnits({ ...line, fixed: '0' }, unitsOf(charged, decimals), decimals);
    const right = share + times * unitsOf(line.fixed, decimals);
    return right === unitsOf(given, decimals)
      ? []
      : [`${fee} is ${given}, and the tariff of ${service} makes ${plain(right, decimals)}`];
  });
}

/** `amountOf('−1,299.80')` → −1299800000n: millionths, so that no sum is rounded; undefined for a text. */
function amountOf(text: string | undefined): bigint | undefined {
  const [, sign, whole = '', fraction = ''] =
    /^([−-]?)([\d,]+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  if (whole === '') return undefined;
  const units = BigInt(whole.replace(/,/g, '') + fraction.padEnd(6, '0'));
  return sign ? -units : units;
}

const shown = (units: bigint): string => printFigure(plain(units, 6).replace(/0{1,4}$/, ''));

function plain(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0');
  const sign = units < 0n ? '-' : '';
  return decimals === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
