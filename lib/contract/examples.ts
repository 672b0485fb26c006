import { resolveHeader, resolveResponse } from './references';
import type {
  Contract,
  ExampleObject,
  Json,
  Operation,
  OperationExample,
  ResponseExample,
  ResponseObject,
} from './types';

const JSON_TYPE = 'application/json';

/**
 * The scenarios of an operation, in the order of the document. A response example belongs to the request example
 * of the same key. A read has no body: its scenarios are the keys of its first answer, and the parameters'
 * examples make the query of all but the first.
 */
export function examplesOf(contract: Contract, operation: Operation): OperationExample[] {
  const requests = operation.source.requestBody?.content[JSON_TYPE]?.examples;
  const answers = responsesOf(operation);
  if (requests) {
    return Object.entries(requests).map(([key, example]) => ({
      ...headOf(key, example),
      body: example.value,
      query: [],
      responses: responsesFor(contract, operation, answers, key),
    }));
  }
  const reads = Object.entries(answers[0]?.response.content?.[JSON_TYPE]?.examples ?? {});
  return reads.map(([key, example], index) => ({
    ...headOf(key, example),
    body: undefined,
    query: index === 0 ? [] : queryOf(operation),
    responses: responsesFor(contract, operation, answers, key),
  }));
}

interface Answer {
  readonly status: number;
  readonly response: ResponseObject;
}

/** Every answer, the usual one first: 201, 200, 202, then errors by status. */
function responsesOf({ document, source }: Operation): Answer[] {
  const rank = (status: number) => (status === 201 ? 0 : status);
  return Object.entries(source.responses)
    .map(([status, response]) => ({
      status: Number(status),
      response: resolveResponse(document, response),
    }))
    .sort((a, b) => rank(a.status) - rank(b.status));
}

function responsesFor(
  contract: Contract,
  { document }: Operation,
  answers: readonly Answer[],
  key: string,
): ResponseExample[] {
  return answers.flatMap(({ status, response }): ResponseExample[] => {
    const example = response.content?.[JSON_TYPE]?.examples?.[key];
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

/** Without a sentence of its own, an error answer is explained by the error table. */
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

const queryOf = ({ source }: Operation): [string, string][] =>
  (source.parameters ?? []).flatMap((parameter): [string, string][] =>
    'name' in parameter && parameter.in === 'query' && parameter.example !== undefined
      ? [[parameter.name, String(parameter.example)]]
      : [],
  );
