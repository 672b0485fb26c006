import { failureAdvice } from '../../contract/failures';
import type { Json } from '../../contract/types';
import type { World } from '../types';

/** `failure` of a transaction: slug, texts and advice are those of failure_reasons.yaml. */
export function failureJson({ contract }: World, code: number | null): Json {
  const reason = contract.failures?.codes.find((candidate) => candidate.code === code);
  return reason
    ? {
        code: reason.code,
        slug: reason.slug,
        message: reason.meaning,
        customer_message: reason.customerMessage ?? null,
        ...failureAdvice(reason),
      }
    : null;
}
