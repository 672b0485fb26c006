import { useEffect, useState } from 'react';

/** Milliseconds after the last key until a result is announced: a screen reader hears it once. */
const PAUSE_MS = 500;

/**
 * The result of a computation that takes a moment; the one before stays until the new one is there.
 * @param compute stable between renders, so that it runs once for each input
 */
export function useResult<Result>(compute: () => Promise<Result>): Result | undefined {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    let isLatest = true;
    const show = (value: Result | undefined) => {
      if (isLatest) setResult(value);
    };
    // An input that nothing can be computed from has no result.
    compute().then(show, () => show(undefined));
    return () => {
      isLatest = false;
    };
  }, [compute]);
  return result;
}

/** The value as it was when the reader last paused. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
