import { setMaxListeners } from 'node:events';
import type { S3Client } from '@aws-sdk/client-s3';
import { isSameSite } from '../../lib/docs/publish/plan';
import { DeployError, EXIT } from './exit-codes';
import { invalidate } from './invalidate';
import { HELP, type Options, parseOptions } from './options';
import { createProgress, type Progress, type Screen } from './progress';
import { type Context, publish, type Source } from './publish';
import { readOut } from './read-out';
import { readRecords, readRelease } from './records';
import { describeReport, type Report } from './report';
import { type Clock, httpStatusOf, type RetryOptions } from './retry';
import type { Store } from './store';
import { verify } from './verify';

/** What a program gets from outside; tests bring their own. */
export interface World {
  readonly clock: Clock;
  /** For the result. */
  readonly out: (text: string) => void;
  /** For everything that happens on the way. */
  readonly screen: Screen;
  readonly signal: AbortSignal;
  /** One request's limit; 30 s by default. */
  readonly timeoutMs?: number;
}

const ATTEMPTS = 8;
const TIMEOUT_MS = 30_000;
/** Longer than any stage without a renewal; a crashed deploy blocks the next one for no longer than this. */
const LEASE_MS = 10 * 60_000;

/** `npm run deploy`, from its arguments to its exit code. */
export async function main(argv: readonly string[], world: World): Promise<number> {
  try {
    const options = parseOptions(argv);
    if (options.action === 'help') {
      world.out(`${HELP}\n`);
      return EXIT.ok;
    }
    return await act(options, world);
  } catch (error) {
    if (world.signal.aborted) {
      world.screen.write('Interrupted; the next run continues from here.\n');
      return EXIT.interrupted;
    }
    if (error instanceof DeployError) {
      world.screen.write(`${error.message}\n`);
      return error.code;
    }
    world.screen.write(`${describeError(error)}\n`);
    return EXIT.remote;
  }
}

async function act(options: Options, world: World): Promise<number> {
  const progress = createProgress(world.screen);
  // One listener for each request under way, which is no leak.
  setMaxListeners(0, world.signal);
  // Here, so that a wrong option is refused before the code of the store is loaded.
  const { createClient, createStore } = await import('./store');
  const client = createClient(options);
  let retries = 0;
  const retry: RetryOptions = {
    clock: world.clock,
    attempts: ATTEMPTS,
    timeoutMs: world.timeoutMs ?? TIMEOUT_MS,
    onRetry: () => {
      retries += 1;
    },
  };
  const store = createStore(client, options.target, { ...retry, signal: world.signal });
  try {
    if (options.action === 'verify') return await runVerify(store, options, progress, world);
    if (options.action === 'releases') return await listReleases(store, options, world);
    const source = await sourceOf(store, options);
    const lockStore = createStore(client, options.target, retry);
    const clock = clockOfStore(world.clock, client);
    const report = await publish(
      contextOf(options, { store, lockStore, progress, clock, source }),
      source,
    );
    if (retries > 0) progress.line(`${retries} requests were repeated.`);
    printReport(report, options, world);
    return EXIT.ok;
  } finally {
    client.destroy();
  }
}

function contextOf(
  options: Options,
  parts: {
    readonly store: Store;
    readonly lockStore: Store;
    readonly progress: Progress;
    readonly clock: Clock;
    readonly source: Source;
  },
): Context {
  const { store, lockStore, progress, clock, source } = parts;
  const command = options.invalidate;
  return {
    store,
    lockStore,
    progress,
    clock,
    settings: { ...options, leaseMs: LEASE_MS },
    ...(command !== undefined && {
      invalidate: (paths: readonly string[]) => invalidate(command, paths, source.base),
    }),
  };
}

async function sourceOf(store: Store, options: Options): Promise<Source> {
  if (options.action === 'deploy') return readOut(options.dir, options);
  const { manifest } = await readRecords(store);
  if (!manifest) throw new DeployError(EXIT.refused, 'nothing has been published here yet');
  const wanted = options.release;
  for (const id of wanted === undefined ? manifest.releases.slice(1) : [wanted]) {
    const release = manifest.releases.includes(id) ? await readRelease(store, id) : undefined;
    const isAnother = wanted !== undefined || !isSameSite(release?.objects ?? {}, manifest.objects);
    if (release && isAnother) {
      return { objects: release.objects, base: release.base, restores: id };
    }
  }
  throw new DeployError(
    EXIT.refused,
    `there is no release ${wanted ?? 'before this one'}; --releases lists what can be brought back`,
  );
}

async function listReleases(store: Store, { json }: Options, world: World): Promise<number> {
  const { manifest } = await readRecords(store);
  const releases = manifest?.releases ?? [];
  world.out(json ? `${JSON.stringify(releases)}\n` : releases.map((id) => `${id}\n`).join(''));
  return EXIT.ok;
}

async function runVerify(
  store: Store,
  { json, concurrency }: Options,
  progress: Progress,
  world: World,
): Promise<number> {
  const { manifest, differences } = await verify(store, progress, concurrency);
  const result = { release: manifest.id, differences };
  const text = [...differences, `${differences.length} differences from release ${manifest.id}`];
  world.out(json ? `${JSON.stringify(result)}\n` : `${text.join('\n')}\n`);
  return differences.length > 0 ? EXIT.different : EXIT.ok;
}

function printReport(report: Report, { json }: Options, world: World): void {
  world.out(json ? `${JSON.stringify(report)}\n` : `${describeReport(report)}\n`);
}

/**
 * The time of the store, to a second: all machines that deploy agree on it, whatever their own clocks say. The client
 * learns it from the first response, and again when the clock of this machine jumps.
 */
const clockOfStore = (clock: Clock, client: S3Client): Clock => ({
  ...clock,
  now: () => new Date(clock.now().getTime() + client.config.systemClockOffset),
});

/** The codes with which stores refuse credentials whose time is over. */
const EXPIRED = /^(?:ExpiredToken|TokenRefreshRequired|RequestExpired)/;
const RENEW =
  '. The credentials have expired: get new ones, and run the deploy again; if this one still holds the lock, add --force-unlock.';

/** One line, without what an error object carries along: some hold the access key. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = httpStatusOf(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const name = [error.name, code, status].filter((part) => part !== undefined && part !== 'Error');
  const said = [name.join(' '), error.message].filter(Boolean).join(': ');
  return EXPIRED.test(error.name) ? said.replace(/\.?$/, RENEW) : said;
}
