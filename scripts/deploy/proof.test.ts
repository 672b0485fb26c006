import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type Pending, STATE } from '../../lib/docs/publish/manifest';
import type { StoredObject } from '../../lib/docs/publish/objects';
import { proveOwnership } from './proof';
import { hashOf } from './read-out';
import { setUpStore } from './testing/bucket';

const s3 = setUpStore();

/** What a bucket lists that encrypts with a key of a key service: no two objects have the same ETag. */
const unrelatedTags = (keys: Iterable<string>) =>
  new Map([...keys].map((key, index) => [key, `tag ${index}`]));

it('reads what a deploy that was cut off may have written when ETags do not show it', async () => {
  const bucket = await s3.bucket();
  const ours = Buffer.from('written by a deploy');
  const body = `${hashOf(ours)}.gzip`;
  const object: StoredObject = { body, class: 'data', type: 'text/plain', cache: 'no-cache' };
  await bucket.store.put(STATE.bodies + body, gzipSync(ours));
  for (const key of ['written', 'announced', 'to delete']) {
    await bucket.store.copy(STATE.bodies + body, key, object);
  }
  await bucket.store.put('announced', Buffer.from('written by somebody else'));
  await bucket.store.put('unrelated', Buffer.from('written by somebody else'));
  const pending: Pending = {
    version: 1,
    objects: { written: object, announced: object, unwritten: object },
    deletes: ['to delete'],
    drops: [],
  };
  const listed = unrelatedTags((await bucket.store.list('')).keys());
  const ownership = await proveOwnership(bucket.store, { listed, tags: {} }, pending, 2);
  const keys = ['written', 'announced', 'unwritten', 'to delete', 'unrelated'];
  expect(keys.filter(ownership.isOurs)).toEqual(['written', 'unwritten', 'to delete']);
});
