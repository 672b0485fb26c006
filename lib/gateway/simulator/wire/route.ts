import type { Operation } from '../../contract/types';
import type { World } from '../types';
import { ApiError } from './errors';

export interface Route {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
}

const patterns = new WeakMap<Operation, { names: string[]; path: RegExp }>();

/** `/v1/service/{service_id}` as an expression, made once. */
function patternOf(operation: Operation): { names: string[]; path: RegExp } {
  const known = patterns.get(operation);
  if (known) return known;
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const made = { names, path: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`) };
  patterns.set(operation, made);
  return made;
}

/** The operation of a request. @throws ApiError 2019 or 2020 with the header `Allow`. */
export function routeOf({ contract }: World, method: string, path: string): Route {
  const matching = contract.operations.flatMap((operation) => {
    const { names, path: pattern } = patternOf(operation);
    const found = pattern.exec(path);
    return found
      ? [
          {
            operation,
            params: Object.fromEntries(names.map((name, at) => [name, decode(found[at + 1])])),
          },
        ]
      : [];
  });
  if (matching.length === 0) throw new ApiError(2019, `No operation has the path ${path}.`);
  const route = matching.find(({ operation }) => operation.verb === method);
  if (route) return route;
  const allow = matching.map(({ operation }) => operation.verb).join(', ');
  throw new ApiError(
    2020,
    `${path} does not take ${method}.`,
    null,
    { allowed: { values: [allow] } },
    { Allow: allow },
  );
}

function decode(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape names nothing.
    return text;
  }
}
