import type { Contract, Json, JsonObject, OpenApiDocument, Operation } from '../contract/types';
import type { Catalog } from './state/catalog';
import type { Random } from './state/random';
import type { State } from './state/state';
import type { KnownKey } from './wire/keys';

/** What the simulated gateway may do differently; all have defaults. */
export interface SimulatorOptions {
  /** Seed of ids and jitter: the same seed and the same requests give the same responses. */
  readonly seed: number;
  /** All waiting times (retries of callbacks, expiries, `delay_seconds`) are divided by it. */
  readonly timeScale: number;
  /** Origin of hosted pages and files in responses, without a slash at the end. */
  readonly pageBase: string;
  /** Callbacks of all transactions go here, whatever `urls.callback` says. */
  readonly callbacksTo: string | undefined;
  /** How the point wants its callbacks. */
  readonly callbackMethod: 'POST' | 'GET';
  /** The callback secret that a rotation at the start has made; the overlap with the published one begins then. */
  readonly newCallbackSecret: string | undefined;
  /** Whether `transaction.updated` is switched on for the point. */
  readonly sendUpdates: boolean;
  /** Whether the limits of `limits.yaml` are held; counters are in the headers either way. */
  readonly rateLimits: boolean;
  readonly environment: 'sandbox' | 'live';
}

/** Everything a handler may look at: facts that never change, the state, and the time. */
export interface World {
  readonly contract: Contract;
  readonly document: OpenApiDocument;
  readonly catalog: Catalog;
  readonly options: SimulatorOptions;
  readonly random: Random;
  readonly keys: ReadonlyMap<string, KnownKey>;
  state: State;
  /** When the simulator began, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds since 1970. Only `handle` and `advance` set it. */
  now: number;
}

/** A request as it came from the wire. */
export interface RawRequest {
  readonly method: string;
  /** Path and query as sent: `/v1/transaction/find?limit=1`. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array;
  readonly ip: string;
}

/** A request after routing, authentication and the schema. */
export interface Call {
  readonly operation: Operation;
  readonly key: KnownKey;
  readonly body: JsonObject;
  readonly query: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly raw: RawRequest;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, unless `file` is there. */
  readonly body?: Json;
  readonly file?: { readonly type: string; readonly bytes: Uint8Array };
  /** Why a page of the customer refused what was pressed or typed, as the page says it. */
  readonly fault?: string;
  /** A long poll is not over: ask again until this time (ms). */
  readonly waitUntil?: number;
}

export type Handler = (world: World, call: Call) => Answer;
