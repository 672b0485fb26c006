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

/** The keys that a schema knows at a path of the data; of a choice, those of all its forms. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const {
    shape,
    element,
    valueType,
    options,
    innerType,
    in: input,
    getter,
  } = schema._zod.def as Def;
  const inner = innerType ?? input ?? getter?.();
  if (inner) return keysAt(inner, path);
  if (options) return [...new Set(options.flatMap((option) => keysAt(option, path)))];
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(shape ?? {});
  const below = shape?.[String(key)] ?? element ?? valueType;
  return below ? keysAt(below, rest) : [];
}

/** The sentence with which a schema describes the value at a path of the data; undefined if it has none. */
export function descriptionAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): string | undefined {
  const {
    shape,
    element,
    valueType,
    options,
    innerType,
    in: input,
    getter,
  } = schema._zod.def as Def;
  const [key, ...rest] = path;
  const own = key === undefined ? z.globalRegistry.get(schema)?.description : undefined;
  if (own !== undefined) return own;
  const inner = innerType ?? input ?? getter?.();
  if (inner) return descriptionAt(inner, path);
  if (options)
    return options.map((option) => descriptionAt(option, path)).find((text) => text !== undefined);
  if (key === undefined) return undefined;
  const below = shape?.[String(key)] ?? element ?? valueType;
  return below && descriptionAt(below, rest);
}
