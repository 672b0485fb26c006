import { MILLISECONDS } from './limits';
import type { FailureReason, ServiceVariant } from './types';

/** `failure.retry` and `failure.retry_after` as the API sends them: the second in seconds, `null` without a pause. */
export interface FailureAdvice {
  readonly retry: string | null;
  readonly retry_after: number | null;
}

/**
 * The advice of a failure reason.
 * @throws Error for a pause that is no number with a unit of time, such as `24 h`
 */
export function failureAdvice({ code, retry, retryAfter }: FailureReason): FailureAdvice {
  const [number = '', unit = ''] = retryAfter?.split(' ') ?? [];
  const seconds = (Number(number) * (MILLISECONDS[unit] ?? Number.NaN)) / 1000;
  if (retryAfter !== undefined && !(seconds > 0)) {
    throw new Error(`The pause of failure ${code} is "${retryAfter}", which is not a time.`);
  }
  return {
    retry: retry === 'none' ? null : retry,
    retry_after: retryAfter === undefined ? null : seconds,
  };
}

/** What a merchant does after a failure, in a payment or in a payout; undefined where nothing is to be done. */
export const adviceOf = (
  reason: Pick<FailureReason, 'action' | 'payoutAction'> | undefined,
  direction: ServiceVariant['direction'],
): string | undefined =>
  (direction === 'payout' ? reason?.payoutAction : undefined) ?? reason?.action;
