import type { CallbackVector } from '../../lib/gateway/contract/types';

/** What a client has to say of a callback: the vector itself, and the vector with one thing changed. */
export interface Delivery {
  readonly name: string;
  readonly body: string;
  readonly id: string;
  readonly timestamp: string;
  readonly signatures: string;
  readonly secret: string;
  readonly now: number;
  readonly isGenuine: boolean;
}

/** The genuine one with an old and a new secret's signature, and six that are not genuine. */
export function deliveriesOf({
  body,
  webhookId: id,
  timestamp,
  signature,
  secret,
}: CallbackVector): Delivery[] {
  const now = Number(timestamp);
  const genuine = {
    name: 'vector',
    body,
    id,
    timestamp,
    signatures: signature,
    secret,
    now,
    isGenuine: true,
  };
  const forged = (name: string, change: Partial<Delivery>) => ({
    ...genuine,
    name,
    isGenuine: false,
    ...change,
  });
  return [
    genuine,
    { ...genuine, name: 'two signatures', signatures: `v1,AAAA ${signature}` },
    { ...genuine, name: 'edge of the window', now: now + 300 },
    forged('altered body', { body: body.replace('149.90', '149.91') }),
    forged('other id', { id: `${id}X` }),
    forged('too old', { now: now + 301 }),
    forged('too new', { now: now - 301 }),
    forged('malformed timestamp', { timestamp: `${timestamp}.0` }),
    forged('no signature', { signatures: '' }),
    forged('other version', { signatures: signature.replace('v1,', 'v2,') }),
    forged('other secret', { secret: 'whsec_AAAA' }),
  ];
}

/** A route that no gateway has: the client has to raise the error's code and the id of the request. */
export const NOWHERE = '/v1/nowhere';
