import type { Contract, Lifecycle, RefundLifecycle, Transition } from '../types';
import { type Finding, finder, repeats } from './finding';

const find = finder('_contract/lifecycle.yaml');
const findState = finder('_contract/state_codes.yaml');

/**
 * Checks that the graph of statuses is complete. It names only existing statuses and events. Every state enters its
 * status over an edge of the graph, and every edge has a state. Every event of a transaction or refund has its edge.
 */
export function checkLifecycle(contract: Contract): Finding[] {
  const { lifecycle } = contract;
  if (!lifecycle) return [];
  return [
    ...repeats(lifecycle.statuses.map(({ code }) => code)).map(({ value, index }) =>
      find(['statuses', index, 'code'], `code ${value} is used twice`),
    ),
    ...lifecycle.transitions.flatMap((transition, index) => [
      ...checkEnds(lifecycle, transition, ['transitions', index]),
      ...checkCallback(contract, transition, index),
    ]),
    ...lifecycle.allowed.flatMap((row, index) => [
      ...missing(lifecycle, row.status, ['allowed', index, 'status']),
      ...Object.keys(row.calls)
        .filter((call) => !lifecycle.calls.includes(call))
        .map((call) => find(['allowed', index, 'calls', call], `"${call}" is not in "calls"`)),
      ...checkAllowedStates(contract, row, index),
    ]),
    ...lifecycle.calls.flatMap((call, index) =>
      contract.operations.some(({ id }) => id === call)
        ? []
        : [find(['calls', index], `openapi.yaml has no operation "${call}"`)],
    ),
    ...checkFinality(lifecycle),
    ...checkStates(contract, lifecycle),
    ...checkWaits(contract, lifecycle),
    ...checkRefunds(contract, lifecycle.refunds),
    ...checkEvents(contract, lifecycle),
    ...checkCalls(contract, lifecycle),
    ...checkStateCancel(contract, lifecycle),
  ];
}

/** A status is final for good exactly if no edge leads out of it. */
const checkFinality = ({ statuses, transitions }: Lifecycle): Finding[] =>
  statuses.flatMap(({ slug, final }, index) => {
    const leads = transitions.some(({ from }) => from.includes(slug));
    const path = ['statuses', index, 'final'];
    if (final === 'yes' && leads)
      return [find(path, `an edge leads out of ${slug} — "fulfilment"`)];
    return final === 'fulfilment' && !leads
      ? [find(path, `no edge leads out of ${slug} — "yes"`)]
      : [];
  });

const missing = (
  { statuses }: Pick<RefundLifecycle, 'statuses'> | Pick<Lifecycle, 'statuses'>,
  slug: string,
  path: Finding['path'],
): Finding[] =>
  statuses.some((status) => status.slug === slug)
    ? []
    : [find(path, `"${slug}" is not one of the statuses above`)];

/** The states by which a call is limited are states of its status. */
const checkAllowedStates = (
  { states }: Contract,
  { status, calls }: Lifecycle['allowed'][number],
  index: number,
): Finding[] =>
  Object.entries(calls).flatMap(([call, allowed]) =>
    (['states', 'exceptStates'] as const).flatMap((key) =>
      (allowed[key] ?? []).flatMap((slug, at) =>
        states?.codes.some((state) => state.slug === slug && state.status === status) === false
          ? [
              find(
                ['allowed', index, 'calls', call, key, at],
                `"${slug}" is not a state of ${status}`,
              ),
            ]
          : [],
      ),
    ),
  );

const checkEnds = (
  lifecycle: Pick<RefundLifecycle, 'statuses'> | Pick<Lifecycle, 'statuses'>,
  { from, to }: Pick<Transition, 'from' | 'to'>,
  path: Finding['path'],
): Finding[] => [
  ...from.flatMap((slug, at) => missing(lifecycle, slug, [...path, 'from', at])),
  ...missing(lifecycle, to, [...path, 'to']),
];

function checkCallback(
  { callbacks }: Contract,
  { to, callback }: Transition,
  index: number,
): Finding[] {
  const path = ['transitions', index, 'callback'];
  if (callback === undefined) return [];
  return [
    ...(callback === `transaction.${to}`
      ? []
      : [find(path, `a change to ${to} sends transaction.${to}`)]),
    ...(callbacks?.events.some(({ type }) => type === callback) === false
      ? [find(path, `"${callback}" is not an event in callbacks.yaml`)]
      : []),
  ];
}

/** `created>pending` of each edge; a birth is `>created`. */
export const edgesIn = (transitions: readonly Pick<Transition, 'from' | 'to'>[]): Set<string> =>
  new Set(
    transitions.flatMap(({ from, to }) =>
      (from.length === 0 ? [''] : from).map((source) => `${source}>${to}`),
    ),
  );

/** Each state names the statuses it is entered from, and those are the edges of the graph: no more, no fewer. */
function checkStates({ states }: Contract, lifecycle: Lifecycle): Finding[] {
  if (!states) return [];
  const edges = edgesIn(lifecycle.transitions);
  const entered = edgesIn(states.codes.map(({ from, status }) => ({ from, to: status })));
  return [
    ...states.codes.flatMap(({ slug, status, from }, index): Finding[] => {
      if (!lifecycle.statuses.some((known) => known.slug === status)) {
        const message = `"${status}" is not a status of lifecycle.yaml`;
        return [findState(['codes', index, 'status'], message)];
      }
      return (from.length === 0 ? [''] : from)
        .filter((source) => source !== status && !edges.has(`${source}>${status}`))
        .map((source) =>
          findState(
            ['codes', index, 'from'],
            `lifecycle.yaml has no edge from ${source || 'nothing'} to ${status}, by which ${slug} is entered`,
          ),
        );
    }),
    ...lifecycle.transitions.flatMap(({ from, to }, index) =>
      (from.length === 0 ? [''] : from)
        .filter((source) => !entered.has(`${source}>${to}`))
        .map((source) =>
          find(
            ['transitions', index],
            `no state of ${to} in state_codes.yaml is entered from ${source || 'nothing'}`,
          ),
        ),
    ),
  ];
}

