import type { Plan } from '../../lib/docs/publish/plan';
import type { Planned, Source } from './publish';

/** What a run did, or would do; this is what `--json` prints. */
export interface Report {
  readonly status: 'published' | 'unchanged' | 'planned';
  /** The valid release; absent before the first one. */
  readonly release?: string;
  readonly restores?: string;
  /** Objects written, by stage. */
  readonly written: Readonly<Record<string, number>>;
  readonly unchanged: number;
  readonly deleted: number;
  /** Assets of earlier releases that stay for open pages. */
  readonly retired: number;
  /** Keys under which there was an object that no deploy had written; replaced because of `--overwrite`. */
  readonly overwritten: readonly string[];
  /** Keys whose objects were replaced or deleted since the last deploy, and are written again. */
  readonly repaired: readonly string[];
  /** Keys that the site no longer has; their objects stay because they were replaced since the last deploy. */
  readonly left: readonly string[];
  /** Bodies sent, and their bytes; each is sent once, whatever the number of its objects. */
  readonly bodies: number;
  readonly bytes: number;
  /** Addresses whose response has changed, without assets: their names are new. */
  readonly paths: readonly string[];
}

/** The report of a plan; counts of what was sent come later. */
export function reportOf(
  status: Report['status'],
  { base, restores }: Source,
  { plan, records }: Pick<Planned, 'plan' | 'records'>,
  release = records.manifest?.id,
): Report {
  return {
    status,
    ...(release !== undefined && { release }),
    ...(restores !== undefined && { restores }),
    written: Object.fromEntries(plan.stages.map(({ name, writes }) => [name, writes.length])),
    unchanged: plan.unchanged,
    deleted: plan.deletes.length + plan.expired.length,
    retired: Object.keys(plan.retired).length,
    overwritten: plan.foreign,
    repaired: plan.repaired,
    left: plan.left,
    bodies: 0,
    bytes: 0,
    paths: changedPaths(plan, base),
  };
}

/** `/faq`, `/faq.html`, … as a reader asks for them. */
function changedPaths(plan: Plan, base: string): string[] {
  const written = plan.stages
    .flatMap(({ writes }) => writes)
    .filter(({ object }) => object.class !== 'asset')
    .map(({ key }) => key);
  return [...written, ...plan.deletes]
    .flatMap((key) => (key === 'index.html' ? ['', key] : [key]))
    .map((key) => `${base}/${key}`)
    .sort();
}

/** A report in a few lines for people. */
export function describeReport(report: Report): string {
  const stages = Object.entries(report.written)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`);
  const release = report.release ? ` Release ${report.release}.` : '';
  if (report.status === 'unchanged')
    return `Nothing to do: the bucket already matches the build.${release}`;
  const isPlan = report.status === 'planned';
  const sent = isPlan
    ? ''
    : ` (${report.bodies} bodies, ${(report.bytes / 1e6).toFixed(2)} MB sent)`;
  return [
    `${isPlan ? 'Would write' : 'Wrote'} ${stages.join(', ') || 'nothing'}${sent}; ${report.unchanged} unchanged.`,
    ...named('Replaces objects that no deploy has written', report.overwritten),
    ...named('Writes objects again that were changed in the bucket', report.repaired),
    ...named('Keeps old objects that were changed in the bucket', report.left),
    `${isPlan ? 'Would delete' : 'Deleted'} ${report.deleted}; ${report.retired} old assets stay for open pages.`,
    isPlan ? 'Dry run: nothing was written.' : `Published.${release}`,
  ].join('\n');
}

const named = (what: string, keys: readonly string[]): string[] =>
  keys.length === 0 ? [] : [`${what} (${keys.length}):`, ...keys.map((key) => `  ${key}`)];
