import { resolveParameter } from '../../contract/openapi/references';
import type {
  OpenApiDocument,
  Operation,
  OperationObject,
  ParameterObject,
  ResponseObject,
  Schema,
} from '../../contract/types';

/** Keys of a schema that only readers need, and the browser does not. */
const TEXTS: ReadonlySet<string> = new Set<keyof Schema>([
  'title',
  'description',
  'x-when',
  'x-unknown',
  'x-enum-descriptions',
  'x-group',
  'x-rules',
]);

/** The operations as a document of their own: what can be sent, without texts, examples and responses. */
export function documentOf(operations: readonly Operation[]): OpenApiDocument {
  const [first] = operations;
  if (!first) throw new Error('A page of requests has no operation.');
  const { document } = first;
  const bare = operations.map((operation) => ({
    ...operation,
    source: bareOperation(operation.source, document),
  }));
  const names = reachable(
    document,
    bare.flatMap(({ source }) => schemasIn(source)),
  );
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const { path, verb, source } of bare)
    paths[path] = { ...paths[path], [verb.toLowerCase()]: source };
  const all = document.components?.schemas ?? {};
  return {
    openapi: document.openapi,
    info: { title: '', version: '' },
    servers: document.servers.slice(0, 1),
    ...(document.security && { security: document.security }),
    paths,
    components: {
      schemas: Object.fromEntries(names.map((name) => [name, bareSchema(all[name] ?? {})])),
    },
  };
}

function bareOperation(source: OperationObject, document: OpenApiDocument): OperationObject {
  const body = source.requestBody?.content['application/json']?.schema;
  return {
    operationId: source.operationId,
    summary: source.summary,
    description: '',
    ...(source.security && { security: source.security }),
    parameters: (source.parameters ?? [])
      .map((parameter) => resolveParameter(document, parameter))
      .filter((parameter) => !parameter.name.startsWith('Gateway-'))
      .map(bareParameter),
    ...(source.requestBody && {
      requestBody: { content: { 'application/json': body ? { schema: bareSchema(body) } : {} } },
    }),
    responses: {},
    'x-page': source['x-page'],
    'x-permission': [],
    'x-idempotency': source['x-idempotency'],
    'x-errors': source['x-errors'],
  };
}

function bareParameter({ name, in: place, required, schema, example, examples }: ParameterObject) {
  const usual = example ?? Object.values(examples ?? {})[0]?.value;
  return {
    name,
    in: place,
    schema: bareSchema(schema),
    ...(required && { required }),
    ...(usual !== undefined && { example: usual }),
  } satisfies ParameterObject;
}

/** A schema without texts and with one example; the names of fields may be those of such keys. */
function bareSchema(schema: Schema): Schema {
  const { properties, items, additionalProperties, propertyNames, examples, ...rest } = schema;
  const lists = (['oneOf', 'anyOf', 'allOf'] as const).flatMap((name) => {
    const parts = schema[name];
    return parts ? [[name, parts.map(bareSchema)] as const] : [];
  });
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !TEXTS.has(key))),
    ...Object.fromEntries(lists),
    ...(examples && { examples: examples.slice(0, 1) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, bareSchema(inner)]),
      ),
    }),
    ...(items && { items: bareSchema(items) }),
    ...(propertyNames && { propertyNames: bareSchema(propertyNames) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'boolean'
          ? additionalProperties
          : bareSchema(additionalProperties),
    }),
  };
}

const schemasIn = ({ parameters = [], requestBody }: OperationObject): Schema[] => [
  ...parameters.flatMap((parameter) => ('schema' in parameter ? [parameter.schema] : [])),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => schema ?? []),
];

/** Names of the components that schemas refer to, also through each other. */
function reachable({ components }: OpenApiDocument, schemas: readonly Schema[]): string[] {
  const found = new Set<string>();
  const open = [...schemas];
  for (let schema = open.pop(); schema; schema = open.pop()) {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(
      /"#\/components\/schemas\/(\w+)"/g,
    )) {
      const next = components?.schemas?.[name];
      if (found.has(name) || !next) continue;
      found.add(name);
      open.push(bareSchema(next));
    }
  }
  return [...found].sort();
}

/** A whole document without texts; examples stay, because the simulator is made of them. */
export function bareDocument(document: OpenApiDocument): OpenApiDocument {
  const { schemas = {}, responses = {} } = document.components ?? {};
  const bareResponse = (response: ResponseObject): ResponseObject => ({
    ...response,
    description: '',
    ...(response.content && {
      content: Object.fromEntries(
        Object.entries(response.content).map(([type, { examples }]) => [
          type,
          { ...(examples && { examples }) },
        ]),
      ),
    }),
  });
  const { webhooks: _webhooks, ...rest } = document;
  return {
    ...rest,
    info: { title: '', version: '' },
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).map(([verb, source]): [string, OperationObject] => [
            verb,
            {
              ...bareOperation(source, document),
              ...(source.requestBody && { requestBody: bareBody(source.requestBody) }),
              parameters: source.parameters ?? [],
              responses: Object.fromEntries(
                Object.entries(source.responses)
                  .filter(([status]) => status < '400')
                  .map(([status, response]) => [
                    status,
                    '$ref' in response ? response : bareResponse(response),
                  ]),
              ),
              'x-permission': source['x-permission'],
              ...(source['x-rate'] !== undefined && { 'x-rate': source['x-rate'] }),
            },
          ]),
        ),
      ]),
    ),
    components: {
      ...document.components,
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, bareSchema(schema)]),
      ),
      responses: Object.fromEntries(
        Object.entries(responses).map(([name, response]) => [name, bareResponse(response)]),
      ),
    },
  };
}

const bareBody = (
  body: NonNullable<OperationObject['requestBody']>,
): NonNullable<OperationObject['requestBody']> => ({
  content: Object.fromEntries(
    Object.entries(body.content).map(([type, { schema, examples }]) => [
      type,
      { ...(schema && { schema: bareSchema(schema) }), ...(examples && { examples }) },
    ]),
  ),
});
