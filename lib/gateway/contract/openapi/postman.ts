import { createHash } from 'node:crypto';
import type { Contract, Json, JsonObject, Operation } from '../types';
import { listOf, objectOf, type Pair, pairsOf, textOf } from './postman-parts';
import { jsonBody, scenarioRequests } from './postman-scenarios';

/** The parts of a Postman collection 2.1 that are corrected here; everything else passes through. */
interface Item extends JsonObject {
  readonly name: string;
}

/** The scripts of the collection: `clients/postman.js` signs requests, `clients/postman-callback.js` callbacks. */
export interface PostmanScripts {
  readonly request: string;
  readonly callback: string;
}

/**
 * Completes a collection of `openapi-to-postmanv2`. It gets the same ids on every run, variables instead of example
 * keys, and the scripts that sign. It also gets a request for every scenario of an operation, and one for every
 * callback.
 */
export function finishCollection(
  collection: JsonObject,
  contract: Contract,
  scripts: PostmanScripts,
): JsonObject {
  const { info, item, variable } = collection;
  const name = textOf(objectOf(info).name);
  return {
    info: { ...objectOf(info), _postman_id: idOf(name) },
    item: [
      // The converter makes a folder of each tag, but no requests of callbacks.
      ...itemsOf(item)
        .filter((child) => child.item === undefined || itemsOf(child.item).length > 0)
        .map((child) => finishItem(child, contract, name)),
      ...callbackFolder(contract, scripts.callback, name),
    ],
    event: [beforeEach(scripts.request)],
    variable: [
      ...listOf(variable).map(withoutId),
      { key: 'gateway_key_id', value: '' },
      { key: 'gateway_secret', value: '', type: 'secret' },
      { key: 'access_token', value: '', type: 'secret' },
      { key: 'callback_url', value: 'http://localhost:8000/callback' },
      { key: 'gateway_callback_secret', value: '', type: 'secret' },
    ],
  };
}

const beforeEach = (script: string): JsonObject => ({
  listen: 'prerequest',
  script: { type: 'text/javascript', exec: script.trimEnd().split('\n') },
});

/** What the gateway sends to you, one request per event type, signed like the real one. */
function callbackFolder(contract: Contract, script: string, parent: string): JsonObject[] {
  const trail = `${parent}/Callbacks`;
  const requests = Object.entries(contract.openapi?.webhooks ?? {}).flatMap(([event, { post }]) =>
    Object.entries(post?.requestBody?.content['application/json']?.examples ?? {}).map(
      ([key, { value }], index): JsonObject => ({
        id: idOf(`${trail}/${event}/${key}`),
        name: index === 0 ? event : `${event}, ${key}`,
        request: {
          method: 'POST',
          url: '{{callback_url}}',
          header: [{ key: 'Content-Type', value: 'application/json' }],
          body: jsonBody(value),
          auth: { type: 'noauth' },
        },
        response: [],
      }),
    ),
  );
  const description = 'Sends callbacks to your own receiver, as the gateway would.';
  return requests.length === 0
    ? []
    : [{ name: 'Callbacks', description, item: requests, event: [beforeEach(script)] }];
}

/** A folder, or a request: with several scenarios it becomes a folder of them. */
function finishItem(item: Item, contract: Contract, parent: string): JsonObject {
  const trail = `${parent}/${item.name}`;
  const { name, description } = item;
  if (item.item !== undefined) {
    return {
      name,
      ...(description !== undefined && { description }),
      item: itemsOf(item.item).map((child) => finishItem(child, contract, trail)),
    };
  }
  const made = objectOf(item.request);
  const operation = operationOf(contract, made);
  if (!operation) return { id: idOf(trail), name, request: made, response: [] };
  const request = finishRequest(made, operation);
  const scenarios = scenarioRequests(contract, operation).map((scenario): Item => {
    const own = `${trail}/${scenario.name}`;
    return {
      id: idOf(own),
      name: scenario.name,
      request: scenario.request(request),
      response: scenario.responses.map((response, index) => ({
        id: idOf(`${own}/response ${index}`),
        ...response,
      })),
    };
  });
  const [only] = scenarios;
  if (only && scenarios.length === 1) return { ...only, name };
  const { description: about } = made;
  return { name, ...(about !== undefined && { description: about }), item: scenarios };
}

/** `{ method: 'GET', url: { path: ['v1', 'service', ':service_id'] } }` → the operation of `/v1/service/{service_id}`. */
function operationOf({ operations }: Contract, { method, url }: JsonObject): Operation | undefined {
  const parts = objectOf(url).path;
  const path = listOf(parts).map((part) => textOf(part).replace(/^:(.+)$/, '{$1}'));
  return operations.find(({ verb, path: own }) => verb === method && own === `/${path.join('/')}`);
}

function finishRequest(request: JsonObject, operation: Operation): JsonObject {
  const isBearer = objectOf(request.auth).type === 'bearer';
  return {
    ...request,
    header: pairsOf(request.header).flatMap((header) => finishHeader(header, operation)),
    auth: isBearer
      ? { type: 'bearer', bearer: [{ key: 'token', value: '{{access_token}}', type: 'string' }] }
      : { type: 'noauth' },
  };
}

/** The script writes time, nonce and signature. The key stays: it marks what has to be signed. */
function finishHeader(header: Pair, { idempotency }: Operation): JsonObject[] {
  switch (header.key) {
    case 'Gateway-Timestamp':
    case 'Gateway-Nonce':
    case 'Gateway-Signature':
      return [];
    case 'Gateway-Key':
      return [{ ...header, value: '{{gateway_key_id}}' }];
    case 'Idempotency-Key':
      return [{ ...header, value: '{{$guid}}', disabled: idempotency.kind !== 'header-required' }];
    default:
      return [header];
  }
}

/** A UUID made of the place in the collection: the converter's own are random. */
function idOf(trail: string): string {
  const hex = createHash('sha256').update(trail).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

const itemsOf = (value: Json | undefined): Item[] =>
  listOf(value).map((item) => ({ ...objectOf(item), name: textOf(objectOf(item).name) }));

const withoutId = (entry: Json): JsonObject => {
  const { id: _, ...rest } = objectOf(entry);
  return rest;
};
