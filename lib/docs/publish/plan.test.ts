import { describe, expect, it } from 'vitest';
import { type Manifest, parseManifest, parsePending, releaseId } from './manifest';
import type { StoredObject } from './objects';
import { ownershipOf } from './ownership';
import { type PlanInput, pendingOf, planDeploy } from './plan';

const NOW = new Date('2026-11-21T10:00:00Z');

function object(text: string, kind: StoredObject['class'] = 'document'): StoredObject {
  const body = text.padEnd(64, '0').replace(/[^\da-f]/g, 'a');
  return { body, class: kind, type: 'text/html; charset=utf-8', cache: 'no-cache' };
}

function manifest(objects: Manifest['objects'], more: Partial<Manifest> = {}): Manifest {
  return {
    version: 1,
    id: 'r3',
    time: '',
    base: '',
    objects,
    retired: {},
    releases: ['r3', 'r2', 'r1'],
    ...more,
  };
}

/** What is in the bucket by key, each with its ETag; unless said, all that the records name, as a deploy has written it. */
interface InBucket {
  readonly listed?: Readonly<Record<string, string>>;
}

function plan({ listed, ...input }: Partial<Omit<PlanInput, 'ownership'>> & InBucket) {
  const { current, pending } = input;
  const named = { ...current?.retired, ...current?.objects, ...pending?.objects };
  const tags = Object.fromEntries(Object.keys(named).map((key) => [key, 'ours']));
  const ownership = ownershipOf({
    listed: new Map(Object.entries(listed ?? tags)),
    tags,
  });
  return planDeploy({ target: {}, now: NOW, keep: 10, keepDays: 30, ...input, ownership });
}
const keysOf = ({ stages }: ReturnType<typeof plan>) =>
  stages.flatMap(({ writes }) => writes.map(({ key }) => key));

describe('what is written', () => {
  it('is everything at first, in stages', () => {
    const target = {
      old: object('1', 'redirect'),
      'index.html': object('2', 'entry'),
      faq: object('3'),
      'faq.txt': object('4', 'payload'),
      'a.js': object('5', 'asset'),
      'faq.html': object('3', 'spelling'),
    };
    const first = plan({ target });
    expect(keysOf(first)).toEqual(['a.js', 'faq.txt', 'faq', 'index.html', 'old', 'faq.html']);
    expect([first.isNew, first.isEmpty]).toEqual([true, false]);
  });

  it('is what has other bytes or other headers', () => {
    const current = manifest({ same: object('1'), bytes: object('2'), headers: object('3') });
    const target = {
      same: object('1'),
      bytes: object('9'),
      headers: { ...object('3'), cache: 'public' },
      fresh: object('4'),
    };
    expect(keysOf(plan({ target, current }))).toEqual(['bytes', 'headers', 'fresh']);
  });

  it('is nothing for the same build, which makes no new release', () => {
    const current = manifest({ a: object('1') });
    const again = plan({ target: { a: object('1') }, current });
    expect([again.isEmpty, again.isNew, again.unchanged]).toEqual([true, false, 1]);
    expect(again.releases).toEqual(['r3', 'r2', 'r1']);
  });

  it('is everything when forced, still without a new release', () => {
    const forced = plan({
      target: { a: object('1') },
      current: manifest({ a: object('1') }),
      force: true,
    });
    expect([keysOf(forced), forced.isNew]).toEqual([['a'], false]);
  });
});

describe('after a deploy that was cut off', () => {
  const current = manifest({ a: object('1'), b: object('2') });

  it('what it was about to touch counts as unknown, even if the manifest looks right', () => {
    const pending = { version: 1, objects: { a: object('9') }, deletes: ['b'], drops: [] } as const;
    const back = plan({ target: { a: object('1'), b: object('2') }, current, pending });
    expect(keysOf(back)).toEqual(['a', 'b']);
    expect([back.isNew, back.isEmpty]).toEqual([false, false]);
  });

  it('what it may have created is deleted, but an asset stays a while', () => {
    const pending = {
      version: 1,
      objects: { page: object('3'), 'x.js': object('4', 'asset') },
      deletes: [],
      drops: [],
    } as const;
    const other = plan({ target: current.objects, current, pending });
    expect(other.deletes).toEqual(['page']);
    expect(Object.keys(other.retired)).toEqual(['x.js']);
  });

  it('its record is carried on until a run comes to its end', () => {
    const earlier = {
      version: 1,
      objects: { a: object('9') },
      deletes: ['b'],
      drops: ['r0'],
    } as const;
    const next = plan({ target: { c: object('5') }, current, pending: earlier });
    const record = pendingOf(next, earlier);
    expect(Object.keys(record.objects).sort()).toEqual(['a', 'c']);
    expect([...record.deletes].sort()).toEqual(['a', 'b']);
    expect(record.drops).toEqual(['r0']);
    expect(parsePending(JSON.stringify(record))).toEqual(record);
  });
});

