import type { World } from '../types';
import type { Stored } from './state';

/**
 * The status of a payment page at this moment (enum `status` of the page in openapi.yaml). `active_from` and
 * `active_to` only decide about a page that nothing else has closed.
 */
export function pageStatus({ now }: World, page: Stored): string {
  const status = String(page.status);
  if (status !== 'active') return status;
  // Without a time, the comparison with NaN is false.
  if (Date.parse(String(page.active_from)) > now) return 'draft';
  return Date.parse(String(page.active_to)) <= now ? 'finished' : 'active';
}
