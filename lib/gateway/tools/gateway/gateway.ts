import { canonicalQuery } from '../../contract/examples/canonical-query';
import { bodyText } from '../../contract/examples/languages/call';
import type { Json, JsonObject, Operation } from '../../contract/types';
import { signRequest } from '../../signing';
import { toBytes } from '../../signing/bytes';
import { type Simulator, simulatorOver } from '../../simulator/core';
import { nextJobAt } from '../../simulator/state/jobs';
import type { Transaction } from '../../simulator/state/state';
import { bearerScopes } from '../../simulator/wire/auth';
import { nextDeliveryAt } from '../../simulator/wire/deliver';
import { isObject, text } from '../../simulator/wire/json';
import { publishedCredentials } from '../../simulator/wire/keys';
import type { SentRequest } from '../request/page';
import { callOfRequest } from '../request/texts';
import { STORY_TIME } from '../story-time';
import { actOn, browse } from './acts';
import type { contractOf } from './data';
import { deliverDue, letGo, newReceiver, type Receiver } from './receiver';
import { type ReportRow, reportOf } from './report-row';
import type { Scenario, Step } from './scenario';
import { callOfAct, type YourCall } from './your-acts';

/** A call and its response. */
export interface Exchange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly target: string;
  readonly status: number;
  readonly body: Json | null;
}

/** A gateway of its own, with the endpoint of the reader. It has no clock: time moves when a step says so. */
export interface Gateway {
  readonly simulator: Simulator;
  readonly receiver: Receiver;
  readonly scenario: Scenario;
  readonly exchanges: Exchange[];
  /** The steps that were taken. */
  readonly steps: Step[];
  /** The payment that the story is about; the newest one. */
  transactionId: string | undefined;
  invoiceId: string | undefined;
  report: readonly ReportRow[] | undefined;
  /** Why the last step could not be taken. */
  refusal: string | undefined;
}

/**
 * A new gateway for a scenario, before its first step.
 * @param seed another one gives other ids
 */
export function openGateway(
  parts: ReturnType<typeof contractOf>,
  scenario: Scenario,
  seed = 1,
): Gateway {
  const simulator = simulatorOver({ ...parts, now: STORY_TIME, seed });
  return {
    ...{ simulator, scenario, receiver: newReceiver(), exchanges: [], steps: [] },
    ...{ transactionId: undefined, invoiceId: undefined, report: undefined, refusal: undefined },
  };
}

/** Take a step. What cannot be done is said in `refusal`, and is no step of the story. */
export async function take(gateway: Gateway, step: Step): Promise<void> {
  gateway.refusal = undefined;
  if (step.do === 'send') await send(gateway, gateway.scenario.operation, gateway.scenario.request);
  else if (step.do === 'callbacks') gateway.receiver.mode = step.mode;
  else if (step.do === 'wait') await forward(gateway, step.seconds);
  else await act(gateway, step.act, step.value ?? '');
  await settle(gateway);
  if (gateway.refusal === undefined) gateway.steps.push(step);
}

/** Everything that is due by now, callbacks included. */
async function settle({ simulator, receiver }: Gateway): Promise<void> {
  simulator.advance(simulator.world.now);
  await deliverDue(simulator.world, receiver);
}

/** The clock moves event by event, so that each callback is signed for its own time. */
async function forward(gateway: Gateway, seconds: number): Promise<void> {
  const { simulator, receiver } = gateway;
  const { world } = simulator;
  const until = world.now + seconds * 1000;
  for (
    let next = nextEventAt(gateway);
    next !== undefined && next <= until;
    next = nextEventAt(gateway)
  ) {
    simulator.advance(next);
    await deliverDue(world, receiver);
  }
  simulator.advance(until);
  await letGo(world, receiver);
}

/** When something happens by itself, in ms; undefined when nothing will. */
export function nextEventAt({
  simulator: { world },
  receiver: { held },
}: Gateway): number | undefined {
  const deliveries = held
    ? world.state.deliveries.flatMap((each) => (each === held ? [] : (each.nextAt ?? [])))
    : [nextDeliveryAt(world) ?? []].flat();
  const next = Math.min(nextJobAt(world) ?? Infinity, ...deliveries);
  return next === Infinity ? undefined : next;
}

