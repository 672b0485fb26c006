import { expect, it } from 'vitest';
import { STATE } from './manifest';
import { ownershipOf } from './ownership';

const listed = new Map([
  ['intact', 'a'],
  ['replaced', 'x'],
  ['copy', 'b'],
  ['read', 'c'],
  ['theirs', 'd'],
  [`${STATE.bodies}0123`, 'b'],
]);
const tags = { intact: 'a', replaced: 'a', gone: 'a' };
const ownership = ownershipOf({ listed, tags, proven: new Set(['read']) });
const keys = ['intact', 'replaced', 'copy', 'read', 'theirs', 'gone'];

it('an object is intact as long as it has the ETag that was recorded', () => {
  expect(keys.filter(ownership.isIntact)).toEqual(['intact']);
  expect(keys.filter(ownership.isThere)).toEqual(keys.slice(0, 5));
});

it('an object is ours when it is intact, has the ETag of a body, or was read', () => {
  expect(keys.filter(ownership.isOurs)).toEqual(['intact', 'copy', 'read', 'gone']);
  expect(ownership.tagsOf(keys)).toEqual({ intact: 'a', copy: 'b', read: 'c' });
});

it('an object of a store that lists no ETags is ours only when it was read', () => {
  const untagged = ownershipOf({
    listed: new Map([...listed.keys()].map((key) => [key, ''])),
    tags: Object.fromEntries(keys.map((key) => [key, ''])),
    proven: new Set(['read']),
  });
  expect(keys.filter(untagged.isThere)).toEqual(keys.slice(0, 5));
  expect(keys.filter(untagged.isIntact)).toEqual([]);
  expect(keys.filter(untagged.isOurs)).toEqual(['read', 'gone']);
});
