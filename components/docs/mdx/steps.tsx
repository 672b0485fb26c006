import { cloneElement, type ReactNode } from 'react';
import { STEPS_FAULT } from '@/lib/docs/markdown/shapes';
import { blocksOf, isElement } from '../../base/link/text-of';

/** Numbered steps on a line: wraps one ordered list. */
export function Steps({ children }: { readonly children?: ReactNode }) {
  const blocks = blocksOf(children);
  const [list] = blocks;
  if (blocks.length !== 1 || !isElement(list) || list.type !== 'ol') {
    throw new Error(STEPS_FAULT);
  }
  return cloneElement(list, { className: 'steps' });
}
