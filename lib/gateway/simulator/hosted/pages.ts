import type { Transaction } from '../state/state';
import type { World } from '../types';

/** Address of a page of a transaction: `p` the payment page, `a` what to do now, `acs` the bank's page, `b` a bank. */
export const pageUrl = (
  { options }: World,
  kind: 'p' | 'a' | 'acs' | 'b',
  { slug }: { slug: Transaction['slug'] },
): string => `${options.pageBase}/${kind}/${slug}`;
