import type { KnownCodes } from '../contract/reference/known-codes';
import type { Contract } from '../contract/types';
import { buildCatalog } from './state/catalog';
import { advance } from './state/outcomes';
import { seeded } from './state/random';
import { emptyState } from './state/state';
import type { Answer, RawRequest, SimulatorOptions, World } from './types';
import { again, handle } from './wire/handle';
import { knownKeys } from './wire/keys';

/** A gateway in memory: requests in, responses out, callbacks in an outbox. It has no sockets, no timers and no clock. */
export interface Simulator {
  readonly world: World;
  /** Handles a request. @param now Milliseconds since 1970; the clock of the machine by default. */
  handle(request: RawRequest, now?: number): Promise<Answer>;
  /** Asks once more for a long poll whose request got `waitUntil` before. */
  again(request: RawRequest, now?: number): Answer;
  /** Let time pass: do what is due by `now`. */
  advance(now?: number): void;
}

/** What a simulator begins with; the options have defaults. */
export type Beginning = Partial<SimulatorOptions> & {
  readonly contract: Contract;
  /** Milliseconds since 1970; the clock of the machine by default. */
  readonly now?: number;
};

/**
 * A simulated gateway over a contract and the codes of the world. It runs in a browser too.
 * @throws Error if the contract lacks the document, the signing vectors or the errors.
 */
export function simulatorOver({
  contract,
  codes,
  now = Date.now(),
  ...given
}: Beginning & { readonly codes: KnownCodes }): Simulator {
  if (!contract.openapi) throw new Error('The content folder has no openapi.yaml.');
  const environment = given.environment ?? 'sandbox';
  const host = contract.environments?.environments.find(({ id }) => id === environment)?.pageHost;
  const options: SimulatorOptions = {
    seed: 1,
    timeScale: 1,
    pageBase: host ?? '',
    callbacksTo: undefined,
    callbackMethod: 'POST',
    newCallbackSecret: undefined,
    sendUpdates: false,
    rateLimits: false,
    ...given,
    environment,
  };
  const world: World = {
    contract,
    document: contract.openapi,
    catalog: buildCatalog(contract, codes),
    options,
    random: seeded(options.seed),
    keys: knownKeys(contract),
    state: emptyState(),
    startedAt: now,
    now,
  };
  return {
    world,
    handle: (request, at = Date.now()) => handle(world, request, at),
    again: (request, at = Date.now()) => again(world, request, at),
    advance: (at = Date.now()) => advance(world, at),
  };
}
