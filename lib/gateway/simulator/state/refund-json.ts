import type { JsonObject } from '../../contract/types';
import type { World } from '../types';
import { isObject, time } from '../wire/json';
import { failureJson } from './failure-json';
import { fromUnits } from './money';
import type { Refund, Transaction } from './state';

/** A refund as an entry of `cancellations` and as the data of its events (schema Refund). */
export function refundJson(world: World, tx: Transaction, refund: Refund): JsonObject {
  const failure = failureJson(world, refund.failure);
  return {
    cancellation_id: refund.id,
    external_cancellation_id: refund.externalId,
    transaction_id: tx.id,
    external_transaction_id: tx.externalId,
    amount: fromUnits(refund.units, tx.decimals),
    currency: tx.currency,
    status: refund.status,
    reason: refund.reason,
    // The texts for a customer are about paying.
    failure: isObject(failure) ? { ...failure, customer_message: null } : null,
    arn: refund.arn,
    is_test: world.options.environment === 'sandbox',
    version: refund.version,
    created_at: time(refund.createdAt),
    updated_at: time(refund.updatedAt),
  };
}
