import type {
  HeaderObject,
  OpenApiDocument,
  ParameterObject,
  Reference,
  ResponseObject,
  Schema,
} from '../types';

/** What each schema is in its document. The check of all examples asks for the same few hundred schemas many times. */
const memo = new WeakMap<OpenApiDocument, WeakMap<Schema, Schema>>();

/**
 * Follow `$ref` until the schema itself; keywords next to `$ref` (3.1 allows them) win over the target's. Two shapes are
 * made one: the parts of `allOf`, and `anyOf` of a schema and null. A document that was asked must not change.
 */
export function resolveSchema(document: OpenApiDocument, schema: Schema): Schema {
  const known = memo.get(document) ?? new WeakMap<Schema, Schema>();
  memo.set(document, known);
  const resolved = known.get(schema) ?? resolve(document, schema);
  known.set(schema, resolved);
  return resolved;
}

function resolve(document: OpenApiDocument, schema: Schema): Schema {
  const { $ref, ...own } = schema;
  const target =
    $ref === undefined
      ? own
      : { ...resolveSchema(document, component(document, 'schemas', $ref)), ...own };
  return target.allOf ? joined(document, target) : nullable(document, target);
}

/** `allOf`: the fields of all parts, in their order, and what is next to them. */
function joined(document: OpenApiDocument, { allOf = [], ...own }: Schema): Schema {
  const { unevaluatedProperties, ...rest } = own;
  const parts = [...allOf.map((part) => resolveSchema(document, part)), rest];
  const required = parts.flatMap((part) => part.required ?? []);
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    ...(required.length > 0 && { required }),
    ...(unevaluatedProperties === false && { additionalProperties: false }),
  };
}

/** `anyOf: [<schema>, { type: 'null' }]`: the schema, which may be null. */
function nullable(document: OpenApiDocument, schema: Schema): Schema {
  const { anyOf, ...own } = schema;
  const [first, second] = anyOf ?? [];
  if (!first || anyOf?.length !== 2 || second?.type !== 'null') return schema;
  const target = resolveSchema(document, first);
  return { ...target, type: [target.type ?? [], 'null'].flat(), ...own };
}

/** A parameter itself, or the one its `$ref` names. */
export const resolveParameter = (
  document: OpenApiDocument,
  parameter: ParameterObject | Reference,
): ParameterObject =>
  '$ref' in parameter ? component(document, 'parameters', parameter.$ref) : parameter;

/** A response itself, or the one its `$ref` names. */
export const resolveResponse = (
  document: OpenApiDocument,
  response: ResponseObject | Reference,
): ResponseObject =>
  '$ref' in response ? component(document, 'responses', response.$ref) : response;

/** A header itself, or the one its `$ref` names. */
export const resolveHeader = (
  document: OpenApiDocument,
  header: HeaderObject | Reference,
): HeaderObject => ('$ref' in header ? component(document, 'headers', header.$ref) : header);

interface Components {
  readonly schemas: Schema;
  readonly parameters: ParameterObject;
  readonly responses: ResponseObject;
  readonly headers: HeaderObject;
}

function component<K extends keyof Components>(
  document: OpenApiDocument,
  kind: K,
  ref: string,
): Components[K] {
  const prefix = `#/components/${kind}/`;
  const list: Readonly<Record<string, unknown>> | undefined = document.components?.[kind];
  const found = ref.startsWith(prefix) ? list?.[ref.slice(prefix.length)] : undefined;
  if (found === undefined) throw new UnknownReferenceError(ref);
  // The schema of the document has checked every entry of this list.
  return found as Components[K];
}

/** A `$ref` that leads nowhere. */
class UnknownReferenceError extends Error {
  override readonly name = 'UnknownReferenceError';

  constructor(readonly ref: string) {
    super(`openapi.yaml: "${ref}" does not exist — add the component or correct the reference`);
  }
}
