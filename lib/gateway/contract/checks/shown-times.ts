import type { ShownObject } from '../examples/shown';
import type { Json } from '../types';
import type { ShownFault } from './shown';
import { identityOf, isSnapshot } from './shown-ids';

/** Pairs of fields in the order of time. */
const ORDER = [
  ['created_at', 'updated_at'],
  ['created_at', 'finalized_at'],
  ['finalized_at', 'updated_at'],
  ['created_at', 'expires_at'],
  ['created_at', 'finished_at'],
  ['finished_at', 'expires_at'],
  ['created_at', 'fixed_until'],
  ['date_from', 'date_to'],
] as const;

/** Times rise: inside an object, from version to version of one object, and with the callback that reports it. */
export const timeFaults = (objects: readonly ShownObject[]): ShownFault[] => [
  ...objects.flatMap(orderFaults),
  ...objects.flatMap(callbackFaults),
  ...versionFaults(objects),
  ...objects.flatMap(countFaults),
  ...eventFaults(objects),
];

const timeOf = (value: Json | undefined): number | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
};

const orderFaults = (shown: ShownObject): ShownFault[] => {
  const { object } = shown;
  const pairs = ORDER.flatMap(([before, after]): ShownFault[] => {
    const [first, second] = [timeOf(object[before]), timeOf(object[after])];
    return first === undefined || second === undefined || first <= second
      ? []
      : [{ shown, field: after, message: `${after} is before ${before}` }];
  });
  const { is_final, finalized_at, status } = object;
  const isOpen = is_final === false && typeof finalized_at === 'string';
  const isUndated = is_final === true && finalized_at === null;
  return [
    ...pairs,
    ...(isOpen || isUndated
      ? [{ shown, field: 'finalized_at', message: `${status} does not fit ${finalized_at}` }]
      : []),
  ];
};

/** An invoice counts a version for each of its events. */
const countFaults = (shown: ShownObject): ShownFault[] => {
  const { invoice_id, events, version } = shown.object;
  return invoice_id === undefined || !Array.isArray(events) || events.length === version
    ? []
    : [{ shown, field: 'version', message: `${version} is not the number of its events` }];
};

/** A callback is dated by the change that it reports. */
function callbackFaults(shown: ShownObject): ShownFault[] {
  const { type, timestamp, data } = shown.object;
  if (typeof type !== 'string' || shown.path.length > 0) return [];
  const object = data !== null && typeof data === 'object' ? Object(data) : {};
  const changed = timeOf(object.updated_at) ?? timeOf(object.created_at);
  const sent = timeOf(timestamp);
  const isDated = object.updated_at !== undefined;
  if (changed === undefined || sent === undefined) return [];
  return sent < changed || (isDated && sent !== changed)
    ? [{ shown, field: 'timestamp', message: `${timestamp} is not the time of the change` }]
    : [];
}

interface Version {
  readonly shown: ShownObject;
  readonly version: number;
  readonly time: number | undefined;
  readonly state: string;
}

/** One version of an object is one state at one time, and a greater version is not earlier. */
function versionFaults(objects: readonly ShownObject[]): ShownFault[] {
  const histories = new Map<string, Version[]>();
  for (const shown of objects.filter(isSnapshot)) {
    const { version, status, state, updated_at } = shown.object;
    const id = identityOf(shown);
    if (id === undefined || typeof version !== 'number') continue;
    const own = { shown, version, time: timeOf(updated_at), state: `${state ?? status}` };
    histories.set(id, [...(histories.get(id) ?? []), own]);
  }
  return [...histories].flatMap(([id, history]) => {
    const sorted = history.toSorted((a, b) => a.version - b.version);
    return sorted.slice(1).flatMap((after, index): ShownFault[] => {
      const before = sorted[index];
      if (!before) return [];
      const isSame = before.version === after.version;
      const differs = isSame && before.state !== after.state;
      const [first, second] = [before.time, after.time];
      const known = first !== undefined && second !== undefined;
      const isEarlier = known && (isSame ? first !== second : first > second);
      return differs || isEarlier
        ? [
            {
              shown: after.shown,
              field: 'version',
              message: `version ${after.version} of ${id} does not fit version ${before.version} (${before.state}) in ${before.shown.example.name}`,
            },
          ]
        : [];
    });
  });
}

/** The list of events of an object only grows. */
function eventFaults(objects: readonly ShownObject[]): ShownFault[] {
  const lists = new Map<string, { shown: ShownObject; events: readonly Json[] }[]>();
  for (const shown of objects) {
    const events = shown.object.events ?? shown.object.cancellations;
    const id = identityOf(shown);
    if (id === undefined || !Array.isArray(events)) continue;
    lists.set(id, [...(lists.get(id) ?? []), { shown, events }]);
  }
  return [...lists].flatMap(([id, list]) => {
    const sorted = list.toSorted(
      (a, b) => (timeOf(a.shown.object.updated_at) ?? 0) - (timeOf(b.shown.object.updated_at) ?? 0),
    );
    return sorted.slice(1).flatMap(({ shown, events }, index): ShownFault[] => {
      const before = sorted[index]?.events ?? [];
      const kept = JSON.stringify(events.slice(0, before.length)) === JSON.stringify(before);
      return kept
        ? []
        : [{ shown, field: 'updated_at', message: `${id} has lost what happened to it before` }];
    });
  });
}
