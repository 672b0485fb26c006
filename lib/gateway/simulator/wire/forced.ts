import type { Json, JsonObject, Operation } from '../../contract/types';
import type { Answer, Call, World } from '../types';
import { ApiError } from './errors';
import { canonical, text, time } from './json';

/** Errors after which a create has happened all the same: "the outcome is unknown". */
const OUTCOME_UNKNOWN: readonly number[] = [9002, 9003];

/** Seconds that errors with `Retry-After` ask to wait. */
const WAIT_SECONDS = '60';

/**
 * Play the error that `sandbox.outcome` asks for: `error:4012`. It is returned once, by the first call that may return
 * it: the call with that outcome, or a later one about its transaction. The repeat goes through.
 * @throws ApiError with the code.
 */
export function withForcedError(world: World, call: Call, run: () => Answer): Answer {
  const wish = wishOf(world, call);
  if (!wish || !mayAnswer(world, call.operation, wish.code)) return run();
  const { forced } = world.state;
  const name = `${wish.owner} ${wish.code}`;
  if (forced.has(name)) return run();
  forced.add(name);
  if (OUTCOME_UNKNOWN.includes(wish.code)) run();
  throw errorOf(world, wish.code);
}

interface Wish {
  readonly code: number;
  /** Who made it: an id of the merchant, or the request itself. */
  readonly owner: string;
}

function wishOf({ state }: World, { body, query }: Call): Wish | undefined {
  const own = forcedCode(body);
  if (own !== undefined) {
    return { code: own, owner: text(body, 'external_transaction_id') ?? canonical(body) };
  }
  const named = { ...query, ...body };
  const id = text(named, 'transaction_id');
  const external = text(named, 'external_transaction_id') ?? '';
  const tx = state.transactions.get(id ?? state.byExternalId.get(external) ?? '');
  const code = tx && forcedCode(tx.request);
  return tx && code !== undefined ? { code, owner: tx.externalId } : undefined;
}

const FORCED = /^error:(\d{4})$/;

function forcedCode(request: JsonObject): number | undefined {
  const code = FORCED.exec(text(request, 'sandbox.outcome') ?? '')?.[1];
  return code === undefined ? undefined : Number(code);
}

/** The ending of a payment that a request asks for; an error is none. */
export function endingOf(request: JsonObject): string | undefined {
  const outcome = text(request, 'sandbox.outcome');
  return outcome !== undefined && FORCED.test(outcome) ? undefined : outcome;
}

function mayAnswer({ contract }: World, { errorCodes }: Operation, code: number): boolean {
  const known = contract.errors?.codes.find((error) => error.code === code);
  return known !== undefined && (known.common === true || errorCodes.includes(code));
}

/** The error with what its row promises: details, headers. */
function errorOf(world: World, code: number): ApiError {
  const row = world.contract.errors?.codes.find((error) => error.code === code);
  const extras: Readonly<Record<number, Readonly<Record<string, Json>>>> = {
    4003: { resets_at: time(nextMidnight(world.now)) },
    4013: { fields: ['customer.first_name', 'customer.last_name', 'customer.birth_date'] },
  };
  const headers = row?.retryAfter ? { 'Retry-After': WAIT_SECONDS } : {};
  return new ApiError(code, row?.meaning ?? '', null, extras[code], headers);
}

const DAY = 86_400_000;
const nextMidnight = (now: number): number => now - (now % DAY) + DAY;
