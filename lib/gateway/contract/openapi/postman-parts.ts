import type { Json, JsonObject } from '../types';
import { isList } from './validate';

/** A header, a part of a query, or a variable. */
export interface Pair extends JsonObject {
  readonly key: string;
}

/** What the converter wrote, or an empty part of the kind that is needed. */
export const objectOf = (value: Json | undefined): JsonObject =>
  value !== null && typeof value === 'object' && !isList(value) ? value : {};

export const listOf = (value: Json | undefined): readonly Json[] =>
  value !== undefined && isList(value) ? value : [];

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

export const pairsOf = (value: Json | undefined): Pair[] =>
  listOf(value).map((item) => ({ ...objectOf(item), key: textOf(objectOf(item).key) }));
