import { durationOf } from '../contract/limits';
import type { CallbackVector } from '../contract/schemas/signing';
import type { Contract } from '../contract/types';

/** What the verifier of callbacks needs of the contract. */
export interface CallbackToolData {
  readonly vector: Pick<
    CallbackVector,
    'secret' | 'webhookId' | 'timestamp' | 'body' | 'signature'
  >;
  /** Most seconds that a callback may be old, or ahead. */
  readonly tolerance: number;
}

/** The worked callback, as its receiver gets it. @throws Error when `signing.yaml` has none */
export function callbackToolData(contract: Contract): CallbackToolData {
  const vector = contract.signing?.vectors.find((each) => each.kind === 'callback');
  if (!vector) throw new Error('signing.yaml has no vector of a callback');
  const { secret, webhookId, timestamp, body, signature } = vector;
  return {
    vector: { secret, webhookId, timestamp, body, signature },
    tolerance: durationOf(contract, 'callback_clock') / 1000,
  };
}
