import { resolveSchema } from '../../contract/openapi/references';
import { isList } from '../../contract/openapi/validate';
import type { Json, OpenApiDocument, Schema, ServiceField } from '../../contract/types';
import { isObject } from '../../simulator/wire/json';
import { nameOfPath, type Path } from './value';

/** A field of the form. A field that is not in the request is one of `more` of the object that would hold it. */
export interface FormNode {
  readonly path: Path;
  /** The last part of the path, or the number of an item. */
  readonly name: string;
  /** What the service calls it. */
  readonly label?: string | undefined;
  readonly kind: 'text' | 'choice' | 'object' | 'list';
  readonly value: Json;
  readonly types: readonly string[];
  /** Values of a closed list, which are a choice, or of an open one, which are offered. */
  readonly options: readonly string[];
  readonly isRequired: boolean;
  readonly children: readonly FormNode[];
  /** Names of fields that can be added. */
  readonly more: readonly string[];
  /** Whether a field of any name can be added. */
  readonly takesNames: boolean;
}

/** What the form of a body is made of. */
export interface FormSource {
  readonly document: OpenApiDocument;
  readonly schema: Schema;
  /** Fields of the service, by their dot paths. */
  readonly fields: readonly ServiceField[];
}

/** The fields of a body that are there, in its own order, each with those that could be added. */
export const formOf = (source: FormSource, body: Json): FormNode =>
  nodeOf(source, source.schema, body, [], true);

function nodeOf(
  source: FormSource,
  given: Schema,
  value: Json,
  path: Path,
  isRequired: boolean,
): FormNode {
  const schema = resolveSchema(source.document, given);
  const own = source.fields.find(({ name }) => name === nameOfPath(path));
  const closed = own?.enum?.map((item) => item.value) ?? valuesOf(schema);
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const base = {
    path,
    name: String(path.at(-1) ?? ''),
    label: own?.label,
    value,
    types,
    options: closed,
    isRequired: isRequired || own?.need === 'required',
    children: [],
    more: [],
    takesNames: false,
  };
  if (value !== null && typeof value === 'object' && isList(value)) {
    const items = schema.items ?? {};
    const children = value.map((item, index) =>
      nodeOf(source, items, item, [...path, index], value.length <= (schema.minItems ?? 0)),
    );
    return { ...base, kind: 'list', children };
  }
  if (isObject(value)) return { ...base, kind: 'object', ...partsOf(source, schema, value, path) };
  const isChoice = closed.length > 0 && closed.includes(textOf(value)) && !schema['x-open-enum'];
  return { ...base, kind: isChoice ? 'choice' : 'text' };
}

function partsOf(
  source: FormSource,
  schema: Schema,
  value: Readonly<Record<string, Json>>,
  path: Path,
): Pick<FormNode, 'children' | 'more' | 'takesNames'> {
  const { required = [] } = schema;
  const children = Object.entries(value).map(([name, item]) =>
    nodeOf(source, schemaOf(schema, name), item, [...path, name], required.includes(name)),
  );
  const known = [...Object.keys(schema.properties ?? {}), ...ownNames(source, path)];
  return {
    children,
    more: [...new Set(known)].filter((name) => !Object.hasOwn(value, name)),
    takesNames: schema.additionalProperties !== false && !schema.properties,
  };
}

/** The schema of a field by its name; any other name has the schema that the object gives for it. */
function schemaOf({ properties = {}, additionalProperties: rest }: Schema, name: string): Schema {
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return own ?? (typeof rest === 'object' ? rest : {});
}

/** Names that fields of the service have directly below a path. */
const ownNames = ({ fields }: FormSource, path: Path): string[] =>
  fields.flatMap(({ name, step = 'create' }) => {
    const parts = name.split('.');
    const isBelow = step === 'create' && path.every((part, index) => part === parts[index]);
    return isBelow ? (parts[path.length] ?? []) : [];
  });

const valuesOf = (schema: Schema): string[] => {
  if (schema.const !== undefined) return [textOf(schema.const)];
  const types = [schema.type ?? []].flat();
  if (types.includes('boolean') && types.every((type) => type === 'boolean' || type === 'null'))
    return ['true', 'false'];
  return (schema.enum ?? []).filter((value) => value !== null).map(textOf);
};

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Objects inside a new value are filled no deeper. */
const DEPTH = 4;

/**
 * What a field begins with when it is added: what the service or the document gives as its example, else the least that
 * its schema takes.
 */
export function initialValue(source: FormSource, path: Path): Json {
  let schema = resolveSchema(source.document, source.schema);
  for (const step of path) {
    const next = typeof step === 'number' ? (schema.items ?? {}) : schemaOf(schema, step);
    schema = resolveSchema(source.document, next);
  }
  return startOf(source, schema, path, 0);
}

function startOf(source: FormSource, given: Schema, path: Path, depth: number): Json {
  const schema = resolveSchema(source.document, given);
  const name = path.filter((step) => typeof step === 'string').join('.');
  const own = source.fields.find((field) => field.name === name);
  if (own && typeof own.example !== 'object') return own.example;
  const [example = schema.default ?? schema.const ?? schema.enum?.[0]] = schema.examples ?? [];
  const types = [schema.type ?? []].flat();
  if (example !== undefined && example !== null) return example;
  if (types.includes('array'))
    return schema.items ? [startOf(source, schema.items, [...path, 0], depth + 1)] : [];
  if (types.includes('object') || schema.properties) {
    if (depth > DEPTH) return {};
    const needed = source.fields
      .filter((field) => field.need === 'required' && field.name.startsWith(`${name}.`))
      .map((field) => field.name.slice(name.length + 1).split('.')[0] ?? '');
    return Object.fromEntries(
      [...new Set([...(schema.required ?? []), ...needed])].map((key) => [
        key,
        startOf(source, schemaOf(schema, key), [...path, key], depth + 1),
      ]),
    );
  }
  if (types.includes('integer') || types.includes('number')) return schema.minimum ?? 0;
  return types.includes('boolean') ? true : '';
}
