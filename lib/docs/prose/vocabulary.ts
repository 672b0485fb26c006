import type { Contract } from '../../gateway/contract/types';

/**
 * Every name the contract and the registry use: fields, parameters, headers, enum values, statuses, states, events,
 * permissions, operations. A word in code font that looks like such a name has to be one of them.
 */
export function vocabularyOf(contract: Contract): ReadonlySet<string> {
  const names = new Set<string>();
  collect(contract, names);
  return names;
}

const NAME = /[A-Za-z][A-Za-z0-9_]*/g;

/** Keys, and values that are single words or paths; sentences teach no names. */
function collect(value: unknown, names: Set<string>): void {
  if (typeof value === 'string') {
    if (value.length < 120 && !/\s/.test(value)) addNames(value, names);
    else for (const [, code] of value.matchAll(/`([^`]+)`/g)) addNames(code ?? '', names);
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) collect(item, names);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    addNames(key, names);
    collect(item, names);
  }
}

function addNames(text: string, names: Set<string>): void {
  for (const [name] of text.matchAll(NAME)) names.add(name);
}

/** A word in code font, and its place in the body (1-based). */
export interface UnknownName {
  readonly name: string;
  readonly line: number;
  readonly column: number;
}

/** What looks like a field, a status or a path of them: `next_action.url`, `items[].id`, `in_compliance_review`. */
const FIELD_PATH = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*(?:\[\])?(?:\.[a-z][a-z0-9_]*(?:\[\])?)*$/;

/** Names in code font, outside code blocks, that nothing in the contract bears. */
export function unknownNames(markdown: string, known: ReadonlySet<string>): UnknownName[] {
  const unknown: UnknownName[] = [];
  let inFence = false;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (/^\s*(```|~~~)/.test(line)) inFence = !inFence;
    if (inFence) continue;
    for (const match of line.matchAll(/`([^`]+)`/g)) {
      const code = match[1] ?? '';
      if (!FIELD_PATH.test(code)) continue;
      const stranger = code
        .replaceAll('[]', '')
        .split('.')
        .find((part) => !known.has(part));
      if (stranger === undefined) continue;
      unknown.push({ name: code, line: index + 1, column: match.index + 1 });
    }
  }
  return unknown;
}
