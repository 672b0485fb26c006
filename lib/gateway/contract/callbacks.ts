import type { CallbackExample } from './types';

/** The event type an example is of; empty when its body is no envelope. */
export function eventOf({ body }: CallbackExample): string {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject && 'type' in body ? String(body.type) : '';
}