describe('what is deleted', () => {
  it('is what the records name and the build does not; assets retire', () => {
    const current = manifest({
      page: object('1'),
      'x.js': object('2', 'asset'),
      kept: object('3'),
    });
    const next = plan({ target: { kept: object('3') }, current });
    expect(next.deletes).toEqual(['page']);
    expect(next.retired).toEqual({
      'x.js': { since: NOW.toISOString(), object: object('2', 'asset') },
    });
    expect(next.expired).toEqual([]);
  });

  it('is an asset whose days are over, to the millisecond', () => {
    const retiredSince = (since: string) =>
      plan({
        target: {},
        current: manifest({}, { retired: { 'x.js': { since, object: object('2', 'asset') } } }),
      });
    expect(retiredSince('2026-10-22T10:00:00.001Z').expired).toEqual([]);
    expect(retiredSince('2026-10-22T10:00:00.000Z')).toMatchObject({
      expired: ['x.js'],
      retired: {},
    });
  });

  it('is never an asset that the site uses again; it is there already', () => {
    const asset = object('2', 'asset');
    const retired = { 'x.js': { since: '2020-01-01T00:00:00Z', object: asset } };
    const again = plan({ target: { 'x.js': asset }, current: manifest({}, { retired }) });
    expect([again.expired, again.retired, keysOf(again)]).toEqual([[], {}, []]);
  });
});

describe('what somebody else has written', () => {
  const current = manifest({ a: object('1'), b: object('2') });

  it('is foreign under a new name, and repaired under a name of the site', () => {
    const listed = { a: 'ours', b: 'theirs', c: 'theirs' };
    const target = { ...current.objects, c: object('3'), d: object('4') };
    const next = plan({ target, current, listed });
    expect(keysOf(next)).toEqual(['b', 'c', 'd']);
    expect([next.foreign, next.repaired, next.left]).toEqual([['c'], ['b'], []]);
    expect(next.tags).toEqual({ a: 'ours' });
  });

  it('is not deleted, and no asset that retires', () => {
    const assets = manifest({
      'x.js': object('3', 'asset'),
      'y.js': object('4', 'asset'),
      b: object('2'),
    });
    const listed = { 'x.js': 'ours', 'y.js': 'theirs', b: 'theirs' };
    const next = plan({ target: {}, current: assets, listed });
    expect([next.deletes, next.left]).toEqual([[], ['b', 'y.js']]);
    expect(Object.keys(next.retired)).toEqual(['x.js']);
  });

  it('is written again when it was deleted; what is not there is not deleted', () => {
    const next = plan({ target: { a: object('1') }, current, listed: {} });
    expect([keysOf(next), next.repaired, next.deletes, next.left]).toEqual([['a'], ['a'], [], []]);
  });
});

it('keeps as many releases as asked for, the new one included', () => {
  const current = manifest({ a: object('1') });
  const next = plan({ target: { a: object('2') }, current, keep: 2 });
  expect([next.releases, next.drops]).toEqual([['r3'], ['r2', 'r1']]);
  const only = plan({ target: { a: object('2') }, current, keep: 1 });
  expect([only.releases, only.drops]).toEqual([[], ['r3', 'r2', 'r1']]);
});

describe('the records', () => {
  it('survive being written and read', () => {
    const record = manifest({ a: { ...object('1'), redirect: '/b' } });
    expect(parseManifest(JSON.stringify(record))).toEqual(record);
  });

  it.each([
    '',
    '[]',
    '{"version":2}',
    JSON.stringify(manifest({ a: { ...object('1'), body: '../x' } })),
  ])('are refused when they are not of this version: %s', (text) => {
    expect(() => parseManifest(text)).toThrow(/manifest\.json/);
  });

  it('have names that sort by time', () => {
    expect(releaseId(NOW, '1a2b3c4d5e6f')).toBe('20261121T100000Z-1a2b3c4d');
  });
});
