import { preload } from 'react-dom';

const BASE_PATH = process.env.BASE_PATH ?? '';

/** As long as the framework keeps what it has loaded ahead of a static page. */
const KEEP_MS = 300_000;
/** Payloads are up to 500 kB; a reader who moves over a long list of links follows one of the last. */
const KEEP_AT_MOST = 20;

/** The address of a component's own sheet, as a payload names it (`components/base/sheet`). */
const SHEET = /"([^"\s]*\/boot\/[\w-]+\.[\da-f]{12}\.css)"/g;

interface Ahead {
  /** With its whole body; a payload that breaks off is none. */
  readonly response: Promise<Response>;
  readonly since: number;
}

/** By address: `/docs/faq.txt`. */
const ahead = new Map<string, Ahead>();

/** `/faq` → `/docs/faq.txt`. */
const addressOf = (route: string): string => `${BASE_PATH}${route === '/' ? '/index' : route}.txt`;

function find(address: string): Ahead | undefined {
  const kept = ahead.get(address);
  return kept && Date.now() - kept.since < KEEP_MS ? kept : undefined;
}

/** Whether a page has been loaded ahead, and not been followed since. */
export const isAhead = (route: string): boolean => find(addressOf(route)) !== undefined;

/** Load the payload of a page with its sheets before its link is followed. In the preview there are no files of payloads. */
export function loadAhead(route: string): void {
  if (process.env.NODE_ENV === 'development') return;
  const address = addressOf(route);
  const response = fetch(address, { priority: 'low' }).then(async (answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    const payload = await answer.clone().text();
    // React shows the page when its sheets are there; a sheet that is there already is not fetched again.
    for (const [, sheet = ''] of payload.matchAll(SHEET)) preload(sheet, { as: 'style' });
    return answer;
  });
  const entry = { response, since: Date.now() };
  ahead.delete(address);
  ahead.set(address, entry);
  const [oldest] = ahead.keys();
  if (ahead.size > KEEP_AT_MOST && oldest !== undefined) ahead.delete(oldest);
  response.catch(() => {
    if (ahead.get(address) === entry) ahead.delete(address);
  });
}

/**
 * Give the framework what was loaded ahead. Its own way takes three requests a link, for files that say the same as the
 * payload once more. It adds a query that depends on the page one comes from, so that no cache knows the address again;
 * on a static host that query selects nothing.
 */
export function givePayloads(): void {
  const request = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const isPayload =
      input instanceof URL && input.pathname.endsWith('.txt') && input.searchParams.has('_rsc');
    if (!isPayload) return request(input, init);
    const address = input.pathname;
    const kept = find(address);
    // Once: who tries again wants to know what the host says now.
    ahead.delete(address);
    return kept ? kept.response.catch(() => request(address, init)) : request(address, init);
  };
}
