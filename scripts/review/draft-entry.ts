import { stringify } from 'yaml';
import type { ApiChange } from './api-changes';

/** One entry of `_site/changelog.yaml`, as its schema has it. */
interface Entry {
  readonly id: string;
  readonly date: string;
  readonly kind: 'added' | 'changed' | 'deprecated' | 'removed' | 'docs';
  readonly title: string;
  readonly text: string;
  readonly routes: readonly string[];
}

/** More operations than this are counted, not named. */
const NAMED = 3;

/** ``The operation is removed (`POST /v1/cards/check`).`` */
export function sentenceOf({ text, where }: ApiChange): string {
  const names = where.map((name) => `\`${name}\``);
  return `${text} (${names.length > NAMED ? `${names.length} operations` : names.join(', ')}).`;
}

const HEADS: readonly (readonly [Entry['kind'], ApiChange['action'], string])[] = [
  ['removed', 'removed', 'Removed from the API'],
  ['changed', 'changed', 'Changed in the API'],
  ['deprecated', 'deprecated', 'Deprecated in the API'],
  ['added', 'added', 'Added to the API'],
];

/**
 * Entries for the changelog, one for each kind of change. A person gives them better titles and says why.
 * @param routesOf the pages of an operation, by its `operationId`
 * @param date of today, as `2026-11-23`
 */
export function draftEntries(
  changes: readonly ApiChange[],
  routesOf: (operation: string) => readonly string[],
  date: string,
): Entry[] {
  const told = changes.filter(({ weight }) => weight !== 'text');
  return HEADS.flatMap(([kind, action, title]): Entry[] => {
    const own = told.filter((change) => change.action === action);
    if (own.length === 0) return [];
    const routes = own.flatMap(({ operations }) => operations.flatMap(routesOf));
    return [
      {
        id: `${date}-api-${kind}`,
        date,
        kind,
        title,
        text: own.map(sentenceOf).join(' '),
        routes: [...new Set(routes)].sort(),
      },
    ];
  });
}

/** Entries as the file has them. */
export const entriesText = (entries: readonly Entry[]): string =>
  stringify(entries, { lineWidth: 120 });
