import type { Phrase } from '../markdown/collected';

/**
 * Every name in a tree of data: keys, values of one word, and what is in code font in its sentences. A word in code
 * font on a page that looks like such a name has to be one of them.
 */
export function namesIn(data: unknown): ReadonlySet<string> {
  const texts = new Set<string>();
  collect(data, texts, new Set());
  const names = new Set<string>();
  for (const text of texts) for (const [name] of text.matchAll(NAME)) names.add(name);
  return names;
}

const NAME = /[A-Za-z][A-Za-z0-9_]*/g;

/**
 * Keys, and values that are single words or paths; sentences teach no names. Lists repeat their keys in every row, so the
 * names are looked for once all different texts are known. An object may be in many places, as the schemas of an API are.
 */
function collect(value: unknown, texts: Set<string>, seen: Set<object>): void {
  if (typeof value === 'string') {
    if (value.length < 120 && !/\s/.test(value)) texts.add(value);
    else for (const [, code = ''] of value.matchAll(/`([^`]+)`/g)) texts.add(code);
    return;
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (Array.isArray(value)) {
    for (const item of value) collect(item, texts, seen);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    texts.add(key);
    collect(item, texts, seen);
  }
}

/** What looks like a field, a status or a path of them: `next_action.url`, `items[].id`, `in_compliance_review`. */
const FIELD_PATH = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*(?:\[\])?(?:\.[a-z][a-z0-9_]*(?:\[\])?)*$/;

/** Of what is in code font, the names that are not known. */
export const unknownNames = (code: readonly Phrase[], known: ReadonlySet<string>): Phrase[] =>
  code.filter(
    ({ text }) =>
      FIELD_PATH.test(text) &&
      text
        .replaceAll('[]', '')
        .split('.')
        .some((part) => !known.has(part)),
  );
