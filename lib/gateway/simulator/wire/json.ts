import type { Json, JsonObject } from '../../contract/types';

export const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The value at a dot path: `customer.address.city`. */
export function at(value: Json | undefined, path: string): Json | undefined {
  let found = value;
  for (const name of path.split('.')) {
    if (!isObject(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return found;
}

/** A text at a path, `undefined` for anything else. */
export function text(value: Json | undefined, path: string): string | undefined {
  const found = at(value, path);
  return typeof found === 'string' ? found : undefined;
}

export const objectAt = (value: Json | undefined, path: string): JsonObject | undefined => {
  const found = at(value, path);
  return isObject(found) ? found : undefined;
};

/** Texts of a list, empty for anything else. */
export function texts(value: Json | undefined): string[] {
  const list: readonly Json[] = Array.isArray(value) ? value : [];
  return list.filter((item): item is string => typeof item === 'string');
}

/** One text for equal values: keys sorted, so that their order does not count. */
export function canonical(value: Json | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${entries.join(',')}}`;
}

/** RFC 3339 in UTC with seconds, as the API writes times. */
export const time = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

export const timeOrNull = (ms: number | null): string | null => (ms === null ? null : time(ms));

/** A record as the API shows it: what begins with `_` is for the simulator only. */
export const shown = (record: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !name.startsWith('_')));
