import { countOf, durationOf, limitText } from '../../contract/limits';
import type { JsonObject } from '../../contract/types';
import { checkLimits, knownCurrency, readMoney } from '../checks/money';
import { serviceOf } from '../checks/service';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { isObject, text, time } from '../wire/json';
import { documentedData, documentedList } from './documented';
import { feeOf } from './fees';
import { transactionOf } from './lookup';
import { convert, fromUnits } from './money';
import { newId } from './random';

const DAY = 86_400_000;

/**
 * One unit of `from` in `to`: the documented rates, equal to themselves, and 1 for pairs without a documented rate.
 * A balance without a network has the rate of its asset on a chain.
 */
export function rateBetween(world: World, from: string, to: string): string {
  if (from === to) return '1';
  const rates = documentedRates(world);
  const direct = rates.find((rate) => rate.from === from && rate.to === to);
  const inverse = rates.find((rate) => rate.from === to && rate.to === from);
  const onChain = rates.find((rate) => rate.from === from && String(rate.to).startsWith(`${to}-`));
  return text(direct, 'value') ?? text(inverse, 'inverse') ?? text(onChain, 'value') ?? '1';
}

function documentedRates({ contract }: World): JsonObject[] {
  const { rates } = documentedData(contract, 'currency_rates');
  return Array.isArray(rates) ? rates.filter(isObject) : documentedList(contract, 'currency_rates');
}

/** `GET /v1/currency/rates`: a fixed table, as in the sandbox. */
export function currencyRates(world: World, { query }: Call): Answer {
  const { now } = world;
  const from = query.from ?? 'EUR';
  const targets = query.to?.split(',') ?? documentedRates(world).map(({ to }) => String(to));
  const most = countOf(world.contract, 'rate_targets');
  if (targets.length > most) {
    throw new ApiError(2008, `to has ${targets.length} codes.`, 'to', {
      allowed: { max: most },
    });
  }
  knownCurrency(world, from, 'from');
  for (const code of targets) knownCurrency(world, code, 'to');
  const day = query.date === undefined ? undefined : dayOf(world, query.date);
  const at = day === undefined ? now - (now % 60_000) : day + DAY - 1000;
  const rates = targets.map((to) => {
    const value = rateBetween(world, from, to);
    return {
      from,
      to,
      value,
      inverse: inverseOf(value),
      source: 'fixed',
      margin_percent: '1.00',
      updated_at: time(at),
      next_update_at: day === undefined ? time(at + 60_000) : null,
    };
  });
  const direction = query.direction ?? 'payin';
  return { status: 200, body: { data: { direction, rates, server_time: time(now) } } };
}

function dayOf({ now, contract }: World, date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(day)) throw new ApiError(2017, 'date is not a day.', 'date');
  // The current day has no closing rate yet.
  if (day + DAY > now) throw new ApiError(2017, 'date is not a past day.', 'date');
  if (now - day > durationOf(contract, 'rate_history') + DAY) {
    throw new ApiError(2017, `date is older than ${limitText(contract, 'rate_history')}.`, 'date');
  }
  return day;
}

/** 1 divided by a rate, with ten decimals. */
function inverseOf(value: string): string {
  const decimals = value.includes('.') ? value.length - value.indexOf('.') - 1 : 0;
  const units = BigInt(value.replace('.', ''));
  return fromUnits(units === 0n ? 0n : 10n ** BigInt(10 + decimals) / units, 10);
}

/** `GET /v1/transaction/currency_rate`: a quote that create accepts as `rate_id`. */
export const transactionCurrencyRate = (world: World, { query }: Call): Answer => ({
  status: 200,
  body: { data: makeQuote(world, query) },
});

/** A quote that holds for `life` ms. */
export function makeQuote(
  world: World,
  query: Call['query'],
  rateId = newId('rt', world.now, world.random),
  life = durationOf(world.contract, 'rate_quote'),
): JsonObject {
  const service = serviceOf(world, query.service_id);
  if (query.transaction_id !== undefined) transactionOf(world, query);
  const { amount = '', currency = '', target_currency: target = '' } = query;
  const isTarget = query.fixed_side === 'target';
  const targetDecimals = knownCurrency(world, target, 'target_currency');
  const decimals = knownCurrency(world, currency, 'currency');
  const given = readMoney(world, amount, isTarget ? target : currency);
  const value = rateBetween(world, currency, target);
  const source = isTarget
    ? convert(given.units, targetDecimals, inverseOf(value), decimals)
    : given.units;
  const money = { units: source, currency, decimals };
  checkLimits(service, money);
  const fixedUntil = world.now + life;
  const quote = {
    rate_id: rateId,
    service_id: service.id,
    from: currency,
    to: target,
    value,
    source_amount: fromUnits(source, decimals),
    target_amount: fromUnits(
      isTarget ? given.units : convert(source, decimals, value, targetDecimals),
      targetDecimals,
    ),
    fee: { amount: fromUnits(feeOf(world, service, money), decimals), currency },
    fixed_side: isTarget ? 'target' : 'source',
    margin_percent: '1.00',
    created_at: time(world.now),
    fixed_until: time(fixedUntil),
  };
  world.state.quotes.set(rateId, { fixedUntil, quote });
  return quote;
}
