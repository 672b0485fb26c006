import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { GENERATED_DIR } from '../../lib/base/source/files';
import type { Problem } from '../../lib/base/source/problems';
import { CommandError } from '../cli/run-command';
import type { ExternalLink } from './external-links';
import { type Answer, probe } from './probe';

const CACHE = path.join(GENERATED_DIR, 'external-links.json');
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** When each address was last found to be good, in milliseconds since 1970. */
const cacheSchema = z.record(z.string(), z.number());

/** Without a connection, every request ends with one of these. */
const NO_NETWORK = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ECONNREFUSED',
]);
/** Statuses of servers that refuse programs: they say nothing of the page. */
const REFUSALS = new Set([401, 403, 407, 429, 451, 999]);

interface Settings {
  readonly cache?: string;
  readonly now?: number;
  readonly ask?: typeof probe;
}

/** What became of the links. */
export interface ExternalCheck {
  readonly problems: readonly Problem[];
  /** Addresses that were asked now, that are known from an earlier run, and whose servers refuse programs. */
  readonly asked: number;
  readonly known: number;
  readonly refused: number;
}

/**
 * Which links to other sites are broken. An address that was good is not asked again for a week.
 * @throws CommandError when this machine has no connection
 */
export async function checkExternal(
  links: readonly ExternalLink[],
  { cache = CACHE, now = Date.now(), ask = probe }: Settings = {},
): Promise<ExternalCheck> {
  const good = new Map(Object.entries(readCache(cache)).filter(([, at]) => now - at < WEEK_MS));
  const all = [...new Set(links.map(({ url }) => url))];
  const open = all.filter((url) => !good.has(url));
  const answers = new Map<string, Answer>();
  await ask(open, (url, answer) => answers.set(url, answer));
  const said = [...answers.values()];
  if (said.length > 0 && said.every(isWithoutNetwork))
    throw new CommandError(
      'No external link could be checked: no server could be reached — connect to the internet and try again.',
    );
  for (const [url, answer] of answers) if (faultOf(answer) === undefined) good.set(url, now);
  writeCache(cache, Object.fromEntries([...good].filter(([url]) => all.includes(url))));
  const problems = links.flatMap(({ url, ...place }): Problem[] => {
    const answer = answers.get(url);
    const fault = answer && faultOf(answer);
    if (fault === undefined) return [];
    return [{ ...place, level: 'warning', message: `"${url}" ${fault}` }];
  });
  const refused = said.filter(
    (answer) => answer.type === 'status' && REFUSALS.has(answer.status),
  ).length;
  return { problems, asked: open.length, known: all.length - open.length, refused };
}

const isWithoutNetwork = (answer: Answer): boolean =>
  answer.type === 'failure' && NO_NETWORK.has(answer.reason);

/** Undefined for a page that is there, or that its server hides from programs. */
function faultOf(answer: Answer): string | undefined {
  if (answer.type === 'failure')
    return `cannot be reached (${answer.reason}) — open it in a browser, then correct or remove the link`;
  const { status } = answer;
  if (status < 400 || REFUSALS.has(status)) return undefined;
  return status >= 500
    ? `responds with ${status} — its server has a fault; check again later`
    : `responds with ${status} — correct or remove the link`;
}

function readCache(file: string): Readonly<Record<string, number>> {
  if (!existsSync(file)) return {};
  try {
    return cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // A file that was cut off: all addresses are asked again.
    return {};
  }
}

function writeCache(file: string, good: Readonly<Record<string, number>>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(good));
}
