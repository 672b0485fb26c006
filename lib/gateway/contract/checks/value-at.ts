import { isList } from '../openapi/validate';
import type { Json } from '../types';

/** `valueAt({ customer: { ip: '…' } }, 'customer.ip')`; of a list of objects, the value of the first. */
export function valueAt(value: Json | undefined, dotPath: string): Json | undefined {
  let current = value;
  for (const name of dotPath.split('.')) {
    const owner: Json | undefined = Array.isArray(current) ? current[0] : current;
    if (owner === undefined || owner === null || typeof owner !== 'object' || isList(owner))
      return undefined;
    current = owner[name.replace('[]', '')];
  }
  return current;
}
