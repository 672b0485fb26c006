import { durationOf, limitById } from '../contract/limits';
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

/** The limit of how old a callback may be. */
const CLOCK = 'callback_clock';

/** The worked callbacks, as their receiver gets them; undefined when the contract has none, or no limit of their age. */
export function callbackToolData(contract: Contract): CallbackToolData | undefined {
  const vectors = contract.signing?.vectors ?? [];
  const vector = vectors.find((each) => each.kind === 'callback');
  const get = vectors.find(({ id }) => id === 'callback-get');
  if (!vector || get?.kind !== 'text' || !limitById(contract, CLOCK)) return undefined;
  const [, query = ''] = get.stringToSign.split('\n');
  const address = `https://shop.example/gw/callback?${query}&signature=${get.signature}`;
  const { secret, webhookId, timestamp, body, signature } = vector;
  return {
    vector: { secret, webhookId, timestamp, body, signature },
    address,
    tolerance: durationOf(contract, CLOCK) / 1000,
  };
}
