import { cloneElement, type ReactNode } from 'react';
import { blocksOf, isElement } from './text-of';

/** Numbered steps on a line: wraps one ordered list. */
export function Steps({ children }: { readonly children?: ReactNode }) {
  const blocks = blocksOf(children);
  const [list] = blocks;
  if (blocks.length !== 1 || !isElement(list) || list.type !== 'ol') {
    throw new Error('<Steps> wraps one ordered list — leave only lines that start with "1." in it');
  }
  return cloneElement(list, { className: 'steps' });
}
