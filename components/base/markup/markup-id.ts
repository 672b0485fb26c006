import { useId } from 'react';

let next: (() => string) | undefined;

/** Ids for the components that are called inside of `run`. */
export function withIds(nextId: () => string, run: () => void): void {
  const before = next;
  next = nextId;
  try {
    run();
  } finally {
    next = before;
  }
}

/** An id for the parts of one component, both where React calls it and where it is printed. */
export const useMarkupId = (): string => (next ?? useId)();
