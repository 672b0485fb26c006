/** Amounts are decimal strings outside and whole numbers of the smallest unit inside. */

const AMOUNT = /^(0|[1-9][0-9]{0,14})(\.([0-9]{1,18}))?$/;

/** Digits after the point as they were written: `149.90` has 2. */
export const writtenDecimals = (amount: string): number => AMOUNT.exec(amount)?.[3]?.length ?? 0;

/**
 * The amount in units of 10^-decimals. Digits below that are cut off: check `writtenDecimals` first.
 * @throws RangeError if the text is no amount; the schema has refused it before.
 */
export function toUnits(amount: string, decimals: number): bigint {
  const found = AMOUNT.exec(amount);
  if (!found) throw new RangeError(`"${amount}" is not an amount.`);
  return BigInt(`${found[1]}${(found[3] ?? '').padEnd(decimals, '0').slice(0, decimals)}`);
}

/** Units back to text with exactly `decimals` digits: 14990n, 2 → `149.90`. */
export function fromUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** `units` times a factor written as a decimal, rounded half up to whole units. */
export function times(units: bigint, factor: string): bigint {
  const decimals = factor.includes('.') ? factor.length - factor.indexOf('.') - 1 : 0;
  const scale = 10n ** BigInt(decimals);
  return (units * BigInt(factor.replace('.', '')) * 2n + scale) / (2n * scale);
}

/** `units` of one precision in another, multiplied by a rate; rounded half up. */
export function convert(units: bigint, from: number, rate: string, to: number): bigint {
  const wide = units * 10n ** 20n;
  const at = times(wide, rate);
  const scale = 10n ** BigInt(20 + from - to);
  return (at * 2n + scale) / (2n * scale);
}
