import { describe, expect, it } from 'vitest';
import { engineOf } from '../../lib/docs/search/testing';
import { loadContract } from '../../lib/gateway/contract/load';
import { readSource } from './read-source';

const source = await readSource();
const engine = engineOf(source);
const contract = loadContract();

/** The places that define each name. */
const owners = new Map<string, Set<string>>();
for (const { page, anchor, name, ids, isDefining } of source.records) {
  if (!isDefining) continue;
  for (const id of [name, ...ids]) {
    const places = owners.get(id) ?? new Set();
    owners.set(id, places.add(`${source.pages[page]?.route}#${anchor}`));
  }
}

const placesOf = (query: string): string[] =>
  engine.search('', query, 8).hits.map(({ route, anchor }) => `${route}#${anchor}`);

/** Names whose first row is none of the places that define them. */
const lostOf = (names: readonly string[]): string[] =>
  names.filter((name) => !owners.get(name)?.has(placesOf(name)[0] ?? ''));

describe('the first row is the place that defines', () => {
  it.each([
    ['error', contract.errors?.codes],
    ['failure', contract.failures?.codes],
    ['state', contract.states?.codes],
  ] as const)('each code of the list of every %s, by number and by slug', (_, codes = []) => {
    expect(codes.length).toBeGreaterThan(20);
    expect(lostOf(codes.flatMap(({ code, slug }) => [String(code), slug]))).toEqual([]);
  });

  it('each status and event', () => {
    const names = [
      ...(contract.lifecycle?.statuses ?? []).map(({ slug }) => slug),
      ...(contract.callbacks?.events ?? []).map(({ type }) => type),
    ];
    expect(names.length).toBeGreaterThan(20);
    expect(lostOf(names)).toEqual([]);
  });

  it('each field and header with a name that is no single word', () => {
    const names = [...owners.keys()].filter((name) => /^[a-z]+(?:[_.-][a-z]+)+$/i.test(name));
    expect(names.length).toBeGreaterThan(500);
    expect(lostOf(names)).toEqual([]);
  });
});
