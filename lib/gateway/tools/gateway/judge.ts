import { durationOf } from '../../contract/limits';
import { signCallback } from '../../signing';
import { publishedCallbackSecret } from '../../simulator/wire/keys';
import type { contractOf } from './data';
import { openGateway, take } from './gateway';
import type { Arrival } from './receiver';
import type { Scenario } from './scenario';

/** What an endpoint responded. */
export interface Replied {
  /** Null for no response. */
  readonly status: number | null;
  readonly ms: number;
}

/** Sends a callback to the endpoint that is judged. */
export type SendCallback = (
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<Replied>;

/** Something that the endpoint does right or wrong. */
export interface Finding {
  readonly isRight: boolean;
  readonly what: string;
  /** What to change; for a right endpoint what only its own data can show. */
  readonly remedy?: string;
}

/**
 * Play a scenario against a real endpoint, and judge it. The callbacks are those of the story, each signed for the
 * moment it is sent.
 * @param now Unix seconds
 */
export async function judgeEndpoint(
  parts: ReturnType<typeof contractOf>,
  scenario: Scenario,
  send: SendCallback,
  now: () => number,
): Promise<Finding[]> {
  const { contract } = parts;
  const secret = publishedCallbackSecret(contract);
  const story = (await arrivalsOf(parts, scenario)).filter(({ arrival }) => arrival !== 'lost');
  const [first] = story;
  if (!first)
    return [
      { isRight: false, what: 'The scenario sends no callback.', remedy: 'Add steps that pay.' },
    ];
  const deliver = async ({ eventId: id, body }: Arrival, sent = body, at = now()) => {
    const headers = await signCallback({ id, timestamp: at, body }, [secret]);
    return send({ 'content-type': 'application/json; charset=utf-8', ...headers }, sent);
  };
  const tolerance = durationOf(contract, 'callback_clock') / 1000;
  // What must be refused comes first, with events that the endpoint has not seen yet.
  const changed = await deliver(first, first.body.replace('{', '{ '));
  const old = await deliver(first, first.body, now() - tolerance - 60);
  const unsigned = await send({ 'content-type': 'application/json; charset=utf-8' }, first.body);
  const inOrder: Replied[] = [];
  for (const arrival of story) inOrder.push(await deliver(arrival));
  const again = await deliver(first);
  const backwards: Replied[] = [];
  for (const arrival of await reversed(parts, scenario)) backwards.push(await deliver(arrival));
  const slowest = Math.max(...[...inOrder, again, ...backwards].map(({ ms }) => ms));
  const limit = durationOf(contract, 'callback_total');
  const total = inOrder.length;
  const taken = inOrder.filter(isTaken).length;
  return [
    {
      isRight: taken === total,
      what: `${taken} of ${total} callbacks of the story were accepted.`,
      ...(taken < total && { remedy: 'Return 200 for every callback whose signature is right.' }),
    },
    refusal('A callback with a changed body', changed, 'Verify the signature over the raw body.'),
    refusal('A callback without a signature', unsigned, 'Refuse a callback that lacks a header.'),
    refusal(
      `A callback that was signed ${tolerance + 60} seconds ago`,
      old,
      `Refuse a time that is more than ${tolerance} seconds away.`,
    ),
    {
      isRight: isTaken(again),
      what: `The first callback came twice; the second time the endpoint returned ${shown(again)}.`,
      remedy: isTaken(again)
        ? 'Check in your data that the order was fulfilled once.'
        : 'Return 200 for an event that you have seen, and do nothing.',
    },
    {
      isRight: backwards.every(isTaken),
      what: `${backwards.filter(isTaken).length} of ${backwards.length} callbacks in the reverse order were accepted.`,
      remedy: backwards.every(isTaken)
        ? 'Check in your data that the newest version stayed.'
        : 'Compare version, keep the newer one, and return 200 for the older one.',
    },
    {
      isRight: slowest <= limit,
      what: `The slowest response took ${Math.round(slowest)} ms.`,
      ...(slowest > limit && {
        remedy: `The gateway waits ${limit} ms. Store the event, return 200, and do the work afterward.`,
      }),
    },
  ];
}

const isTaken = ({ status }: Replied): boolean => status !== null && status >= 200 && status < 300;

const shown = ({ status }: Replied): string => (status === null ? 'no response' : `${status}`);

const refusal = (what: string, replied: Replied, remedy: string): Finding => ({
  isRight: !isTaken(replied),
  what: `${what} got ${shown(replied)}.`,
  ...(isTaken(replied) && { remedy }),
});

async function arrivalsOf(
  parts: ReturnType<typeof contractOf>,
  scenario: Scenario,
  seed = 1,
): Promise<readonly Arrival[]> {
  const gateway = openGateway(parts, { ...scenario, steps: [] }, seed);
  for (const step of scenario.steps) await take(gateway, step);
  return gateway.receiver.arrivals;
}

/** The same story about another payment, from its end: each event once. */
async function reversed(
  parts: ReturnType<typeof contractOf>,
  scenario: Scenario,
): Promise<Arrival[]> {
  const { body } = scenario.request;
  const id = body?.external_transaction_id;
  const other =
    typeof id === 'string'
      ? { ...body, external_transaction_id: `${id.slice(0, 50)}-reversed` }
      : body;
  const request = { ...scenario.request, ...(other && { body: other }) };
  const arrivals = await arrivalsOf(parts, { ...scenario, request }, 2);
  return [...new Map(arrivals.map((each) => [each.eventId, each])).values()].reverse();
}
