import { durationOf } from '../../contract/limits';
import type { Json, JsonObject } from '../../contract/types';
import { type Checked, checkFields, checkLimitsAndRisk } from '../checks/create';
import { serviceFaults } from '../checks/fields';
import { checkBalance, isWithinLimits } from '../checks/money';
import { checkPermissions, serviceOf } from '../checks/service';
import { feeOf } from '../state/fees';
import { fromUnits } from '../state/money';
import type { Answer, Call, World } from '../types';
import { ApiError, FaultsError } from '../wire/errors';
import { text, texts, time } from '../wire/json';

interface Check {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'warning' | 'skipped';
  readonly code: number | null;
  readonly message: string | null;
}

/** `POST /v1/transaction/validate`: would create take it? Nothing is stored or reserved. */
export function transactionValidate(world: World, { body, key }: Call): Answer {
  const service = serviceOf(world, body.service_id);
  checkPermissions(service, key, body);
  const { direction, validate } = service.variant;
  if (direction === 'payout' && !validate) {
    throw new ApiError(3112, 'The service does not support validate.', 'service_id');
  }
  const wanted = texts(body.checks);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const checks: Check[] = [];
  const check = <T>(name: string, run: () => T): T | undefined => {
    try {
      const value = run();
      if (isWanted(name)) checks.push({ name, result: 'passed', code: null, message: null });
      return value;
    } catch (error) {
      checks.push(...failures(name, error));
      return undefined;
    }
  };
  const checked = check('fields', () => checkFields(world, service, body));
  if (checked) {
    if (isWanted('limits')) check('limits', () => checkLimitsAndRisk(world, checked, body));
    if (direction === 'payout' && isWanted('balance')) {
      check('balance', () => enough(world, checked));
    }
    if (direction === 'payout' && isWanted('recipient'))
      checks.push(recipientCheck(world, service, body));
  }
  return { status: 200, body: { data: result(world, body, checked, checks) } };
}

/** @throws whatever is no refusal. */
function failures(name: string, error: unknown): Check[] {
  const details =
    error instanceof FaultsError ? error.details : error instanceof ApiError ? [error] : undefined;
  if (!details) throw error;
  return details
    .slice(0, 20)
    .map(({ code, message }) => ({ name, result: 'failed', code, message: message.slice(0, 255) }));
}

function enough(world: World, { service, money }: Checked): void {
  const needed = money.units + feeOf(world, service, money);
  checkBalance(world, money.currency, needed, fromUnits(needed, money.decimals));
}

/** Doubts about numbers that create accepts. */
function recipientCheck(world: World, service: Checked['service'], body: JsonObject): Check {
  const doubt = serviceFaults(world.contract, service, body, 'create', 'warnings')[0];
  return doubt
    ? {
        name: 'recipient',
        result: 'warning',
        code: doubt.code,
        message: doubt.message.slice(0, 255),
      }
    : { name: 'recipient', result: 'passed', code: null, message: null };
}

function result(
  world: World,
  body: JsonObject,
  checked: Checked | undefined,
  checks: readonly Check[],
): JsonObject {
  const isPayout = checked?.service.variant.direction === 'payout';
  // No estimate for an amount that cannot be sent.
  const isPossible = checked && isPayout && isWithinLimits(checked.service, checked.money);
  const fee = isPossible ? feeOf(world, checked.service, checked.money) : undefined;
  const { currency = '', decimals = 0, units = 0n } = checked?.money ?? {};
  const asked = checks.some(({ name }) => name === 'recipient');
  return {
    valid: checks.every((entry) => entry.result !== 'failed'),
    checks: checks.map((entry): Json => ({ ...entry })),
    recipient_info: asked ? recipientInfo(world, body, checked) : null,
    fee: fee === undefined ? null : { amount: fromUnits(fee, decimals), currency },
    debit_amount: fee === undefined ? null : fromUnits(units + fee, decimals),
    rate: null,
    valid_until: time(world.now + durationOf(world.contract, 'check_of_details')),
  };
}

function recipientInfo(world: World, body: JsonObject, checked: Checked | undefined): Json {
  const name = text(body, 'recipient.full_name');
  const code = text(body, 'recipient.bank_code');
  const [country] = checked?.service.method.countries ?? [];
  const banks = world.contract.banks.find((list) => list.country === country)?.banks;
  return {
    name_masked: name === undefined ? null : `${name.toUpperCase().slice(0, 5)}***`,
    name_match: name === undefined ? 'unavailable' : 'exact',
    bank_name: banks?.find((bank) => bank.code === code)?.name ?? null,
    account_status: 'active',
  };
}
