import { STATUS_CODES } from 'node:http';
import { examplesOf, type OperationExample } from '../examples/examples';
import type { Contract, Json, JsonObject, Operation, ResponseExample } from '../types';
import { listOf, objectOf, pairsOf, textOf } from './postman-parts';

/** One scenario of an operation as Postman sends it. */
export interface ScenarioRequest {
  readonly name: string;
  /** Replaces the parts of the converter's request, which knows one body only. */
  readonly request: (made: JsonObject) => JsonObject;
  /** Saved responses without ids, each with a name of its own. */
  readonly responses: readonly SavedResponse[];
}

export interface SavedResponse extends JsonObject {
  readonly name: string;
}

/** Every scenario of an operation, each with its query, its body and its responses. */
export const scenarioRequests = (contract: Contract, operation: Operation): ScenarioRequest[] =>
  examplesOf(contract, operation).map((example) => ({
    name: example.title,
    request: (made) => ({
      ...made,
      name: example.title,
      url: urlOf(objectOf(made.url), example),
      header: headersOf(made.header, example),
      ...(example.body !== undefined && { body: jsonBody(example.body) }),
    }),
    responses: distinct(example.responses.map(savedResponse)),
  }));

/** A body that Postman shows as JSON. */
export const jsonBody = (value: Json): JsonObject => ({
  mode: 'raw',
  raw: JSON.stringify(value, null, 2),
  options: { raw: { headerFamily: 'json', language: 'json' } },
});

/** The pairs of the scenario are sent; the other parameters are listed, and switched off. */
function urlOf(url: JsonObject, example: OperationExample): JsonObject {
  const sent = new Set(example.query.map(([name]) => name));
  const listed = pairsOf(url.query);
  const descriptionOf = (name: string) => listed.find(({ key }) => key === name)?.description;
  const filled = example.path.split('/').slice(1);
  return {
    ...url,
    query: [
      ...example.query.map(([key, value]) => ({
        key,
        value,
        description: descriptionOf(key) ?? '',
        disabled: false,
      })),
      ...listed.filter(({ key }) => !sent.has(key)).map((pair) => ({ ...pair, disabled: true })),
    ],
    variable: listOf(url.path).flatMap((part, index) => {
      const [, key] = /^:(.+)$/.exec(textOf(part)) ?? [];
      return key === undefined
        ? []
        : [{ key, value: decodeURIComponent(filled[index] ?? ''), type: 'any' }];
    }),
  };
}

/** Headers that are sent in every scenario, as `finishRequest` has left them. */
const ALWAYS = /^(?:Gateway-Key|Idempotency-Key|Content-Type|Accept|Authorization)$/;

/** The other headers have the value of the scenario, or are switched off. */
const headersOf = (headers: Json | undefined, example: OperationExample): JsonObject[] =>
  pairsOf(headers).map((header) => {
    const value = example.headers.find(([name]) => name === header.key)?.[1];
    if (ALWAYS.test(header.key)) return header;
    return value === undefined ? { ...header, disabled: true } : { ...header, value };
  });

function savedResponse({ status, title, headers, body }: ResponseExample): SavedResponse {
  const isText = typeof body === 'string';
  return {
    name: title,
    code: status,
    status: STATUS_CODES[status] ?? '',
    header: [
      { key: 'Content-Type', value: isText ? 'text/csv' : 'application/json' },
      ...Object.entries(headers).map(([key, value]) => ({ key, value })),
    ],
    body: isText ? body : JSON.stringify(body, null, 2),
    _postman_previewlanguage: isText ? 'text' : 'json',
  };
}

/** Responses of one name get the number of their place behind it. */
const distinct = (responses: readonly SavedResponse[]): SavedResponse[] =>
  responses.map((response, index) =>
    responses.findIndex(({ name }) => name === response.name) === index
      ? response
      : { ...response, name: `${response.name} (${index + 1})` },
  );
