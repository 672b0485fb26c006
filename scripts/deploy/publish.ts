import { type Manifest, STATE } from '../../lib/docs/publish/manifest';
import type { Objects } from '../../lib/docs/publish/objects';
import { type Plan, planDeploy } from '../../lib/docs/publish/plan';
import { DeployError, EXIT } from './exit-codes';
import { takeLock } from './lock';
import type { Progress } from './progress';
import { proveOwnership } from './proof';
import { type Records, readRecords } from './records';
import { type Report, reportOf } from './report';
import type { Clock } from './retry';
import { Run } from './run';
import type { Store } from './store';

interface Settings {
  readonly concurrency: number;
  readonly keep: number;
  readonly keepDays: number;
  readonly maxDeletes: number;
  readonly leaseMs: number;
  readonly force: boolean;
  /** Whether objects may be overwritten that no deploy has written. */
  readonly overwrite: boolean;
  readonly forceUnlock: boolean;
  readonly dryRun: boolean;
}

export interface Context {
  readonly store: Store;
  /** The same store, but not stopped by Ctrl-C: the lock is given back in any case. */
  readonly lockStore: Store;
  readonly clock: Clock;
  readonly progress: Progress;
  readonly settings: Settings;
  /** Runs after the manifest is written and before anything is deleted. */
  invalidate?(paths: readonly string[]): Promise<void>;
}

/** What is to be published. */
export interface Source {
  readonly objects: Objects;
  readonly base: string;
  /** Bytes of a body; absent for a rollback, whose bodies are all in the bucket. */
  bytesOf?(body: string): Promise<Buffer>;
  /** Id of the release that is brought back. */
  readonly restores?: string;
}

/**
 * Bring a bucket to the state of a build or of an earlier release. Cut off at any point, the next run ends where this
 * one would have.
 * @throws DeployError with the exit code; any error of the store.
 */
export async function publish(context: Context, source: Source): Promise<Report> {
  const { store, lockStore, clock, settings } = context;
  const first = await planned(context, source);
  if (first.plan.isEmpty && !settings.force) return reportOf('unchanged', source, first);
  if (settings.dryRun) {
    refuse(first.plan, settings);
    return reportOf('planned', source, first);
  }

  const lock = await takeLock(lockStore, {
    clock,
    leaseMs: settings.leaseMs,
    force: settings.forceUnlock,
  });
  try {
    // Only what is read under the lock counts: without it, the objects of a running deploy look like those of others.
    const state = await planned(context, source);
    refuse(state.plan, settings);
    const run = new Run(context, source, state, lock);
    await run.writeObjects();
    const manifest = await run.writeRecords();
    const report = reportOf('published', source, state, manifest.id);
    await lock.confirm();
    await context.invalidate?.(report.paths);
    await run.cleanUp(manifest);
    // The command may have taken longer than the lease: then the record is that of another deploy.
    await lock.confirm();
    await store.remove(STATE.pending);
    return { ...report, ...run.counts };
  } finally {
    await lock.release();
  }
}

/** A plan, and what it was made from. */
export interface Planned {
  readonly plan: Plan;
  readonly records: Records;
  /** ETag of every object below the prefix, by key. */
  readonly listed: ReadonlyMap<string, string>;
}

async function planned({ store, clock, settings }: Context, source: Source): Promise<Planned> {
  const [records, listed] = await Promise.all([readRecords(store), store.list('')]);
  const { manifest, pending, tags = tagsBefore(manifest, listed) } = records;
  const holdings = { listed, tags };
  const plan = planDeploy({
    target: source.objects,
    current: manifest,
    pending,
    ownership: await proveOwnership(store, holdings, pending, settings.concurrency),
    now: clock.now(),
    keep: settings.keep,
    keepDays: settings.keepDays,
    // Without recorded ETags nothing is known about the bytes: everything is written again, once.
    force: settings.force || (manifest !== undefined && !records.tags),
  });
  return { plan, records, listed };
}

/** For a bucket with deploys that recorded no ETags: the names in the manifest belong to the site. */
function tagsBefore(
  manifest: Manifest | undefined,
  listed: ReadonlyMap<string, string>,
): Record<string, string> {
  const keys = Object.keys({ ...manifest?.objects, ...manifest?.retired });
  return Object.fromEntries(keys.map((key) => [key, listed.get(key) ?? '']));
}

const NAMES_SHOWN = 20;

/** @throws DeployError `refused` when the plan would lose more than the settings allow. */
function refuse({ deletes, foreign }: Plan, { maxDeletes, overwrite }: Settings): void {
  if (foreign.length > 0 && !overwrite) {
    const rest = foreign.length - NAMES_SHOWN;
    const names = [...foreign.slice(0, NAMES_SHOWN), ...(rest > 0 ? [`… and ${rest} more`] : [])];
    throw new DeployError(
      EXIT.refused,
      [
        'The bucket has objects that no deploy has written, under names that the site needs.',
        'Move them away, or pass --overwrite to replace them:',
        ...names.map((name) => `  ${name}`),
      ].join('\n'),
    );
  }
  if (deletes.length > maxDeletes) {
    throw new DeployError(
      EXIT.refused,
      `${deletes.length} objects would be deleted, ${maxDeletes} are allowed; if that is right, pass --max-deletes ${deletes.length}`,
    );
  }
}
