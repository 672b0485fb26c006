import { createHash } from 'node:crypto';
import { examplesOf } from '../examples/examples';
import type { Contract, Json, JsonObject, Operation } from '../types';
import { isList } from './validate';

/** The parts of a Postman collection 2.1 that are mended here; everything else passes through. */
interface Item extends JsonObject {
  readonly name: string;
}

interface Pair extends JsonObject {
  readonly key: string;
}

/**
 * A collection as `openapi-to-postmanv2` makes it, made ready: the same ids on every run, variables instead of example
 * keys, the pre-request script that signs, and the query of the first scenario only.
 * @param script the text of `clients/postman.js`
 */
export function finishCollection(
  collection: JsonObject,
  contract: Contract,
  script: string,
): JsonObject {
  const { info, item, variable } = collection;
  const name = text(objectOf(info).name);
  return {
    info: { ...objectOf(info), _postman_id: idOf(name) },
    item: itemsOf(item).map((child) => finishItem(child, contract, name)),
    event: [
      {
        listen: 'prerequest',
        script: { type: 'text/javascript', exec: script.trimEnd().split('\n') },
      },
    ],
    variable: [
      ...(variable !== undefined && isList(variable)
        ? variable.map((entry) => withoutId(entry))
        : []),
      { key: 'gateway_key_id', value: '' },
      { key: 'gateway_secret', value: '', type: 'secret' },
      { key: 'access_token', value: '', type: 'secret' },
    ],
  };
}

/** A folder, or a request with its saved answers. */
function finishItem(item: Item, contract: Contract, parent: string): JsonObject {
  const trail = `${parent}/${item.name}`;
  const { description } = item;
  if (item.item !== undefined) {
    return {
      name: item.name,
      ...(description !== undefined && { description }),
      item: itemsOf(item.item).map((child) => finishItem(child, contract, trail)),
    };
  }
  const request = objectOf(item.request);
  const operation = operationOf(contract, request);
  return {
    id: idOf(trail),
    name: item.name,
    request: operation ? finishRequest(request, contract, operation) : request,
    response: itemsOf(item.response).map((answer, index) =>
      finishAnswer(answer, `${trail}/response ${index}`),
    ),
  };
}

/** `{ method: 'GET', url: { path: ['v1', 'service', ':service_id'] } }` → the operation of `/v1/service/{service_id}`. */
function operationOf({ operations }: Contract, { method, url }: JsonObject): Operation | undefined {
  const parts = objectOf(url).path;
  const path = isListed(parts).map((part) => text(part).replace(/^:(.+)$/, '{$1}'));
  return operations.find(({ verb, path: own }) => verb === method && own === `/${path.join('/')}`);
}

function finishRequest(request: JsonObject, contract: Contract, operation: Operation): JsonObject {
  const url = objectOf(request.url);
  const sent = new Set(examplesOf(contract, operation)[0]?.query.map(([key]) => key));
  const isBearer = objectOf(request.auth).type === 'bearer';
  return {
    ...request,
    url: {
      ...url,
      query: pairsOf(url.query).map((pair) => ({ ...pair, disabled: !sent.has(pair.key) })),
    },
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

/** A saved answer without the request repeated in it and without headers that have no value. */
function finishAnswer({ originalRequest: _, ...answer }: Item, trail: string): JsonObject {
  return {
    ...answer,
    id: idOf(trail),
    header: pairsOf(answer.header).filter(({ value }) => value !== ''),
  };
}

/** A UUID made of the place in the collection: the converter's own are random. */
function idOf(trail: string): string {
  const hex = createHash('sha256').update(trail).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

const objectOf = (value: Json | undefined): JsonObject =>
  value !== null && typeof value === 'object' && !isList(value) ? value : {};

const isListed = (value: Json | undefined): readonly Json[] =>
  value !== undefined && isList(value) ? value : [];

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const itemsOf = (value: Json | undefined): Item[] =>
  isListed(value).map((item) => ({ ...objectOf(item), name: text(objectOf(item).name) }));

const pairsOf = (value: Json | undefined): Pair[] =>
  isListed(value).map((item) => ({ ...objectOf(item), key: text(objectOf(item).key) }));

const withoutId = (entry: Json): JsonObject => {
  const { id: _, ...rest } = objectOf(entry);
  return rest;
};
