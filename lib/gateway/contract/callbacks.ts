import type { Contract, Json } from './types';

/** The one payload of an event: the whole body that its callback in openapi.yaml shows; undefined for an unknown event. */
export function payloadOf({ openapi }: Pick<Contract, 'openapi'>, event: string): Json | undefined {
  const body = openapi?.webhooks?.[event]?.post?.requestBody?.content['application/json'];
  return Object.values(body?.examples ?? {})[0]?.value;
}
