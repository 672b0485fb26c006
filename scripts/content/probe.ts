import { forEachPooled } from '../cli/pool';

/** What a server says of an address: its status, or why there is none. */
export type Answer =
  | { readonly type: 'status'; readonly status: number }
  | { readonly type: 'failure'; readonly reason: string };

interface ProbeOptions {
  /** Milliseconds until an address counts as not reachable. */
  readonly timeout?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Sites that are asked at the same time; each of them gets one request at a time. */
const HOSTS_AT_ONCE = 4;
const TIMEOUT_MS = 15_000;
/** How often a server may ask to come back, and the longest time that is waited for it. */
const MAX_RETRIES = 2;
const LONGEST_WAIT_MS = 60_000;
/** Statuses with which a server asks to come back later (RFC 9110, RFC 6585). */
const LATER = new Set([429, 503]);

const HEADERS = { 'user-agent': 'docs-link-check/1.0', accept: '*/*' };

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Ask for each address: HEAD, and GET where HEAD is not taken. It never throws.
 * @param note gets each response as soon as it is there
 */
export async function probe(
  urls: readonly string[],
  note: (url: string, answer: Answer) => void,
  { timeout = TIMEOUT_MS, wait = pause }: ProbeOptions = {},
): Promise<void> {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  await forEachPooled([...hosts.values()], HOSTS_AT_ONCE, async (list) => {
    for (const url of list) note(url, await ask(url, timeout, wait));
  });
}

async function ask(
  url: string,
  timeout: number,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Answer> {
  for (let retry = 0; ; retry += 1) {
    try {
      let response = await request(url, 'HEAD', timeout);
      if (!response.ok && !LATER.has(response.status))
        response = await request(url, 'GET', timeout);
      const { status } = response;
      if (!LATER.has(status) || retry === MAX_RETRIES) return { type: 'status', status };
      await wait(waitOf(response.headers.get('retry-after')));
    } catch (error) {
      return { type: 'failure', reason: reasonOf(error) };
    }
  }
}

async function request(url: string, method: string, timeout: number): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: HEADERS,
    redirect: 'follow',
    signal: AbortSignal.timeout(timeout),
  });
  // Nothing of the content is needed.
  await response.body?.cancel();
  return response;
}

/** `Retry-After` in milliseconds: seconds or a date (RFC 9110, section 10.2.3). */
export function waitOf(header: string | null, now = Date.now()): number {
  const given =
    header === null || header.trim() === ''
      ? 1000
      : /^\s*\d+\s*$/.test(header)
        ? Number(header) * 1000
        : Date.parse(header) - now;
  return Number.isNaN(given) ? 1000 : Math.min(Math.max(given, 0), LONGEST_WAIT_MS);
}

/** The code of the system, such as `ENOTFOUND`, or what the error says. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no response in time';
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error instanceof Error ? error.message : String(error);
}
