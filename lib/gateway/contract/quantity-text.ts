import type { Quantity } from './schemas/limits';

const PER = { second: 'per second', hour: 'per hour' } as const;

/** A quantity as a page prints it: `20 per second`, `2,000 characters`, `1 day`, `99.5%`. */
export function quantityText({ number, unit, per }: Quantity): string {
  const written = number.toLocaleString('en-US');
  if (unit === '%') return `${written}%`;
  const counted = number === 1 ? unit?.replace(/(?<=[a-z])s$/, '') : unit;
  return [written, per === undefined ? counted : PER[per]]
    .filter((part) => part !== undefined)
    .join(' ');
}
