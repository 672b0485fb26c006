import { durationOf } from '../contract/limits';
import type { CallbackVector } from '../contract/schemas/signing';
import type { Contract } from '../contract/types';

/** What the verifier of callbacks needs of the contract. */
export interface CallbackToolData {
  readonly vector: Pick<
    CallbackVector,
    'secret' | 'webhookId' | 'timestamp' | 'body' | 'signature'
  >;
  /** The worked GET callback: its address as it arrives. */
  readonly address: string;
  /** Most seconds that a callback may be old, or ahead. */
  readonly tolerance: number;
}

/** The worked callback, as its receiver gets it. @throws Error when `signing.yaml` has none */
export function callbackToolData(contract: Contract): CallbackToolData {
  const vector = contract.signing?.vectors.find((each) => each.kind === 'callback');
  if (!vector) throw new Error('signing.yaml has no vector of a callback');
  const get = contract.signing?.vectors.find(({ id }) => id === 'callback-get');
  if (get?.kind !== 'text') throw new Error('signing.yaml has no vector "callback-get"');
  const [, query = ''] = get.stringToSign.split('\n');
  const address = `https://shop.example/gw/callback?${query}&signature=${get.signature}`;
  const { secret, webhookId, timestamp, body, signature } = vector;
  return {
    vector: { secret, webhookId, timestamp, body, signature },
    address,
    tolerance: durationOf(contract, 'callback_clock') / 1000,
  };
}
