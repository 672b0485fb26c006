import type { TestCards } from '../types';

/** What the sandbox does with a published card number, and what else there is to know of it, as inline text. */
export const publicCardResult = (
  { publicResults }: Pick<TestCards, 'publicResults'>,
  { accepted, note }: Pick<TestCards['public'][number], 'accepted' | 'note'>,
): string => [publicResults[accepted], note].filter(Boolean).join(' ');
