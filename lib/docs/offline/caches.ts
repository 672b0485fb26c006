import type { Strategy } from './strategy';

/** Raised when what a cache holds changes its form: caches of another version are dropped whole. */
const VERSION = 1;

/** What is kept apart, because it grows and goes by rules of its own; `state` is the worker's own memory. */
export type Kept = Exclude<Strategy, 'network'> | 'state';

/** Caches belong to an origin, and an origin may carry several sites: the base path is part of the name. */
const prefixOf = (base: string): string => `docs:${base}:`;

/** `document` on `/docs` → `docs:/docs:1:document`. */
export const cacheName = (base: string, kept: Kept): string =>
  `${prefixOf(base)}${VERSION}:${kept}`;

/** Whether a cache is this site's, of whichever version. */
export const isOwnCache = (name: string, base: string): boolean => name.startsWith(prefixOf(base));

/** Whether a cache is this site's and of another version than this one. */
export const isOldCache = (name: string, base: string): boolean =>
  isOwnCache(name, base) && !name.startsWith(`${prefixOf(base)}${VERSION}:`);
