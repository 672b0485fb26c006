import type {
  InlineText,
  Json,
  Need,
  OpenApiDocument,
  Operation,
  ParameterObject,
  Rule,
  Schema,
} from '../types';
import { resolveParameter, resolveResponse, resolveSchema } from './references';
import { type EnumValue, enumOf, rulesOf, typeText } from './schema-text';

/** One field of a request or response, ready to print; `children` are the fields inside it. */
export interface Field {
  /** Last part of `path`: `line1`. */
  readonly name: string;
  /** From the top of the body: `customer.address.line1`; items of a list are `cancellations[].amount`. */
  readonly path: string;
  readonly in: 'path' | 'query' | 'header' | 'body';
  /** In words: "string", "integer", "object", "array of objects", "decimal string". */
  readonly type: string;
  /** The value can be `null`. */
  readonly nullable: boolean;
  /** Of a response: `required` = always present. */
  readonly need: Need;
  /** Set when `need` is `conditional`. */
  readonly when?: InlineText | undefined;
  readonly description: InlineText;
  readonly rules: readonly Rule[];
  readonly example?: Json | undefined;
  readonly enum?: readonly EnumValue[] | undefined;
  /** Values may be added at any time. */
  readonly openEnum?: boolean | undefined;
  /** What to do with a value that is not in the list. */
  readonly unknown?: InlineText | undefined;
  readonly sensitive?: boolean | undefined;
  readonly deprecated?: boolean | undefined;
  /** Heading above a top-level field: "Money and identity". */
  readonly group?: string | undefined;
  readonly children?: readonly Field[] | undefined;
}

/**
 * What you send, in the order of the document: path, query and header parameters, then the body.
 * The `Gateway-*` headers that sign every request are left out.
 */
export function requestFields(operation: Operation): Field[] {
  const { document, source } = operation;
  const parameters = (source.parameters ?? [])
    .map((parameter) => resolveParameter(document, parameter))
    .flatMap((parameter): Field[] => {
      if (parameter.in === 'cookie' || parameter.name.startsWith('Gateway-')) return [];
      const need = parameter.required ? 'required' : (parameter['x-need'] ?? 'optional');
      const schema: Schema = {
        ...resolveSchema(document, parameter.schema),
        ...(parameter.description !== undefined && { description: parameter.description }),
        ...(exampleOf(parameter) !== undefined && { examples: [exampleOf(parameter) ?? null] }),
        ...(parameter['x-when'] !== undefined && { 'x-when': parameter['x-when'] }),
      };
      return [fieldOf(document, parameter.name, parameter.name, schema, need, parameter.in)];
    });
  const body = source.requestBody?.content['application/json']?.schema;
  return [...parameters, ...(body ? fieldsOf(document, body, '') : [])];
}

/**
 * What a successful response brings in `data`; paths begin inside `data`. The envelope around it is the same everywhere.
 * A response that is either one object or a list is shown as the object.
 */
export function responseFields(operation: Operation): Field[] {
  const { document, source } = operation;
  for (const status of ['200', '201', '202', '302']) {
    const answer = source.responses[status];
    const schema =
      answer && resolveResponse(document, answer).content?.['application/json']?.schema;
    if (!schema) continue;
    const envelope = resolveSchema(document, schema);
    const data = resolveSchema(document, envelope.oneOf?.[0] ?? envelope).properties?.data;
    if (!data) return fieldsOf(document, schema, '');
    const inner = resolveSchema(document, data);
    return fieldsOf(document, inner.type === 'array' && inner.items ? inner.items : inner, '');
  }
  return [];
}

/** The fields of a named schema: `fieldsOfSchema(document, 'ErrorEnvelope')`. */
const fieldsOfSchema = (document: OpenApiDocument, name: string): Field[] =>
  fieldsOf(document, { $ref: `#/components/schemas/${name}` }, '');

/** The envelope of an error response: `error.code`, `error.details[].param`, `request_id`. */
export const errorFields = (document: OpenApiDocument): Field[] =>
  document.components?.schemas?.ErrorEnvelope ? fieldsOfSchema(document, 'ErrorEnvelope') : [];

/** All fields in one list, children after their parent. */
export const flattenFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...flattenFields(field.children ?? [])]);

/** The value that stands for the parameter in the table: its own example, else that of its first scenario. */
const exampleOf = ({ example, examples }: ParameterObject): Json | undefined =>
  example ?? Object.values(examples ?? {})[0]?.value;

/**
 * Splits fields by what another operation already explains, so that a page prints only what is its own.
 * @param others fields of the other operation, each read at its top level
 * @returns `shared`: fields that are equal in `others`, children included; `own`: all others; both in their order
 */
export function splitShared(
  fields: readonly Field[],
  others: readonly Field[],
): { readonly own: Field[]; readonly shared: Field[] } {
  const known = new Set(others.map((field) => JSON.stringify(field)));
  const isShared = (field: Field) => known.has(JSON.stringify(field));
  return { own: fields.filter((field) => !isShared(field)), shared: fields.filter(isShared) };
}

function fieldsOf(document: OpenApiDocument, schema: Schema, prefix: string): Field[] {
  const { properties = {}, required = [] } = resolveSchema(document, schema);
  return Object.entries(properties).map(([name, property]) => {
    const resolved = resolveSchema(document, property);
    const need = required.includes(name) ? 'required' : (resolved['x-need'] ?? 'optional');
    return fieldOf(document, name, `${prefix}${name}`, resolved, need, 'body');
  });
}

function fieldOf(
  document: OpenApiDocument,
  name: string,
  path: string,
  schema: Schema,
  need: Need,
  where: Field['in'],
): Field {
  const items = schema.items && resolveSchema(document, schema.items);
  const children = items
    ? fieldsOf(document, items, `${path}[].`)
    : fieldsOf(document, schema, `${path}.`);
  const values = enumOf(schema) ?? (items && enumOf(items));
  const example = schema.examples?.[0];
  return {
    name,
    path,
    in: where,
    type: typeText(schema, items),
    nullable: Array.isArray(schema.type) && schema.type.includes('null'),
    need,
    ...(need === 'conditional' && schema['x-when'] !== undefined && { when: schema['x-when'] }),
    description: schema.description ?? '',
    rules: [...rulesOf(schema), ...(items && children.length === 0 ? rulesOf(items) : [])],
    ...(example !== undefined && children.length === 0 && { example }),
    ...(values && { enum: values }),
    ...((schema['x-open-enum'] || items?.['x-open-enum']) && { openEnum: true }),
    ...(schema['x-unknown'] !== undefined && { unknown: schema['x-unknown'] }),
    ...(schema['x-sensitive'] && { sensitive: true }),
    ...(schema.deprecated && { deprecated: true }),
    ...(schema['x-group'] !== undefined && { group: schema['x-group'] }),
    ...(children.length > 0 && { children }),
  };
}
