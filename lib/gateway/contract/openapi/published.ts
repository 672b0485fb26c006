import { parse } from 'yaml';
import { fillLimits, limitById } from '../limits';
import type { Json, JsonObject, Limits } from '../types';
import { isList } from './validate';

/** Keys that serve only the pages of this site: headings, mistakes, related pages, advice for the sandbox. */
const OF_AUTHORS: ReadonlySet<string> = new Set([
  'x-group',
  'x-mistakes',
  'x-related',
  'x-sandbox',
]);

/**
 * The OpenAPI document as it is published. `{limit:…}` and `{number:…}` become values, and links are absolute. `x-rate`,
 * which names a limit for the authors, says what that limit is. `x-page` becomes `externalDocs`, and the keys that only
 * the pages use are left out.
 * @param text the YAML of the authors
 * @param resolve makes an address of this site absolute: `/faq#x` → `https://docs.example/faq#x`
 */
export function publishedOpenApi(
  text: string,
  limits: Limits | undefined,
  resolve: (path: string) => string,
): JsonObject {
  const publish = (value: Json): Json => {
    if (typeof value === 'string') return withLinks(fillLimits(limits, value).value, resolve);
    if (isList(value)) return value.map(publish);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]): [string, Json][] => {
        if (OF_AUTHORS.has(key)) return [];
        if (key === 'x-rate') return [[key, rateOf(limits, item)]];
        if (key === 'x-page') return [['externalDocs', { url: resolve(String(item)) }]];
        return [[key, publish(item)]];
      }),
    );
  };
  const document: JsonObject = parse(text);
  return Object.fromEntries(Object.entries(document).map(([key, item]) => [key, publish(item)]));
}

const withLinks = (text: string | number, resolve: (path: string) => string): string | number =>
  typeof text === 'number'
    ? text
    : text.replace(/\]\((\/[^()\s]*)\)/g, (_, path: string) => `](${resolve(path)})`);

/** `transaction_write` → `{ id: 'transaction_write', requests: 20, per: 'second', burst: 40 }`. */
function rateOf(limits: Limits | undefined, id: Json): Json {
  const { sustained, burst } = limitById({ limits }, String(id))?.values ?? {};
  if (!sustained) return id;
  return {
    id,
    requests: sustained.number,
    per: sustained.per ?? 'second',
    ...(burst && { burst: burst.number }),
  };
}
