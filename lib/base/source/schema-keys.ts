import { z } from 'zod';

/** Zod's own description of a schema, as far as keys need it. */
interface Def {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly getter?: () => z.core.$ZodType;
}

/** What a schema is made of: the schema that it wraps, or its forms, or its fields and what is below a key. */
function takeApart(schema: z.core.$ZodType) {
  const def = schema._zod.def as Def;
  return {
    inner: def.innerType ?? def.in ?? def.getter?.(),
    options: def.options,
    keys: Object.keys(def.shape ?? {}),
    below: (key: PropertyKey) => def.shape?.[String(key)] ?? def.element ?? def.valueType,
  };
}

/** The keys that a schema knows at a path of the data; of a choice, those of all its forms. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const { inner, options, keys, below } = takeApart(schema);
  if (inner) return keysAt(inner, path);
  if (options) return [...new Set(options.flatMap((option) => keysAt(option, path)))];
  const [key, ...rest] = path;
  if (key === undefined) return keys;
  const next = below(key);
  return next ? keysAt(next, rest) : [];
}

/** The sentence with which a schema describes the value at a path of the data; undefined if it has none. */
export function descriptionAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): string | undefined {
  const [key, ...rest] = path;
  const own = key === undefined ? z.globalRegistry.get(schema)?.description : undefined;
  if (own !== undefined) return own;
  const { inner, options, below } = takeApart(schema);
  if (inner) return descriptionAt(inner, path);
  if (options)
    return options.map((option) => descriptionAt(option, path)).find((text) => text !== undefined);
  const next = key === undefined ? undefined : below(key);
  return next && descriptionAt(next, rest);
}
