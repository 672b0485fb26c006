import { contrast } from '../../../base/math/contrast';
import type { Json, JsonObject } from '../../contract/types';
import { fromUnits, times, toUnits } from '../state/money';
import type { World } from '../types';
import { ApiError, FaultsError } from '../wire/errors';
import { at, isObject, text } from '../wire/json';
import { readTime } from '../wire/lists';
import { readMoney } from './money';
import { serviceOf } from './service';
import { textFaults } from './text';

/** Parts that pages and invoices have in common: locale, addresses, services, times. @throws ApiError or FaultsError. */
export function checkCommon(world: World, body: JsonObject, timeNames: readonly string[]): void {
  const faults = textFaults(world, body);
  if (faults.length > 0) throw new FaultsError(faults);
  if (Array.isArray(body.services)) for (const id of body.services) serviceOf(world, id);
  for (const name of timeNames) {
    const value = text(body, name);
    if (value !== undefined) readTime(value, name);
  }
}

/** `amount` of a page: the fields its mode needs, in the currency of the page. @throws ApiError 2007, 2008, 2010. */
export function checkPageAmount(world: World, amount: Json | undefined, currency: string): void {
  if (!isObject(amount)) return;
  const read = (name: string, value: Json | undefined) =>
    typeof value === 'string' ? readMoney(world, value, currency, name).units : undefined;
  const value = read('amount.value', amount.value);
  const choices: readonly Json[] = Array.isArray(amount.choices) ? amount.choices : [];
  choices.forEach((choice, index) => {
    read(`amount.choices.${index}`, choice);
  });
  const [min, max] = [read('amount.min', amount.min), read('amount.max', amount.max)];
  if (amount.mode === 'fixed' && (value ?? 0n) === 0n) {
    throw new ApiError(2007, 'amount.value is missing.', 'amount.value');
  }
  if (amount.mode === 'choice' && choices.length === 0) {
    throw new ApiError(2007, 'amount.choices is missing.', 'amount.choices');
  }
  if (min !== undefined && max !== undefined && min > max) {
    throw new ApiError(2008, 'amount.min is above amount.max.', 'amount.min');
  }
}

/** Least contrast of text (WCAG 2.2, AA). */
const LEAST_CONTRAST = 4.5;

/** Colors of a page can be read. @throws ApiError 2008 with the measured ratio. */
export function checkColors(look: Json | undefined, prefix = ''): void {
  const pairs = [
    ['text', 'background', '#1b1f24', '#ffffff'],
    ['button_text', 'primary', '#ffffff', '#0b6bcb'],
  ] as const;
  for (const [front, back, usualFront, usualBack] of pairs) {
    const [own, other] = [text(look, `colors.${front}`), text(look, `colors.${back}`)];
    if ((own ?? other) === undefined) continue;
    const ratio = contrast(own ?? usualFront, other ?? usualBack);
    if (ratio >= LEAST_CONTRAST) continue;
    const shown = Math.floor(ratio * 10) / 10;
    const param = `${prefix}colors.${front}`;
    throw new ApiError(2008, `The contrast of ${front} on ${back} is ${shown}.`, param, {
      allowed: { min_contrast: String(LEAST_CONTRAST) },
    });
  }
}

/**
 * The amount of an invoice: as sent, or the sum of its lines, which must agree.
 * @throws ApiError 2008 or 2010.
 */
export function invoiceAmount(world: World, body: JsonObject, currency: string): string {
  const items: readonly Json[] = Array.isArray(body.items) ? body.items : [];
  const given = text(body, 'amount');
  const money = given === undefined ? undefined : readMoney(world, given, currency);
  if (items.length === 0) {
    if (!money) throw new ApiError(2007, 'amount is missing.', 'amount');
    return fromUnits(money.units, money.decimals);
  }
  const lines = items.map((item, index) => lineTotal(world, item, index, currency));
  const decimals = lines[0]?.decimals ?? 2;
  const sum = lines.reduce((total, { units }) => total + units, 0n);
  const shown = fromUnits(sum, decimals);
  if (money && money.units !== sum) {
    const message = `amount is ${given} but the lines add up to ${shown}.`;
    throw new ApiError(2008, message, 'amount', { received: given ?? null });
  }
  return shown;
}

function lineTotal(world: World, item: Json, index: number, currency: string) {
  const place = `items.${index}`;
  const price = readMoney(world, text(item, 'unit_price') ?? '0', currency, `${place}.unit_price`);
  const total = readMoney(world, text(item, 'total') ?? '0', currency, `${place}.total`);
  const net = times(price.units, text(item, 'quantity') ?? '1');
  const tax = times(net, hundredth(text(item, 'tax_percent') ?? '0'));
  // With the tax in the price or on top: both are usual.
  if (total.units !== net && total.units !== net + tax) {
    const shown = fromUnits(net + tax, total.decimals);
    throw new ApiError(2008, `${place}.total should be ${shown}.`, `${place}.total`, {
      received: at(item, 'total') ?? null,
    });
  }
  return total;
}

/** `19.5` percent as a factor: `0.195000`. The document also takes a percentage with a zero in front, `07`. */
const hundredth = (percent: string): string =>
  fromUnits(toUnits(percent.replace(/^0(?=\d)/, ''), 4), 6);
