import { isList } from '../../contract/openapi/validate';
import type { Json, JsonObject } from '../../contract/types';
import { isObject } from '../../simulator/wire/json';

/** Keys from the top of a body. */
export type Path = readonly (string | number)[];

/** A path as faults name it: `items.0.total`. */
export const nameOfPath = (path: Path): string => path.join('.');

/** The value at a path, `undefined` where there is none. */
export const valueAt = (value: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>((found, step) => {
    if (found !== undefined && found !== null && typeof found === 'object' && isList(found))
      return found[Number(step)];
    return isObject(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }, value);

/** The body with another value at a path; objects on the way are made, keys keep their order. */
export function withValue(body: Json | undefined, [step, ...rest]: Path, value: Json): Json {
  if (step === undefined) return value;
  if (body !== undefined && body !== null && isList(body)) {
    const items = [...body];
    items[Number(step)] = withValue(items[Number(step)], rest, value);
    return items;
  }
  const object = isObject(body) ? body : {};
  return defined(object, String(step), withValue(ownValue(object, step), rest, value));
}

/** The body without the value at a path. */
export function withoutValue(body: Json | undefined, [step, ...rest]: Path): Json {
  if (body === undefined || body === null || step === undefined) return body ?? null;
  if (isList(body)) {
    if (rest.length === 0) return body.filter((_, index) => index !== Number(step));
    return body.map((item, index) => (index === Number(step) ? withoutValue(item, rest) : item));
  }
  const inner = isObject(body) ? ownValue(body, step) : undefined;
  if (!isObject(body) || inner === undefined) return body;
  if (rest.length > 0) return defined(body, String(step), withoutValue(inner, rest));
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== step));
}

const ownValue = (object: JsonObject, step: string | number): Json | undefined =>
  Object.hasOwn(object, step) ? object[step] : undefined;

/** An object with a key, also with one such as `__proto__`. */
const defined = (object: JsonObject, name: string, value: Json): JsonObject =>
  Object.fromEntries(
    Object.hasOwn(object, name)
      ? Object.entries(object).map(([key, old]) => [key, key === name ? value : old])
      : [...Object.entries(object), [name, value]],
  );

/** What a reader sees of a value in a field of one line. */
export const shownText = (value: Json): string =>
  value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** A whole number or a decimal that is written as JSON writes it: reading it loses nothing. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{0,8}[1-9])?$/;

/**
 * What a typed text is in JSON: a number where the schema takes one and the text is one, else the text itself. The
 * check can then say what is wrong with it.
 * @param types of the schema: `['integer', 'null']`
 */
export function typedValue(types: readonly string[], text: string, before?: Json): Json {
  const takesText = types.length === 0 || types.includes('string');
  const isNumber = types.some((type) => type === 'integer' || type === 'number');
  if (isNumber && (!takesText || typeof before === 'number') && NUMBER.test(text))
    return Number(text);
  const isTruth = types.includes('boolean') && (!takesText || typeof before === 'boolean');
  return isTruth && /^(?:true|false)$/.test(text) ? text === 'true' : text;
}
