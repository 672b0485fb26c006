import type { World } from '../types';

/** Whether the point or account has blocked the card, today. */
export function isBlacklisted(world: World, fingerprint: string): boolean {
  const entry = world.state.blacklist.get(fingerprint);
  return (
    entry !== undefined && (entry.until === null || Date.parse(String(entry.until)) > world.now)
  );
}
