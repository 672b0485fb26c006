import { fillExample } from '../customer-screens';
import type { Contract, Json, ServiceMethod, ServiceVariant } from '../types';
import { type Finding, finder } from './finding';

/** An amount or a long number that belongs to the example: `149.90`, `601512048319`. */
const TYPED = /\d[\d,]*\.\d{2,}|\d{6,}/;

/** What the drawn screens of a payment show and say agrees with the statuses and the example of the same page. */
export const checkCustomerScreens = (contract: Contract, method: ServiceMethod): Finding[] =>
  Object.entries(method.variants).flatMap(([key, variant]) => {
    const find = finder(`_services/${method.id}.yaml`);
    return faultsOf(contract, variant).map(({ path, message }) =>
      find(['variants', key, 'screens', ...path], message),
    );
  });

type Fault = Pick<Finding, 'path' | 'message'>;

function faultsOf(contract: Contract, variant: ServiceVariant): Fault[] {
  const names = namesOf(variant);
  return (variant.screens ?? []).flatMap((step, index): Fault[] => [
    ...textsIn({ blocks: step.blocks, address: step.address }).flatMap(({ path, text }) =>
      textFaults(text, variant).map((message) => ({ path: [index, ...path], message })),
    ),
    ...[...step.caption.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) =>
      names.has(code)
        ? []
        : [
            {
              path: [index, 'caption'],
              message: `\`${code}\` is in no table or example of this page`,
            },
          ],
    ),
    ...(step.receives ? receiptFaults(contract, variant, step.receives) : []).map((message) => ({
      path: [index, 'receives'],
      message,
    })),
  ]);
}

function textFaults(text: string, { example }: ServiceVariant): string[] {
  const { unknown } = fillExample(text, example);
  const typed = TYPED.exec(text.replace(/\{[^}]*\}/g, ''))?.[0];
  return [
    ...unknown.map((place) => `${place} has no value in the example — correct the path`),
    ...(typed === undefined
      ? []
      : [
          `"${typed}" is typed here — take it from the example: {request.…}, {response.…} or {callback.…}`,
        ]),
  ];
}

/** A state is one of the page's; what a response or the last callback brings is what the example shows. */
function receiptFaults(
  { callbacks }: Contract,
  { statuses, example }: ServiceVariant,
  { by, state }: { readonly by: string; readonly state: string },
): string[] {
  const row = statuses.find((candidate) => candidate.state === state);
  if (!row) return [`"${state}" is not in the table of statuses — correct the state`];
  const shown = (example?.response.data as Record<string, Json> | undefined)?.state;
  if (by === 'response' && shown !== state)
    return [`the response of the example has the state "${String(shown)}", not "${state}"`];
  const event = callbacks?.events.find(({ type }) => type === `transaction.${row.status}`);
  if (by === 'callback' && callbacks && (!event || event.optIn))
    return [`no callback is sent for the status ${row.status} — write by: find`];
  const first = statuses.find(({ status }) => status === row.status);
  if (by === 'callback' && first?.state !== state)
    return [
      `the callback transaction.${row.status} has the state "${first?.state}"; the later state "${state}" sends none — write by: find`,
    ];
  const last = example?.callback.data as Record<string, Json> | undefined;
  return by === 'callback' && last?.status === row.status && last.state !== state
    ? [`the callback of the example has the state "${String(last.state)}", not "${state}"`]
    : [];
}

/** Words in code font that a caption may use: keys and values of the example, states, fields and their paths. */
function namesOf({ example, statuses, fields, nextActions }: ServiceVariant): ReadonlySet<string> {
  const names = new Set([
    ...statuses.flatMap(({ status, state }) => [status, state ?? status]),
    ...fields.map(({ name }) => name),
    ...nextActions,
  ]);
  const walk = (value: Json | undefined, path: string) => {
    if (typeof value === 'string') names.add(value);
    if (value === null || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      names.add(key).add(at);
      walk(inner, at);
    }
  };
  walk(example?.request, '');
  walk(example?.response.data, '');
  walk(example?.callback.data, '');
  return names;
}

/** Every text in a value, with its path. */
function textsIn(value: unknown): { path: (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ path: [], text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner).map(({ path, text }) => ({
      path: [Array.isArray(value) ? Number(key) : key, ...path],
      text,
    })),
  );
}
