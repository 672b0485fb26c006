import { examplesOf } from '../examples/examples';
import type { Contract, Json, Operation, WebhookObject } from '../types';
import { type Finding, finder } from './finding';
import { checkMedia, find, pathOf } from './operations';

const JSON_TYPE = 'application/json';

/** Nothing is missing: examples of every operation, an operation for every error, a callback for every event. */
export function checkCoverage(contract: Contract): Finding[] {
  const { openapi } = contract;
  if (!openapi) return [];
  return [
    ...contract.operations.flatMap((operation) => checkScenarios(contract, operation)),
    ...Object.entries(openapi.components?.responses ?? {}).flatMap(([name, { content }]) => {
      const media = content?.[JSON_TYPE];
      const at = ['components', 'responses', name, 'content', JSON_TYPE];
      return media ? checkMedia(contract, openapi, media, at) : [];
    }),
    ...checkErrorUse(contract),
    ...checkErrorActions(contract),
    ...checkErrorWays(contract),
    ...checkWebhooks(contract),
  ];
}

/** Each operation shows a request, what comes back, and an error; its path can be filled in. */
function checkScenarios(contract: Contract, operation: Operation): Finding[] {
  const { path } = operation;
  const at = pathOf(operation);
  const scenarios = examplesOf(contract, operation);
  const statuses = scenarios.flatMap(({ responses }) => responses.map(({ status }) => status));
  const silent = scenarios.filter(({ responses }) => !responses.some(({ status }) => status < 400));
  return [
    ...(scenarios.length === 0
      ? [find(at, `${operation.id} has no example — add one to its request or to its response`)]
      : []),
    ...silent.map(({ key }) =>
      find(at, `${operation.id}: no successful response has an example "${key}"`),
    ),
    ...(scenarios.length > 0 && !statuses.some((status) => status >= 400)
      ? [
          find(
            at,
            `${operation.id} has no example of an error — add one to a response of 400 or more`,
          ),
        ]
      : []),
    ...scenarios
      .filter((scenario) => /[{}]|\/\/|\/$/.test(scenario.path))
      .map(({ key }) => find(at, `${path}: a path parameter has no value in the example "${key}"`)),
  ];
}

/** Advice for one operation belongs to an error that this operation names. */
function checkErrorActions({ errors, operations }: Contract): Finding[] {
  const file = finder('_contract/errors.yaml');
  return (errors?.codes ?? []).flatMap(({ code, actions = {} }, index) =>
    Object.keys(actions)
      .filter((id) => !operations.some((own) => own.id === id && own.errorCodes.includes(code)))
      .map((id) =>
        file(
          ['codes', index, 'actions', id],
          `operation "${id}" does not return error ${code} — add ${code} to its x-errors or remove the line`,
        ),
      ),
  );
}

/** The gateway cannot return an error that no operation names and that is not common. */
function checkErrorUse({ errors, operations }: Contract): Finding[] {
  const file = finder('_contract/errors.yaml');
  const named = new Set(operations.flatMap(({ errorCodes }) => errorCodes));
  return (errors?.codes ?? []).flatMap(({ code, common }, index): Finding[] => {
    if (common || named.has(code)) return [];
    const message = `error ${code} is named by no operation — add it to an x-errors or mark it common`;
    return [{ ...file(['codes', index, 'code'], message), level: 'warning' }];
  });
}

/** The sandbox says of each error, once, how to get it. */
function checkErrorWays({ errors, sandbox }: Contract): Finding[] {
  if (!errors || !sandbox) return [];
  const table = finder('_contract/errors.yaml');
  const ways = finder('_contract/sandbox.yaml');
  const explained = sandbox.errors.flatMap(({ codes }, row) =>
    codes.map((code, index) => ({ code, at: ['errors', row, 'codes', index] })),
  );
  const codes = explained.map(({ code }) => code);
  const known = errors.codes.map(({ code }) => code);
  return [
    ...known.flatMap((code, index) =>
      codes.includes(code)
        ? []
        : [
            table(
              ['codes', index, 'code'],
              `sandbox.yaml does not say how to get error ${code} — add it to a row of "errors" there`,
            ),
          ],
    ),
    ...explained.flatMap(({ code, at }, index) => {
      if (!known.includes(code)) return [ways(at, `error ${code} is not in errors.yaml`)];
      return codes.indexOf(code) < index ? [ways(at, `error ${code} is in two rows`)] : [];
    }),
  ];
}

/** A callback in GET form goes by the area of its events: `transaction_get`. */
const isFlat = (name: string): boolean => name.endsWith('_get');

function checkWebhooks(contract: Contract): Finding[] {
  const { openapi, callbacks } = contract;
  if (!openapi || !callbacks) return [];
  const webhooks = openapi.webhooks ?? {};
  const events = finder('_contract/callbacks.yaml');
  const types = new Set(callbacks.events.map(({ type }) => type));
  return [
    ...callbacks.events.flatMap(({ type }, index) =>
      type in webhooks
        ? []
        : [
            events(
              ['events', index, 'type'],
              `"${type}" has no entry in \`webhooks\` of openapi.yaml`,
            ),
          ],
    ),
    ...Object.keys(webhooks)
      .filter((name) => !isFlat(name) && !types.has(name))
      .map((name) => find(['webhooks', name], `"${name}" is not an event in callbacks.yaml`)),
    ...Object.entries(webhooks).flatMap(([name, item]) =>
      Object.entries(item).flatMap(([verb, webhook]) =>
        checkPayloads(contract, webhook, ['webhooks', name, verb]),
      ),
    ),
  ];
}

function checkPayloads(contract: Contract, webhook: WebhookObject, at: string[]): Finding[] {
  const media = webhook.requestBody?.content[JSON_TYPE];
  if (!contract.openapi || !media) return [];
  const inside = [...at, 'requestBody', 'content', JSON_TYPE];
  const faults = Object.entries(media.examples ?? {}).flatMap(([key, { value }]) =>
    checkEvent(contract, value, [...inside, 'examples', key, 'value', 'data', 'status']),
  );
  if (faults.length > 0) return faults;
  return Object.keys(media.examples ?? {}).length === 0
    ? [find(at, `${webhook.operationId} has no example`)]
    : checkMedia(contract, contract.openapi, media, inside);
}

/** `transaction.success` shows a success. What began on a payment page has just been created. */
function checkEvent({ lifecycle }: Contract, value: Json, at: Finding['path']): Finding[] {
  const { type, data } = Object(value);
  const [area, name = ''] = String(type).split('.');
  const status = String(Object(data).status);
  const isStatus = lifecycle?.statuses.some(({ slug }) => slug === name) ?? false;
  const expected = area === 'payment_page' ? 'created' : isStatus && area === 'transaction' && name;
  return expected && status !== expected
    ? [find(at, `the example of ${type} has the status ${status}, not ${expected}`)]
    : [];
}
