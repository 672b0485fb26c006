import type { Contract } from '../../lib/gateway/contract/types';
import { publishedCallbackSecret, publishedCredentials } from '../../lib/gateway/simulator';

/**
 * The lines for a shell with which the programs of the pages call the simulator on `port`. During a rotation, a receiver
 * needs both callback secrets: the new one is first, as in the program of the page Callbacks.
 */
export function settingsFor(
  contract: Contract,
  port: number,
  newCallbackSecret: string | undefined,
): string[] {
  const { keyId, secret } = publishedCredentials(contract);
  const callbackSecret = publishedCallbackSecret(contract);
  return [
    `export GATEWAY_URL=http://localhost:${port}`,
    `export GATEWAY_KEY_ID=${keyId}`,
    `export GATEWAY_SECRET=${secret}`,
    `export GATEWAY_CALLBACK_SECRET=${callbackSecret}`,
    ...(newCallbackSecret === undefined
      ? []
      : [`export GATEWAY_CALLBACK_SECRETS='${newCallbackSecret} ${callbackSecret}'`]),
  ];
}
