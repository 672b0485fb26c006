import { parseArgs } from 'node:util';
import type { Packing } from '../../lib/docs/publish/objects';
import { DeployError, EXIT } from './exit-codes';
import type { Target } from './store';

export const HELP = `Usage: npm run deploy -- s3://bucket[/prefix] [options]

Publishes out/ to object storage. Credentials: the AWS SDK's default chain.

  --dir <folder>          the build (out)
  --endpoint <url>        a store that speaks S3 but is not Amazon's
  --region <name>
  --origin website|rest   website: old and misspelled addresses return a 301 (default);
                          rest: for CDNs that read the bucket's REST endpoint, and for stores without redirects
  --packing gzip|br|none  how bodies for browsers are stored (gzip); none when a CDN compresses
  --dry-run               says what would happen, writes nothing
  --force                 writes every object again
  --overwrite             replaces objects under the site's names that no deploy has written
  --invalidate <command>  runs after publishing; {paths} becomes the changed paths, which also come on its input
  --max-deletes <n>       refuses to delete more objects than this (256)
  --keep <n>              releases that can be brought back (10)
  --keep-days <n>         days for which old hashed assets stay (30)
  --concurrency <n>       requests at the same time (16)
  --force-unlock          takes the lock from another deploy
  --json                  prints the report as JSON

  --releases              lists the releases that can be brought back
  --rollback [id]         brings back a release, or the one before; needs no build
  --verify                reads everything back and compares; writes nothing

Exit codes: 0 done, 1 usage, 2 refused, 3 store failed, 4 locked, 5 differences found,
6 published but not invalidated, 130 interrupted.`;

const ACTIONS = ['deploy', 'rollback', 'verify', 'releases', 'help'] as const;

export interface Options {
  readonly action: (typeof ACTIONS)[number];
  readonly target: Target;
  /** Release to bring back; absent for the one before. */
  readonly release: string | undefined;
  readonly dir: string;
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  readonly origin: 'website' | 'rest';
  readonly packing: Packing;
  readonly invalidate: string | undefined;
  readonly dryRun: boolean;
  readonly force: boolean;
  readonly overwrite: boolean;
  readonly forceUnlock: boolean;
  readonly json: boolean;
  readonly concurrency: number;
  readonly keep: number;
  readonly keepDays: number;
  readonly maxDeletes: number;
}

/** @throws DeployError `usage` with what is wrong. */
export function parseOptions(argv: readonly string[]): Options {
  const { values, positionals } = parse(argv);
  const flags = ['rollback', 'verify', 'releases', 'help'] as const;
  const actions = flags.filter((flag) => values[flag]);
  if (actions.length > 1) throw usage(`--${actions.join(' and --')} exclude each other`);
  const action = actions[0] ?? 'deploy';
  const [address, release, ...rest] = positionals;
  const isExtra = rest.length > 0 || (release !== undefined && action !== 'rollback');
  if (isExtra) throw usage(`"${rest[0] ?? release}" is one argument too many`);
  if (release !== undefined && !/^[\w-]+$/.test(release))
    throw usage(`"${release}" is not a release`);
  return {
    action,
    target: action === 'help' ? { bucket: '', prefix: '' } : targetOf(address),
    release,
    dir: values.dir,
    endpoint: addressOf(values.endpoint),
    region: values.region,
    origin: oneOf('origin', values.origin, ['website', 'rest'] as const),
    packing: oneOf('packing', values.packing, ['gzip', 'br', 'none'] as const),
    invalidate: values.invalidate,
    dryRun: values['dry-run'],
    force: values.force,
    overwrite: values.overwrite,
    forceUnlock: values['force-unlock'],
    json: values.json,
    concurrency: count('concurrency', values.concurrency, 1),
    keep: count('keep', values.keep, 1),
    keepDays: count('keep-days', values['keep-days'], 0),
    maxDeletes: count('max-deletes', values['max-deletes'], 0),
  };
}

function parse(argv: readonly string[]) {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        dir: { ...text, default: 'out' },
        endpoint: text,
        region: text,
        origin: { ...text, default: 'website' },
        packing: { ...text, default: 'gzip' },
        invalidate: text,
        'dry-run': flag,
        force: flag,
        overwrite: flag,
        'force-unlock': flag,
        json: flag,
        concurrency: { ...text, default: '16' },
        keep: { ...text, default: '10' },
        'keep-days': { ...text, default: '30' },
        'max-deletes': { ...text, default: '256' },
        rollback: flag,
        verify: flag,
        releases: flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    // The first sentence names the argument; the others explain how to pass it as a positional one.
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split(
      /(?<=\.)\s/,
    );
    throw usage(sentence);
  }
}

/** `s3://bucket/docs/` → bucket `bucket`, prefix `docs/`. */
function targetOf(address: string | undefined): Target {
  const match = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/(.*))?$/.exec(address ?? '');
  if (!match) {
    const what = address === undefined ? 'no bucket is named' : `"${address}" is not an address`;
    throw usage(`${what} — write s3://bucket or s3://bucket/prefix`);
  }
  const folders = (match[2] ?? '').split('/').filter(Boolean);
  if (folders.some((name) => /^\.\.?$/.test(name))) throw usage('a prefix has no "." or ".."');
  return { bucket: match[1] ?? '', prefix: folders.map((name) => `${name}/`).join('') };
}

/** The origin of another store. @throws DeployError `usage` when it is no address. */
function addressOf(endpoint: string | undefined): string | undefined {
  if (endpoint === undefined || /^https?:\/\/./.test(endpoint)) return endpoint;
  throw usage(`--endpoint is an address like https://s3.example.com, not "${endpoint}"`);
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (!found) throw usage(`--${name} is one of ${allowed.join(', ')}, not "${value}"`);
  return found;
}

function count(name: string, value: string, least: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number >= least) return number;
  throw usage(`--${name} is a whole number from ${least} on, not "${value}"`);
}

const usage = (message: string) =>
  new DeployError(EXIT.usage, `${message}\nSee npm run deploy -- --help`);
