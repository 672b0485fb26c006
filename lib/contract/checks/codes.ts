import type { CodeGroup, Contract } from '../types';
import { type Finding, finder, repeats } from './finding';

interface Coded {
  readonly code: number;
  readonly slug: string;
}

/** The three code tables and the lifecycle agree with themselves and with each other. */
export function checkCodes(contract: Contract): Finding[] {
  const { errors, failures, states, lifecycle } = contract;
  return [
    ...(errors ? checkTable('_contract/errors.yaml', errors.codes, errors.groups) : []),
    ...(failures
      ? checkTable('_contract/failure_reasons.yaml', failures.codes, failures.groups)
      : []),
    ...(states ? checkTable('_contract/state_codes.yaml', states.codes) : []),
    ...(lifecycle ? checkLifecycle(contract) : []),
    ...checkStateStatuses(contract),
  ];
}

function checkTable(
  file: string,
  codes: readonly Coded[],
  groups?: readonly CodeGroup[],
): Finding[] {
  const find = finder(file);
  const order = codes.flatMap(({ code }, index) =>
    index > 0 && code < (codes[index - 1]?.code ?? 0)
      ? [
          find(
            ['codes', index, 'code'],
            `${code} stands after a greater code — keep the table sorted`,
          ),
        ]
      : [],
  );
  return [
    ...order,
    ...repeats(codes.map(({ code }) => code)).map(({ value, index }) =>
      find(['codes', index, 'code'], `code ${value} is used twice`),
    ),
    ...repeats(codes.map(({ slug }) => slug)).map(({ value, index }) =>
      find(['codes', index, 'slug'], `slug "${value}" is used twice`),
    ),
    ...codes.flatMap(({ code }, index) =>
      groups && !groups.some((group) => code >= group.from && code <= group.to)
        ? [
            find(
              ['codes', index, 'code'],
              `code ${code} is in no group — add a group or correct it`,
            ),
          ]
        : [],
    ),
  ];
}

function checkStateStatuses({ states, lifecycle }: Contract): Finding[] {
  const find = finder('_contract/state_codes.yaml');
  if (!states || !lifecycle) return [];
  return states.codes.flatMap(({ status }, index) =>
    lifecycle.statuses.some(({ slug }) => slug === status)
      ? []
      : [find(['codes', index, 'status'], `"${status}" is not a status of lifecycle.yaml`)],
  );
}

function checkLifecycle({ lifecycle, callbacks }: Contract): Finding[] {
  const find = finder('_contract/lifecycle.yaml');
  if (!lifecycle) return [];
  const slugs = new Set(lifecycle.statuses.map(({ slug }) => slug));
  const status = (slug: string, path: Finding['path']): Finding[] =>
    slugs.has(slug) ? [] : [find(path, `"${slug}" is not one of the statuses above`)];
  return [
    ...repeats(lifecycle.statuses.map(({ code }) => code)).map(({ value, index }) =>
      find(['statuses', index, 'code'], `code ${value} is used twice`),
    ),
    ...lifecycle.transitions.flatMap(({ from, to, callback }, index) => [
      ...from.flatMap((slug, at) => status(slug, ['transitions', index, 'from', at])),
      ...status(to, ['transitions', index, 'to']),
      ...(callback !== undefined && callback !== `transaction.${to}`
        ? [find(['transitions', index, 'callback'], `a change to ${to} sends transaction.${to}`)]
        : []),
      ...(callback !== undefined &&
      callbacks &&
      !callbacks.events.some(({ type }) => type === callback)
        ? [
            find(
              ['transitions', index, 'callback'],
              `"${callback}" is not an event in callbacks.yaml`,
            ),
          ]
        : []),
    ]),
    ...lifecycle.allowed.flatMap((row, index) => [
      ...status(row.status, ['allowed', index, 'status']),
      ...Object.keys(row.calls)
        .filter((call) => !lifecycle.calls.includes(call))
        .map((call) => find(['allowed', index, 'calls', call], `"${call}" is not in "calls"`)),
    ]),
  ];
}
