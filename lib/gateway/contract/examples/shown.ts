import type { Contract, Json, MediaTypeObject } from '../types';

/** An example as the site shows it, with its place in the data. */
export interface ShownExample {
  /** For messages: "transaction_create hpp, 201", "blik/payin_h2h, callback". */
  readonly name: string;
  /** Path inside the content folder. */
  readonly file: string;
  /** Keys that lead to the value, or nothing for a block of code on a page. */
  readonly path: readonly (string | number)[];
  /** Line of a block of code on a page, 1-based. */
  readonly line?: number;
  readonly value: Json;
}

const OPENAPI = '_contract/openapi.yaml';
const JSON_TYPE = 'application/json';

/** Every example in the data: of operations, shared responses, callbacks and payment methods. */
export const shownExamples = (contract: Contract): ShownExample[] => [
  ...ofOperations(contract),
  ...ofComponents(contract),
  ...ofServices(contract),
];

function ofOperations({ openapi, operations }: Contract): ShownExample[] {
  const paths = operations.flatMap(({ id, path, verb, source }) => {
    const at = ['paths', path, verb.toLowerCase()];
    return [
      ...ofBody(source.requestBody?.content, `${id}, request`, [...at, 'requestBody', 'content']),
      ...Object.entries(source.responses).flatMap(([status, response]) =>
        '$ref' in response
          ? []
          : ofBody(response.content, `${id}, ${status}`, [...at, 'responses', status, 'content']),
      ),
    ];
  });
  const webhooks = Object.entries(openapi?.webhooks ?? {}).flatMap(([event, item]) =>
    Object.entries(item).flatMap(([verb, { requestBody }]) =>
      ofBody(requestBody?.content, event, ['webhooks', event, verb, 'requestBody', 'content']),
    ),
  );
  return [...paths, ...webhooks];
}

const ofComponents = ({ openapi }: Contract): ShownExample[] =>
  Object.entries(openapi?.components?.responses ?? {}).flatMap(([name, { content }]) =>
    ofBody(content, name, ['components', 'responses', name, 'content']),
  );

const ofBody = (
  content: Readonly<Record<string, MediaTypeObject>> | undefined,
  name: string,
  at: readonly string[],
): ShownExample[] =>
  Object.entries(content?.[JSON_TYPE]?.examples ?? {}).map(([key, { value }]) => ({
    name: `${name}, ${key}`,
    file: OPENAPI,
    path: [...at, JSON_TYPE, 'examples', key, 'value'],
    value,
  }));

const ofServices = ({ services }: Contract): ShownExample[] =>
  services.flatMap(({ id, variants }) =>
    Object.entries(variants).flatMap(([key, { example, dryRun, otherRequests = [] }]) => {
      const shown = (part: string, value: Json, ...path: (string | number)[]): ShownExample => ({
        name: `${id}/${key}, ${part}`,
        file: `_services/${id}.yaml`,
        path: ['variants', key, ...path],
        value,
      });
      return [
        ...Object.entries(example ?? {}).map(([part, value]) =>
          shown(part, value, 'example', part),
        ),
        ...Object.entries(dryRun ?? {}).map(([part, value]) => shown(part, value, 'dryRun', part)),
        ...otherRequests.map(({ label, request }, index) =>
          shown(label, request, 'otherRequests', index, 'request'),
        ),
      ];
    }),
  );

/** An object inside an example. */
export interface ShownObject {
  readonly example: ShownExample;
  /** Keys from the top of the example. */
  readonly path: readonly (string | number)[];
  readonly object: Readonly<Record<string, Json>>;
}

/** Every object in the examples, the outer ones first. */
export const objectsIn = (examples: readonly ShownExample[]): ShownObject[] =>
  examples.flatMap((example) => objectsOf(example, example.value, []));

function objectsOf(
  example: ShownExample,
  value: Json,
  path: readonly (string | number)[],
): ShownObject[] {
  if (isList(value)) {
    return value.flatMap((item, index) => objectsOf(example, item, [...path, index]));
  }
  if (value === null || typeof value !== 'object') return [];
  return [
    { example, path, object: value },
    ...Object.entries(value).flatMap(([key, item]) => objectsOf(example, item, [...path, key])),
  ];
}

/** `Array.isArray` does not narrow readonly arrays. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
