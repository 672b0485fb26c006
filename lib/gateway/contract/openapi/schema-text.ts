import type { InlineText, Rule, Schema } from '../types';

/** One value of an enum, ready to print. */
export interface EnumValue {
  readonly value: string;
  readonly description?: InlineText | undefined;
  readonly isDefault?: boolean | undefined;
}

const PLURALS: Readonly<Record<string, string>> = {
  object: 'objects',
  string: 'strings',
  integer: 'integers',
  number: 'numbers',
  boolean: 'booleans',
};

/** The type in words: "string", "integer", "boolean or string", "array of objects". */
export function typeText(schema: Schema, items?: Schema): string {
  const own = typesOf(schema);
  if (own.includes('array')) {
    const inner = items ? typesOf(items)[0] : undefined;
    return inner ? `array of ${PLURALS[inner] ?? inner}` : 'array';
  }
  return own.length > 0 ? own.join(' or ') : 'any';
}

/** The enum with a sentence each, the default marked; `null` is not a value to list. */
export function enumOf(schema: Schema): EnumValue[] | undefined {
  const values = schema.enum?.filter((value) => value !== null);
  if (!values || values.length === 0) return undefined;
  return values.map((value) => {
    const text = String(value);
    const description = schema['x-enum-descriptions']?.[text];
    return {
      value: text,
      ...(description !== undefined && { description }),
      ...(schema.default === value && { isDefault: true }),
    };
  });
}

/** The constraints of a schema, ready to print; `x-rules` come first, and replace the bounds that have the same label. */
export function rulesOf(schema: Schema): Rule[] {
  const rules: Rule[] = [...(schema['x-rules'] ?? [])];
  const bounds = (label: string, low: number | undefined, high: number | undefined, unit = '') => {
    const value = rangeText(low, high);
    if (value && !rules.some((rule) => rule.label === label))
      rules.push({ label, value: `${value}${unit}` });
  };
  bounds('Length', schema.minLength, schema.maxLength);
  bounds('Range', schema.minimum, schema.maximum);
  bounds('Items', schema.minItems, schema.maxItems);
  bounds('Keys', schema.minProperties, schema.maxProperties);
  if (schema.format !== undefined) rules.push({ label: 'Format', value: schema.format });
  if (schema.pattern !== undefined) {
    rules.push({ label: 'Pattern', value: schema.pattern, code: true });
  }
  if (schema.default !== undefined && !schema.enum) {
    rules.push({ label: 'Default', value: JSON.stringify(schema.default), code: true });
  }
  return rules;
}

/** `1–64`, `-840 to 840`, `at most 64`, `at least 1`, `6`; empty without bounds. */
function rangeText(low: number | undefined, high: number | undefined): string {
  const print = (value: number) => value.toLocaleString('en-US');
  if (low !== undefined && high !== undefined) {
    if (low === high) return print(low);
    return low < 0 ? `${print(low)} to ${print(high)}` : `${print(low)}–${print(high)}`;
  }
  if (high !== undefined) return `at most ${print(high)}`;
  return low !== undefined ? `at least ${print(low)}` : '';
}

function typesOf(schema: Schema): string[] {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  return types.filter((type) => type !== 'null');
}

/** A field inside a schema by its path: `next_action.type`. `undefined` where there is none. */
export const propertyAt = (schema: Schema, path: string): Schema | undefined =>
  path.split('.').reduce<Schema | undefined>((found, name) => found?.properties?.[name], schema);
