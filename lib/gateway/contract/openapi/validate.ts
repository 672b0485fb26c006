import type { Json, JsonObject, OpenApiDocument, Schema } from '../types';
import { resolveSchema } from './references';

/** Keys from the top of a value. */
type Path = readonly (string | number)[];

/** One way in which a value breaks its schema; `message` continues a sentence that begins with the name of the place. */
export type Fault = { readonly path: Path; readonly message: string } & (
  | { readonly kind: 'missing'; readonly field: string }
  | { readonly kind: 'unknown_field' }
  | { readonly kind: 'alternatives' }
  | { readonly kind: 'value' }
);

interface Options {
  /** Only a part of the object is given: missing fields are no fault. */
  readonly partial?: boolean;
}

/** Hold a value against a schema of the document: types, values, lengths, patterns, required and unknown fields. */
export function validate(
  document: OpenApiDocument,
  schema: Schema,
  value: Json,
  options: Options = {},
): Fault[] {
  return check(document, schema, value, [], options);
}

function check(
  document: OpenApiDocument,
  given: Schema,
  value: Json,
  path: Path,
  options: Options,
): Fault[] {
  const schema = resolveSchema(document, given);
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => hasType(value, type))) {
    return [
      {
        kind: 'value',
        path,
        message: `is ${nameOf(value)}, the schema says ${types.join(' or ')}`,
      },
    ];
  }
  const faults: Fault[] = [];
  const fault = (message: string) => faults.push({ kind: 'value', path, message });
  for (const message of brokenAlternatives(document, schema, value, options)) {
    faults.push({ kind: 'alternatives', path, message });
  }
  if (schema.const !== undefined && schema.const !== value) {
    fault(`is ${JSON.stringify(value)}, must be ${JSON.stringify(schema.const)}`);
  }
  if (schema.enum && !schema['x-open-enum'] && !schema.enum.some((item) => item === value)) {
    fault(`is ${JSON.stringify(value)}, allowed are ${schema.enum.map(String).join(', ')}`);
  }
  if (typeof value === 'string') checkText(schema, value, fault);
  if (typeof value === 'number') checkNumber(schema, value, fault);
  if (isList(value)) {
    if (schema.maxItems !== undefined && value.length > schema.maxItems) {
      fault(`has ${value.length} items, at most ${schema.maxItems} are allowed`);
    }
    if (schema.minItems !== undefined && value.length < schema.minItems) {
      fault(`has ${value.length} items, at least ${schema.minItems} are needed`);
    }
    const { items } = schema;
    if (items) {
      value.forEach((item, index) => {
        faults.push(...check(document, items, item, [...path, index], options));
      });
    }
  } else if (value !== null && typeof value === 'object') {
    faults.push(...checkObject(document, schema, value, path, options));
  }
  return faults;
}

/** `oneOf`: exactly one fits; `anyOf`: one or more. A part of an object may lack the field that decides. */
function brokenAlternatives(
  document: OpenApiDocument,
  { oneOf, anyOf }: Schema,
  value: Json,
  options: Options,
): string[] {
  if (options.partial) return [];
  const fitting = (schemas: readonly Schema[]) =>
    schemas.filter((schema) => check(document, schema, value, [], options).length === 0).length;
  const names = (schemas: readonly Schema[]) =>
    schemas.map(({ required, $ref }) => (required ?? [$ref ?? '…']).join(' and ')).join(', ');
  return [
    ...(oneOf && fitting(oneOf) !== 1 ? [`must fit exactly one of: ${names(oneOf)}`] : []),
    ...(anyOf && fitting(anyOf) === 0 ? [`must fit one of: ${names(anyOf)}`] : []),
  ];
}

function checkObject(
  document: OpenApiDocument,
  schema: Schema,
  value: JsonObject,
  path: Path,
  options: Options,
): Fault[] {
  const { properties = {}, required = [], additionalProperties: rest } = schema;
  const faults: Fault[] = options.partial
    ? []
    : required
        .filter((name) => !(name in value))
        .map((field) => ({
          kind: 'missing',
          field,
          path,
          message: `lacks the required field "${field}"`,
        }));
  const fault = (message: string) => faults.push({ kind: 'value', path, message });
  const names = Object.keys(value);
  if (schema.minProperties !== undefined && names.length < schema.minProperties) {
    fault(`has ${names.length} keys, at least ${schema.minProperties}`);
  }
  if (schema.maxProperties !== undefined && names.length > schema.maxProperties) {
    fault(`has ${names.length} keys, at most ${schema.maxProperties}`);
  }
  for (const [name, item] of Object.entries(value)) {
    // Names such as "constructor" are on every object; only the schema's own count.
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const longest = schema.propertyNames?.maxLength;
    if (longest !== undefined && name.length > longest) {
      fault(`has a key longer than ${longest} characters: "${name}"`);
    }
    if (property) faults.push(...check(document, property, item, [...path, name], options));
    else if (rest === false) {
      const message = 'is not a field of the schema';
      faults.push({ kind: 'unknown_field', path: [...path, name], message });
    } else if (typeof rest === 'object') {
      faults.push(...check(document, rest, item, [...path, name], options));
    }
  }
  return faults;
}

function checkText(schema: Schema, value: string, fault: (message: string) => void): void {
  const length = [...value].length;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) {
    fault(`"${value}" does not match ${schema.pattern}`);
  }
  if (schema.minLength !== undefined && length < schema.minLength) {
    fault(`has ${length} characters, at least ${schema.minLength} are needed`);
  }
  if (schema.maxLength !== undefined && length > schema.maxLength) {
    fault(`has ${length} characters, at most ${schema.maxLength} are allowed`);
  }
  if (schema.format === 'date-time' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)) {
    fault(`"${value}" is not a UTC time such as 2026-01-15T12:00:00Z`);
  }
}

function checkNumber(schema: Schema, value: number, fault: (message: string) => void): void {
  if (schema.minimum !== undefined && value < schema.minimum) fault(`is below ${schema.minimum}`);
  if (schema.maximum !== undefined && value > schema.maximum) fault(`is above ${schema.maximum}`);
}

function hasType(value: Json, type: string): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return isList(value);
    default:
      return nameOf(value) === type;
  }
}

const nameOf = (value: Json): string =>
  value === null ? 'null' : isList(value) ? 'array' : typeof value;

/** `Array.isArray` does not narrow readonly arrays. */
export const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
