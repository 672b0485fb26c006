import { STATE } from '../../lib/publish/manifest';
import type { Objects } from '../../lib/publish/objects';
import { planDeploy } from '../../lib/publish/plan';
import { DeployError, EXIT } from './exit-codes';
import { takeLock } from './lock';
import type { Progress } from './progress';
import { readRecords } from './records';
import { type Report, reportOf } from './report';
import type { Clock } from './retry';
import { Run } from './run';
import type { Store } from './store';

export interface Settings {
  readonly concurrency: number;
  readonly keep: number;
  readonly keepDays: number;
  readonly maxDeletes: number;
  readonly leaseMs: number;
  readonly force: boolean;
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
  bytesOf?(body: string): Buffer;
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
  if (settings.dryRun) return reportOf('planned', source, first);

  const lock = await takeLock(lockStore, {
    clock,
    leaseMs: settings.leaseMs,
    force: settings.forceUnlock,
  });
  try {
    // Only what is read under the lock counts.
    const { plan, records } = await planned(context, source);
    const run = new Run(context, source, plan, records, lock);
    await run.writeObjects();
    const manifest = await run.writeRecords();
    const report = reportOf('published', source, { plan, records }, manifest.id);
    await lock.confirm();
    await context.invalidate?.(report.paths);
    await run.cleanUp(manifest);
    await store.remove(STATE.pending);
    return { ...report, ...run.counts };
  } finally {
    await lock.release();
  }
}

async function planned({ store, clock, settings }: Context, { objects }: Source) {
  const records = await readRecords(store);
  const plan = planDeploy({
    target: objects,
    current: records.manifest,
    pending: records.pending,
    now: clock.now(),
    keep: settings.keep,
    keepDays: settings.keepDays,
    force: settings.force,
  });
  if (plan.deletes.length > settings.maxDeletes) {
    throw new DeployError(
      EXIT.refused,
      `${plan.deletes.length} objects would be deleted, ${settings.maxDeletes} are allowed; if that is right, pass --max-deletes ${plan.deletes.length}`,
    );
  }
  return { plan, records };
}
