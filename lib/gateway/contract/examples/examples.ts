import { resolveHeader, resolveParameter, resolveResponse } from '../openapi/references';
import type {
  Contract,
  ExampleObject,
  InlineText,
  Json,
  Operation,
  ParameterObject,
  ResponseObject,
} from '../types';

/** A response that belongs to a request example. */
export interface ResponseExample {
  readonly key: string;
  readonly status: number;
  /** "201 Created", or the example's own summary. */
  readonly title: string;
  readonly description?: InlineText | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json;
}

/** One scenario of an operation: what you send, and the possible responses. */
export interface OperationExample {
  /** `hpp`, `card_h2h`, `payout`. */
  readonly key: string;
  readonly title: string;
  readonly description?: InlineText | undefined;
  /** JSON body; `undefined` for reads. */
  readonly body: Json | undefined;
  /** The path with its parameters filled in, as it is sent. */
  readonly path: string;
  /** The query, in the order to send. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Headers that are neither the signature nor the idempotency key. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The usual response first. */
  readonly responses: readonly ResponseExample[];
}

const JSON_TYPE = 'application/json';

/**
 * The scenarios of an operation, in the order of the document. Examples of one key belong together: the body, the
 * values of the parameters, and the responses. Without a body the scenarios are the keys of the successful responses.
 */
export function examplesOf(contract: Contract, operation: Operation): OperationExample[] {
  const answers = responsesOf(operation);
  const requests = operation.source.requestBody?.content[JSON_TYPE]?.examples;
  const scenarios: Readonly<Record<string, ExampleObject>> =
    requests ??
    Object.assign({}, ...answers.map(({ status, examples }) => status < 400 && examples));
  return Object.entries(scenarios).map(([key, example]) => ({
    ...headOf(key, example),
    body: requests?.[key]?.value,
    path: pathOf(operation, key),
    query: namedValues(operation, 'query', key),
    headers: namedValues(operation, 'header', key).filter(([name]) => !OWN_HEADER.test(name)),
    responses: responsesFor(contract, operation, answers, key),
  }));
}

interface Answer {
  readonly status: number;
  readonly response: ResponseObject;
  readonly examples: Readonly<Record<string, ExampleObject>>;
}

/** Every response with a status of its own: first 201 or 202, then 200 of a repeat, then the others by status. */
function responsesOf({ document, source }: Operation): Answer[] {
  const rank = (status: number) => (status === 201 || status === 202 ? 0 : status);
  return Object.entries(source.responses)
    .filter(([status]) => status !== 'default')
    .map(([status, given]) => {
      const response = resolveResponse(document, given);
      const media = Object.values(response.content ?? {});
      return {
        status: Number(status),
        response,
        examples: Object.assign({}, ...media.map(({ examples }) => examples)),
      };
    })
    .sort((a, b) => rank(a.status) - rank(b.status));
}

function responsesFor(
  contract: Contract,
  { document }: Operation,
  answers: readonly Answer[],
  key: string,
): ResponseExample[] {
  return answers.flatMap(({ status, response, examples }): ResponseExample[] => {
    const example = examples[key];
    if (!example) return [];
    const description = example.description ?? errorMeaning(contract, example.value);
    const headers = Object.entries(response.headers ?? {}).flatMap(([name, header]) => {
      const value = resolveHeader(document, header).schema?.examples?.[0];
      return value === undefined ? [] : [[name, String(value)] as const];
    });
    return [
      {
        key,
        status,
        title: example.summary?.startsWith(String(status))
          ? example.summary
          : [status, example.summary].filter(Boolean).join(' '),
        ...(description !== undefined && { description }),
        headers: Object.fromEntries(headers),
        body: example.value,
      },
    ];
  });
}

/** Without a sentence of its own, an error response is explained by the error table. */
function errorMeaning(contract: Contract, body: Json): string | undefined {
  const code = at(at(body, 'error'), 'code');
  return contract.errors?.codes.find((error) => error.code === code)?.meaning;
}

const at = (value: Json | undefined, key: string): Json | undefined =>
  value !== null && typeof value === 'object' && !isList(value) ? value[key] : undefined;

/** `Array.isArray` does not narrow readonly arrays. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const headOf = (key: string, example: ExampleObject) => ({
  key,
  title: example.summary ?? key,
  ...(example.description !== undefined && { description: example.description }),
});

/** What a parameter holds in a scenario; one that must be sent has its `example` in all of them. */
function valueFor(parameter: ParameterObject, key: string): string | undefined {
  const own = parameter.examples?.[key]?.value;
  const value = own ?? (parameter.required ? parameter.example : undefined);
  return value === undefined ? undefined : String(value);
}

const parametersOf = ({ document, source }: Operation, place: ParameterObject['in']) =>
  (source.parameters ?? [])
    .map((parameter) => resolveParameter(document, parameter))
    .filter((parameter) => parameter.in === place);

/** Headers that every snippet writes by itself. */
const OWN_HEADER = /^(Gateway-|Idempotency-Key$)/;

const namedValues = (
  operation: Operation,
  place: ParameterObject['in'],
  key: string,
): [string, string][] =>
  parametersOf(operation, place).flatMap((parameter): [string, string][] => {
    const value = valueFor(parameter, key);
    return value === undefined ? [] : [[parameter.name, value]];
  });

/** `/v1/service/{service_id}` → `/v1/service/1001`. */
const pathOf = (operation: Operation, key: string): string =>
  parametersOf(operation, 'path').reduce(
    (path, parameter) =>
      path.replace(`{${parameter.name}}`, encodeURIComponent(valueFor(parameter, key) ?? '')),
    operation.path,
  );