export const transactionOf = ({ simulator, transactionId }: Gateway): Transaction | undefined =>
  simulator.world.state.transactions.get(transactionId ?? '');

async function act(gateway: Gateway, id: string, value: string): Promise<void> {
  const { world } = gateway.simulator;
  if (id === 'pay_invoice') {
    const slug = text(world.state.invoices.get(gateway.invoiceId ?? ''), '_slug');
    gateway.refusal = await browse(world, 'POST', `/i/${slug}`);
    gateway.transactionId = [...world.state.transactions.keys()].at(-1);
    return;
  }
  const tx = transactionOf(gateway);
  if (!tx) {
    gateway.refusal = 'There is no payment yet. Send the request first.';
    return;
  }
  if (id === 'report') {
    gateway.report = await reportOf(gateway, tx, async (call) => callApi(gateway, call), forward);
    return;
  }
  const call = callOfAct(tx, id, value, gateway.exchanges.length);
  if (call) await callApi(gateway, call);
  else gateway.refusal = await actOn(world, tx, id, value);
}

const callApi = (gateway: Gateway, { operation, query = {}, body }: YourCall) =>
  send(gateway, operation, {
    path: {},
    query,
    headers: keyOf(gateway, operation),
    body,
  });

/** The key of a call that moves money; each call has its own. */
function keyOf({ simulator, exchanges }: Gateway, id: string): Record<string, string> {
  const operation = simulator.world.contract.operations.find((each) => each.id === id);
  const { kind, key = 'Idempotency-Key' } = operation?.idempotency ?? {};
  return kind === 'header-required'
    ? { [key]: `story-${`${exchanges.length}`.padStart(16, '0')}` }
    : {};
}

/** Send a request to the gateway as the clients do, and remember what it was about. */
async function send(gateway: Gateway, id: string, sent: SentRequest): Promise<Json | null> {
  const { simulator, exchanges } = gateway;
  const { world } = simulator;
  const operation = world.contract.operations.find((each) => each.id === id);
  if (!operation) throw new Error(`The contract has no operation "${id}".`);
  const call = callOfRequest('', operation, sent, { hasData: true });
  const body = bodyText(call);
  const target = `${call.path}${call.query.length > 0 ? `?${canonicalQuery(call.query)}` : ''}`;
  const answer = await simulator.handle(
    {
      method: call.method,
      url: target,
      headers: {
        ...(await proof(gateway, operation, call, body)),
        ...Object.fromEntries(
          Object.entries(sent.headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
        ...(body !== '' && { 'content-type': 'application/json' }),
      },
      body: toBytes(body),
      ip: '198.51.100.1',
    },
    world.now,
  );
  const { status, body: answered = null, file } = answer;
  const shown = file ? new TextDecoder().decode(file.bytes) : answered;
  exchanges.push({ at: world.now, method: call.method, target, status, body: shown });
  const data: JsonObject = isObject(shown) && isObject(shown.data) ? shown.data : {};
  const known = world.state.transactions.get(text(data, 'transaction_id') ?? '');
  if (known) gateway.transactionId = known.id;
  if (world.state.invoices.has(text(data, 'invoice_id') ?? ''))
    gateway.invoiceId = text(data, 'invoice_id');
  return shown;
}

async function proof(
  gateway: Gateway,
  operation: Operation,
  { method, path, query }: Pick<ReturnType<typeof callOfRequest>, 'method' | 'path' | 'query'>,
  body: string,
): Promise<Record<string, string>> {
  const { world } = gateway.simulator;
  const scopes = bearerScopes(operation);
  if (scopes) {
    const value = `ivt_${gateway.exchanges.length}`;
    const expiresAt = world.now + 3_600_000;
    const token = { id: value, value, scopes, origin: null, expiresAt, revoked: false };
    world.state.bearers.set(value, token);
    return { authorization: `Bearer ${value}` };
  }
  const moment = {
    timestamp: Math.floor(world.now / 1000),
    nonce: `story${`${gateway.exchanges.length}`.padStart(27, '0')}`,
  };
  const request = { method, path, query, body };
  const { headers } = await signRequest(request, publishedCredentials(world.contract), moment);
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
