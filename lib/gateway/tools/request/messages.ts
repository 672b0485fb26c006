import type { Detail } from '../../simulator/wire/errors';
import type { FormNode } from './form';
import { nameOfPath } from './value';

/** What is wrong, by the field that shows it: the field itself, or the innermost object around one that is missing. */
export type Messages = ReadonlyMap<string, readonly string[]>;

/** Everything at the top of the body, and what no field shows. */
export const TOP = '';

/**
 * The messages at their fields.
 * @param names the fields that are shown, by dot path
 */
export function messagesOf(faults: readonly Detail[], names: ReadonlySet<string>): Messages {
  const found = new Map<string, string[]>();
  for (const { param, message, code } of faults) {
    let place = (param ?? TOP).replaceAll('/', '.');
    while (place !== TOP && !names.has(place)) place = place.split('.').slice(0, -1).join('.');
    const text = `${message} (${code})`;
    found.set(place, [...(found.get(place) ?? []), text]);
  }
  return found;
}

/** The dot paths of all fields of a form. */
export const namesIn = (node: FormNode): string[] => [
  nameOfPath(node.path),
  ...node.children.flatMap(namesIn),
];
