import { resolveParameter } from '../openapi/references';
import { validate } from '../openapi/validate';
import type { Contract, Json, MediaTypeObject, OpenApiDocument, Operation } from '../types';
import { type Finding, finder, repeats } from './finding';
import { payloadFaults } from './payload';

/** Finds in the document. */
export const find = finder('_contract/openapi.yaml');
const JSON_TYPE = 'application/json';

/** Every code, limit, permission and event an operation names exists, and its examples obey their schemas. */
export function checkOperations(contract: Contract): Finding[] {
  const ids = contract.operations.map((operation) => operation.id);
  return [
    ...repeats(ids).map(({ value }) => find(['paths'], `operationId "${value}" is used twice`)),
    ...contract.operations.flatMap((operation) => [
      ...checkNames(contract, operation),
      ...checkExamples(contract, operation),
    ]),
  ];
}

function checkNames(contract: Contract, operation: Operation): Finding[] {
  const at = (...keys: (string | number)[]) => [...pathOf(operation), ...keys];
  const { errors, limits, permissions, callbacks } = contract;
  const findings: Finding[] = [];
  operation.errorCodes.forEach((code, index) => {
    const found = errors?.codes.find((error) => error.code === code);
    if (errors && !found) {
      findings.push(
        find(
          at('x-errors', index),
          `error ${code} is not in errors.yaml — add it there or correct the number`,
        ),
      );
    } else if (found?.common) {
      findings.push(
        find(at('x-errors', index), `error ${code} is common to all operations — remove it here`),
      );
    }
  });
  const rates = limits?.groups.find((group) => group.id === 'rates');
  if (rates && operation.rate && !rates.limits.some((limit) => limit.id === operation.rate)) {
    findings.push(
      find(at('x-rate'), `"${operation.rate}" is not a limit of group "rates" in limits.yaml`),
    );
  }
  operation.permissions.forEach((id, index) => {
    if (permissions && !permissions.keys.some((key) => key.id === id)) {
      findings.push(
        find(at('x-permission', index), `"${id}" is not a key permission in permissions.yaml`),
      );
    }
  });
  (operation.source['x-events'] ?? []).forEach((type, index) => {
    if (callbacks && !callbacks.events.some((event) => event.type === type)) {
      findings.push(find(at('x-events', index), `"${type}" is not an event in callbacks.yaml`));
    }
  });
  return findings;
}

function checkExamples(contract: Contract, operation: Operation): Finding[] {
  const { document, source } = operation;
  const base = pathOf(operation);
  const body = source.requestBody?.content[JSON_TYPE];
  const requests = body
    ? checkMedia(contract, document, body, [...base, 'requestBody', 'content', JSON_TYPE])
    : [];
  const answers = Object.entries(source.responses).flatMap(([status, response]) => {
    const media = '$ref' in response ? undefined : response.content?.[JSON_TYPE];
    if (!media) return [];
    const at = [...base, 'responses', status, 'content', JSON_TYPE];
    return [
      ...checkMedia(contract, document, media, at),
      ...Object.entries(media.examples ?? {}).flatMap(([key, example]) =>
        checkHttpStatus(contract, example.value, status, [...at, 'examples', key, 'value']),
      ),
    ];
  });
  return [...requests, ...answers, ...checkParameters(operation, base)];
}

/** Every example of a parameter is a value it may have. */
function checkParameters({ document, source }: Operation, base: readonly string[]): Finding[] {
  return (source.parameters ?? []).flatMap((given, index) => {
    const { name, schema, example, examples = {} } = resolveParameter(document, given);
    const values = [
      ...(example === undefined ? [] : [example]),
      ...Object.values(examples).map(({ value }) => value),
    ];
    return values.flatMap((value) =>
      validate(document, schema, value).map(({ message }) =>
        find([...base, 'parameters', index], `parameter "${name}": the example ${message}`),
      ),
    );
  });
}

/** The examples of a body obey its schema and the tables. */
export function checkMedia(
  contract: Contract,
  document: OpenApiDocument,
  media: MediaTypeObject,
  at: readonly (string | number)[],
): Finding[] {
  const { schema } = media;
  return Object.entries(media.examples ?? {}).flatMap(([key, example]) => {
    const top = [...at, 'examples', key, 'value'];
    const faults = [
      ...(schema ? validate(document, schema, example.value) : []),
      ...payloadFaults(contract, example.value),
    ];
    return faults.map(({ path, message }) =>
      find([...top, ...path], `example "${key}": ${path.join('.') || 'the body'} ${message}`),
    );
  });
}

/** An error is listed under the HTTP status that the table gives it. */
function checkHttpStatus(
  contract: Contract,
  body: Json,
  status: string,
  at: readonly (string | number)[],
): Finding[] {
  const error = record(record(body)?.error);
  const known = contract.errors?.codes.find((candidate) => candidate.code === error?.code);
  if (!known) return [];
  return [
    ...(known.http === Number(status)
      ? []
      : [
          find(
            [...at, 'error', 'code'],
            `error ${known.code} is HTTP ${known.http}, not ${status}`,
          ),
        ]),
    ...(known.type === error?.type
      ? []
      : [find([...at, 'error', 'type'], `error ${known.code} is a ${known.type}`)]),
  ];
}

const record = (value: Json | undefined): Readonly<Record<string, Json>> | undefined =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined;

/** Keys of an operation in the document. */
export const pathOf = (operation: Operation) => [
  'paths',
  operation.path,
  operation.verb.toLowerCase(),
];
