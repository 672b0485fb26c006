import { examplesOf } from '../../contract/examples/examples';
import { loadContract } from '../../contract/load';
import type { Json, JsonObject, Operation } from '../../contract/types';
import { type Random, seeded } from '../state/random';
import type { RawRequest } from '../types';
import { isObject } from '../wire/json';
import { publishedCredentials } from '../wire/keys';
import { type Bench, bench, freshKey, signed } from './bench';
import { answerFaults, unnamedError } from './conformance';
import { damaged, fresh, JUNK, mutated, pick, text, written } from './fuzz-mutations';

/** A request whose response broke the contract, or the simulator. */
interface Finding {
  readonly fault: string;
  readonly request: string;
}

export interface FuzzResult {
  readonly requests: number;
  /** Responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

/** A simulator is used for this many requests: enough to meet its own objects again. */
const REQUESTS_A_STATE = 1500;

/** Send `count` random requests made of the documented ones and hold every response against the document. */
export async function fuzz(count: number, seed: number): Promise<FuzzResult> {
  const random = seeded(seed);
  const contract = loadContract();
  const pool = contract.operations.flatMap((operation) => requestsOf(operation));
  const services = contract.services.flatMap(({ variants }) =>
    Object.values(variants).flatMap(({ example }) => (example ? [example.request] : [])),
  );
  const statuses: Record<string, number> = {};
  const findings: Finding[] = [];
  let gateway = bench({ seed });
  for (let sent = 0; sent < count && findings.length < 20; sent += 1) {
    if (sent % REQUESTS_A_STATE === 0) gateway = bench({ seed: seed + sent, sendUpdates: true });
    const draft = pick(random, pool);
    const raw = await requestOf(gateway, random, draft, services);
    const finding = (fault: string) =>
      findings.push({
        fault,
        request: `${raw.method} ${raw.url} ${Buffer.from(raw.body).toString('utf8').slice(0, 600)}`,
      });
    try {
      const answer = await gateway.simulator.handle(raw, gateway.now);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      // A broken path belongs to no operation, so its response is held against the one it was made from.
      for (const fault of answerFaults(contract, draft.operation, answer)) finding(fault);
      const code = unnamedError(contract, draft.operation, answer);
      if (code !== undefined) finding(`${draft.operation.id} does not name error ${code}`);
      if (random.next() < 0.2) gateway.wait(Math.floor(random.next() ** 4 * 100_000));
    } catch (error) {
      finding(error instanceof Error ? `${error.stack}` : String(error));
    }
  }
  return { requests: count, statuses, findings };
}

interface Draft {
  readonly operation: Operation;
  readonly path: string;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
}

const requestsOf = (operation: Operation): Draft[] =>
  examplesOf(loadContract(), operation).map(({ path, query, headers, body }) => ({
    operation,
    path,
    query,
    body,
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
  }));

async function requestOf(
  gateway: Bench,
  random: Random,
  { operation, path, query, headers, body }: Draft,
  services: readonly JsonObject[],
): Promise<RawRequest> {
  const isCreate = operation.id === 'transaction_create' || operation.id === 'transaction_validate';
  const start = isCreate && random.next() < 0.7 ? pick(random, services) : body;
  const known = isObject(start) ? withKnownIds(gateway, random, start) : start;
  const made = known === undefined ? undefined : mutated(random, fresh(random, known, isCreate));
  const pairs = query.map(([name, value]): [string, string] => [
    name,
    random.next() < 0.2 ? written(pick(random, JUNK)) : (knownId(gateway, random, name) ?? value),
  ]);
  const search = pairs.map((pair) => pair.map(safeEncode).join('=')).join('&');
  const content = made === undefined ? undefined : text(random, made);
  const raw = await signed(publishedCredentials(gateway.simulator.world.contract), gateway.now, {
    method: operation.verb,
    url: `${withKnownPath(gateway, random, path)}${search === '' ? '' : `?${search}`}`,
    body: content,
    headers: {
      ...headers,
      ...(random.next() < 0.95 && {
        'idempotency-key': random.next() < 0.9 ? freshKey() : 'same-key-same-key',
      }),
      ...(await bearer(gateway, operation)),
    },
  });
  return random.next() < 0.03 ? damaged(random, raw) : raw;
}

/** Lone surrogates are no URL. */
const safeEncode = (value: string): string =>
  encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?'));

async function bearer(gateway: Bench, operation: Operation): Promise<Record<string, string>> {
  if (!operation.source.security?.some((entry) => 'invoicingBearer' in entry)) return {};
  const { bearers } = gateway.simulator.world.state;
  const live = [...bearers.values()].find(
    ({ expiresAt, revoked, scopes }) => !revoked && expiresAt > gateway.now && scopes.length === 4,
  );
  const scopes = ['pages:read', 'pages:write', 'templates:write', 'transactions:read'];
  const token =
    live?.value ??
    (await gateway.send('POST', '/v1/invoicing/token', { scopes, ttl: 86_400 })).data.access_token;
  return { authorization: `Bearer ${String(token)}` };
}

/** Ids of the example are replaced by such as exist, so that requests get past the first check. */
function knownId(gateway: Bench, random: Random, name: string): string | undefined {
  if (random.next() < 0.15) return undefined;
  const { state } = gateway.simulator.world;
  const lists: Readonly<Record<string, ReadonlyMap<string, unknown>>> = {
    transaction_id: state.transactions,
    external_transaction_id: state.byExternalId,
    report_id: state.reports,
    invoice_id: state.invoices,
    template_id: state.templates,
    token: state.tokens,
    rate_id: state.quotes,
  };
  const ids = [...(lists[name]?.keys() ?? [])].slice(-12);
  return ids.length === 0 ? undefined : pick(random, ids);
}

const withKnownIds = (gateway: Bench, random: Random, body: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      isObject(value)
        ? withKnownIds(gateway, random, value)
        : (knownId(gateway, random, name) ?? value),
    ]),
  );

function withKnownPath(gateway: Bench, random: Random, path: string): string {
  const ids = [...gateway.simulator.world.state.pages.keys()];
  return ids.length === 0 ? path : path.replace(/pg_[0-9A-Z]+/, pick(random, ids));
}