/** A person who waits has to know how long; a state that waits for the gateway or a bank also names who helps. */
function checkWaits({ states }: Contract, { statuses }: Lifecycle): Finding[] {
  return (states?.codes ?? []).flatMap(({ slug, status, actor, time, escalate }, index) => {
    const path = ['codes', index];
    const isOpen = statuses.find((known) => known.slug === status)?.final === 'no';
    const isOurs = ['gateway', 'provider', 'network'].includes(actor);
    return [
      ...((isOpen || isOurs) && time === undefined
        ? [findState(path, `${slug} waits for ${actor} — add how long, as "time"`)]
        : []),
      ...(isOurs && escalate === undefined
        ? [findState(path, `${slug} waits for ${actor} — add when to ask whom, as "escalate"`)]
        : []),
    ];
  });
}

/** A refund that ends sends an event; one that begins does not. */
function checkRefunds({ callbacks }: Contract, refunds: RefundLifecycle): Finding[] {
  return refunds.transitions.flatMap((transition, index) => {
    const path = ['refunds', 'transitions', index];
    const { to, callback } = transition;
    const isFinal = refunds.statuses.find(({ slug }) => slug === to)?.final ?? false;
    const isKnown = callbacks?.events.some(
      ({ type, area }) => type === callback && area === 'refund',
    );
    return [
      ...checkEnds(refunds, transition, path),
      ...(callback !== undefined && isKnown === false
        ? [
            find(
              [...path, 'callback'],
              `"${callback}" is not an event of refunds in callbacks.yaml`,
            ),
          ]
        : []),
      ...(isFinal && callback === undefined
        ? [find(path, `a refund becomes ${to} without an event — name its callback`)]
        : []),
    ];
  });
}

/** An event about a change of status has an edge that sends it. */
function checkEvents({ callbacks }: Contract, { transitions, refunds }: Lifecycle): Finding[] {
  const sent = new Set([...transitions, ...refunds.transitions].map(({ callback }) => callback));
  const findEvent = finder('_contract/callbacks.yaml');
  return (callbacks?.events ?? []).flatMap(({ type, area, optIn }, index) =>
    (area === 'transaction' || area === 'refund') && !optIn && !sent.has(type)
      ? [findEvent(['events', index, 'type'], `no edge of lifecycle.yaml sends "${type}"`)]
      : [],
  );
}

const CANCELS = ['transaction_cancel', 'p2p_cancel'];
const NO_CANCEL = /\b(?:do not|cannot) cancel\b/i;

/** Whether a text lets a merchant cancel; undefined where it says nothing of it. A name in code is no advice. */
export function letsCancel(action: string): boolean | undefined {
  const words = action.replaceAll(/`[^`]*`/g, '');
  return /\bcancel/.test(words) ? !NO_CANCEL.test(words) : undefined;
}

/** The text of a state lets a merchant cancel only where one of the calls is allowed, and forbids it only elsewhere. */
function checkStateCancel({ states }: Contract, { allowed }: Lifecycle): Finding[] {
  return (states?.codes ?? []).flatMap(({ slug, status, action }, index) => {
    const says = letsCancel(action);
    if (says === undefined) return [];
    const calls = allowed.find((row) => row.status === status)?.calls ?? {};
    const can = CANCELS.some((name) => {
      const call = calls[name];
      return call && (call.states?.includes(slug) ?? !call.exceptStates?.includes(slug));
    });
    if (can === says) return [];
    const fault = can ? 'forbids a cancel that is allowed' : 'allows a cancel that is refused';
    const message = `the action of ${slug} ${fault} — correct it, or "allowed" of lifecycle.yaml`;
    return [findState(['codes', index, 'action'], message)];
  });
}

/** What an operation says it leads to can be reached from a status in which it is allowed. */
function checkCalls({ operations }: Contract, lifecycle: Lifecycle): Finding[] {
  const edges = edgesIn(lifecycle.transitions);
  const findOperation = finder('_contract/openapi.yaml');
  return operations
    .filter(({ id }) => lifecycle.calls.includes(id))
    .flatMap(({ id, path, verb, source }) => {
      const starts = lifecycle.allowed
        .filter(({ calls }) => calls[id] !== undefined)
        .map(({ status }) => status);
      const reached = reachable(edges, starts);
      return (source['x-events'] ?? []).flatMap((type, index): Finding[] => {
        const to = lifecycle.statuses.find(({ slug }) => type === `transaction.${slug}`)?.slug;
        if (to === undefined || reached.has(to)) return [];
        const message = `${id} is allowed in ${starts.join(', ')}, from which lifecycle.yaml has no way to ${to}`;
        return [findOperation(['paths', path, verb.toLowerCase(), 'x-events', index], message)];
      });
    });
}

/** Statuses that some edges lead to, from the given ones on. */
function reachable(edges: ReadonlySet<string>, starts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const queue = [...starts];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const edge of edges) {
      const [from = '', to = ''] = edge.split('>');
      if (from === next && !found.has(to)) {
        found.add(to);
        queue.push(to);
      }
    }
  }
  return found;
}
