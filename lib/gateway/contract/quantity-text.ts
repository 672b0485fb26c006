import type { Quantity } from './schemas/limits';

const PER = { second: 'per second', hour: 'per hour' } as const;

/** A quantity as a page prints it: `20 per second`, `2,000 characters`, `99.5%`. */
export function quantityText({ number, unit, per }: Quantity): string {
  const written = number.toLocaleString('en-US');
  if (unit === '%') return `${written}%`;
  return [written, per === undefined ? unit : PER[per]]
    .filter((part) => part !== undefined)
    .join(' ');
}
