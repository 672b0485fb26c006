import { durationOf } from '../../contract/limits';
import type { Contract } from '../../contract/types';
import type { ServerKey } from '../../signing';
import type { World } from '../types';

/** A key of the simulated point. */
export interface KnownKey extends ServerKey {
  readonly id: string;
  readonly permissions: readonly string[];
  /** Addresses that may use it; empty = all. */
  readonly ips: readonly string[];
  /** What it shows when you try it, for the start screen. */
  readonly note: string;
}

/** The key of the signing vectors: published, so that nothing real can depend on it. */
export function publishedCredentials(contract: Contract): { keyId: string; secret: string } {
  const vector = contract.signing?.vectors.find((candidate) => candidate.kind === 'request');
  if (vector?.kind !== 'request') throw new Error('signing.yaml has no request vector');
  return { keyId: vector.keyId, secret: vector.secret };
}

/** The callback secret of the signing vectors. */
export function publishedCallbackSecret(contract: Contract): string {
  const vector = contract.signing?.vectors.find((candidate) => candidate.kind === 'callback');
  if (!vector) throw new Error('signing.yaml has no callback vector');
  return vector.secret;
}

/** Which callback secrets sign now. */
export interface CallbackSecrets {
  /** One part of `webhook-signature` each. */
  readonly post: readonly string[];
  /** For what carries one signature: a GET callback and a return URL. */
  readonly single: string;
}

/** For the overlap after a rotation, a POST is signed by both secrets and all else by the old one; then the new one signs. */
export function callbackSecrets({ contract, options, startedAt, now }: World): CallbackSecrets {
  const published = publishedCallbackSecret(contract);
  const { newCallbackSecret: fresh, timeScale } = options;
  if (fresh === undefined) return { post: [published], single: published };
  const overlap = durationOf(contract, 'callback_secret_overlap') / timeScale;
  return now < startedAt + overlap
    ? { post: [published, fresh], single: published }
    : { post: [fresh], single: fresh };
}

/** All keys of the point: one that may do everything, and one for each way a key can fail. */
export function knownKeys(contract: Contract): Map<string, KnownKey> {
  const { keyId, secret } = publishedCredentials(contract);
  const permissions = contract.permissions?.keys.map(({ id }) => id) ?? [];
  const [sandbox, live] = ['sandbox', 'live'].map((id) =>
    contract.environments?.environments.find((environment) => environment.id === id),
  );
  const key = (id: string, note: string, change: Partial<KnownKey>): [string, KnownKey] => [
    id,
    {
      id,
      secret,
      state: 'active',
      environment: 'sandbox',
      permissions,
      ips: [],
      note,
      ...change,
    },
  ];
  const named = (name: string) => `${sandbox?.keyPrefix}${name}`;
  return new Map([
    key(keyId, 'may do everything', {}),
    key(named('READ01'), 'may only read', { permissions: ['read'] }),
    key(named('NOCARD'), 'may not send card numbers', {
      permissions: permissions.filter((id) => id !== 'card_data'),
    }),
    key(named('OFF001'), 'is turned off: error 1006', { state: 'disabled' }),
    key(named('OLD001'), 'has expired: error 1007', { state: 'expired' }),
    key(named('IP0001'), 'works from 203.0.113.7 only: error 1008', { ips: ['203.0.113.7'] }),
    key(`${live?.keyPrefix}5T8QW2`, 'belongs to the live host: error 1012', {
      environment: 'live',
    }),
  ]);
}
