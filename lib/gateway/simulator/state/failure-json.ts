import { failureAdvice } from '../../contract/failures';
import type { Json, ServiceVariant } from '../../contract/types';
import type { World } from '../types';

/**
 * `failure` of a transaction or refund: slug, texts and advice are those of failure_reasons.yaml, with the pause that the
 * service has instead. A refund has no rows of a service.
 */
export function failureJson(
  { contract }: World,
  code: number | null,
  rows: ServiceVariant['failures'] = [],
): Json {
  const reason = contract.failures?.codes.find((candidate) => candidate.code === code);
  const own = rows.find((row) => row.code === code)?.retryAfter;
  return reason
    ? {
        code: reason.code,
        slug: reason.slug,
        message: reason.meaning,
        customer_message: reason.customerMessage ?? null,
        ...failureAdvice(own === undefined ? reason : { ...reason, retryAfter: own }),
      }
    : null;
}
