/** Time and chance, so that tests can do without both. */
export interface Clock {
  now(): Date;
  /** Milliseconds since some moment, which no change of the clock moves. */
  elapsed(): number;
  /** Resolve after some milliseconds; reject when the signal aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** From 0 up to, not including, 1. */
  random(): number;
}

export interface RetryOptions {
  readonly clock: Clock;
  readonly signal?: AbortSignal | undefined;
  /** Attempts in all. */
  readonly attempts: number;
  /** One attempt's limit in milliseconds. */
  readonly timeoutMs: number;
  /** Called before each further attempt. */
  readonly onRetry?: ((error: unknown) => void) | undefined;
}

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 20_000;

/**
 * Run a request until it succeeds, fails for a reason that will not pass, or has used up its attempts. Waits are random
 * up to a bound that doubles ("full jitter"), so that parallel requests do not come back all together.
 * @throws the last error.
 */
export async function withRetry<T>(
  request: (signal: AbortSignal) => Promise<T>,
  { clock, signal, attempts, timeoutMs, onRetry }: RetryOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await limited(request, timeoutMs, signal);
    } catch (error) {
      if (signal?.aborted || attempt >= attempts || !isTransient(error)) throw error;
      onRetry?.(error);
      const bound = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
      await clock.wait(clock.random() * bound, signal);
    }
  }
}

class AttemptTimeout extends Error {
  override readonly name = 'TimeoutError';
}

async function limited<T>(
  request: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  outer: AbortSignal | undefined,
): Promise<T> {
  const controller = new AbortController();
  const timeout = new AttemptTimeout(`no response within ${timeoutMs} ms`);
  const timer = setTimeout(() => controller.abort(timeout), timeoutMs);
  const stop = () => controller.abort(outer?.reason);
  outer?.addEventListener('abort', stop);
  try {
    return await request(controller.signal);
  } catch (error) {
    // The client's own error would only say that it was aborted.
    throw controller.signal.reason === timeout ? timeout : error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}

const TRANSIENT = new Set([
  'ConditionalRequestConflict',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'IncompleteBody',
  'InternalError',
  'OperationAborted',
  'RequestTimeout',
  // The client has read the time of the store from that response, and signs the next request with it.
  'RequestTimeTooSkewed',
  'ServiceUnavailable',
  'SlowDown',
  'Throttling',
  'TimeoutError',
]);

/** Whether asking again may help: the store is busy, or the connection broke. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = httpStatusOf(error);
  if (status !== undefined && (status >= 500 || status === 429 || status === 408)) {
    return status !== 501; // the store does not know the request, and will not know it later
  }
  const code = 'code' in error ? String(error.code) : '';
  return TRANSIENT.has(error.name) || TRANSIENT.has(code) || /socket hang up/.test(error.message);
}

/** The HTTP status of a response that the client turned into an error. */
export function httpStatusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata = error.$metadata;
  const isThere = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata;
  return isThere && typeof metadata.httpStatusCode === 'number'
    ? metadata.httpStatusCode
    : undefined;
}
