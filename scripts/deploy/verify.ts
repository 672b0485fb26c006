import type { Manifest } from '../../lib/docs/publish/manifest';
import { encodingOf, type StoredObject } from '../../lib/docs/publish/objects';
import { forEachPooled } from '../cli/pool';
import { DeployError, EXIT } from './exit-codes';
import type { Progress } from './progress';
import { bodyOf } from './read-out';
import { readRecords } from './records';
import type { Fetched, Store } from './store';

/**
 * Read every object of the valid release back and compare bytes and headers with the record; writes nothing.
 * Resolves with one sentence for each difference.
 */
export async function verify(
  store: Store,
  progress: Progress,
  concurrency: number,
): Promise<{ readonly manifest: Manifest; readonly differences: string[] }> {
  const { manifest, pending } = await readRecords(store);
  if (!manifest) throw new DeployError(EXIT.refused, 'nothing has been published here yet');
  const differences: string[] = pending ? ['a deploy is running or was cut off'] : [];
  const retired = Object.entries(manifest.retired).map(
    ([key, entry]) => [key, entry.object] as const,
  );
  const all = [...Object.entries(manifest.objects), ...retired];
  progress.stage('verify', all.length);
  await forEachPooled(all, concurrency, async ([key, object]) => {
    const fetched = await store.get(key);
    // A deploy that was cut off may have announced assets that it never wrote; nothing of this release needs them.
    if (!fetched && manifest.retired[key]) return progress.tick();
    const difference = compare(fetched, object);
    if (difference) differences.push(`${key}: ${difference}`);
    progress.tick();
  });
  progress.end();
  return { manifest, differences: differences.sort() };
}

function compare(fetched: Fetched | undefined, object: StoredObject): string | undefined {
  if (!fetched) return 'is missing';
  const headers: [name: string, is: string | undefined, shouldBe: string | undefined][] = [
    ['Content-Type', fetched.type, object.type],
    ['Cache-Control', fetched.cache, object.cache],
    ['Content-Encoding', fetched.encoding, encodingOf(object.body)],
    ['redirect', fetched.redirect, object.redirect],
  ];
  const wrong = headers.find(([, is, shouldBe]) => is !== shouldBe);
  if (wrong) return `${wrong[0]} is "${wrong[1] ?? ''}", not "${wrong[2] ?? ''}"`;
  return bodyOf(fetched.bytes, fetched.encoding) === object.body ? undefined : 'has other bytes';
}
