import { quantityText } from './quantity-text';
import type { Contract, Limit, Limits, Quantity } from './types';

/** Milliseconds of a unit of time. */
export const MILLISECONDS: Readonly<Record<string, number>> = {
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  days: 86_400_000,
};

/** Bytes of a unit of size: the gateway counts in powers of two. */
const BYTES: Readonly<Record<string, number>> = { KB: 1024, MB: 1024 * 1024 };

type WithLimits = Pick<Contract, 'limits'>;

/** A limit by its id. */
export const limitById = ({ limits }: WithLimits, id: string): Limit | undefined =>
  limits?.groups.flatMap((group) => group.limits).find((limit) => limit.id === id);

/**
 * A value by the id of its limit, where that has one value, or as `id.name`.
 * @example findQuantity(limits, 'refund_window') // { number: 180, unit: 'days' }
 */
function findQuantity(limits: Limits | undefined, name: string): Quantity | undefined {
  const [id = '', part] = name.split('.');
  const values = limitById({ limits }, id)?.values ?? {};
  const names = Object.keys(values);
  return part !== undefined
    ? values[part]
    : names.length === 1
      ? values[names[0] ?? '']
      : undefined;
}

function quantity({ limits }: WithLimits, name: string): Quantity {
  const found = findQuantity(limits, name);
  if (found) return found;
  throw new Error(`The limits have no value "${name}".`);
}

/** A limit of time, in ms. @throws Error for a value that is missing, or is no time of a fixed length. */
export function durationOf(contract: WithLimits, name: string): number {
  return scaled(quantity(contract, name), name, MILLISECONDS, 'a time');
}

/** A limit of size, in bytes. @throws Error for a value that is missing, or is no size. */
export function bytesOf(contract: WithLimits, name: string): number {
  return scaled(quantity(contract, name), name, BYTES, 'a size');
}

/** A limit as a bare number, in the unit of the data. @throws Error for a value that is missing. */
export const countOf = (contract: WithLimits, name: string): number =>
  quantity(contract, name).number;

/** A limit in words: `180 days`. @throws Error for a value that is missing. */
export const limitText = (contract: WithLimits, name: string): string =>
  quantityText(quantity(contract, name));

function scaled(
  { number, unit }: Quantity,
  name: string,
  units: Readonly<Record<string, number>>,
  wanted: string,
): number {
  const factor = unit && units[unit];
  if (!factor) throw new Error(`The limit "${name}" is not ${wanted}.`);
  return number * factor;
}

const PLACE = /\{(limit|number):([a-z0-9_.]+)\}/g;

/** What a text of the data becomes, or which unknown limit it names. */
export interface Filled {
  readonly value: string | number;
  readonly unknown: readonly string[];
}

/**
 * Print limits into a text of the data: `{limit:refund_window}` becomes `180 days`, and a text that is nothing but
 * `{number:description}` becomes the number 255.
 */
export function fillLimits(limits: Limits | undefined, text: string): Filled {
  const unknown: string[] = [];
  const value = text.replaceAll(PLACE, (place, kind: string, name: string) => {
    const found = findQuantity(limits, name);
    if (!found) unknown.push(name);
    return found ? (kind === 'limit' ? quantityText(found) : String(found.number)) : place;
  });
  const isNumber = /^\{number:[a-z0-9_.]+\}$/.test(text) && unknown.length === 0;
  return { value: isNumber ? Number(value) : value, unknown };
}
