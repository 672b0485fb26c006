import type { SearchContext } from '../types';

/** Path prefixes of the contexts; the first that fits decides. */
const PREFIXES: readonly (readonly [prefix: string, context: SearchContext])[] = [
  ['/services/invoicing', 'invoicing'],
  ['/services', 'services'],
  ['/invoicing', 'invoicing'],
  ['/api', 'api'],
  ['/reference', 'reference'],
  ['/callbacks', 'callbacks'],
  ['/callbacks_get', 'callbacks'],
  ['/reports', 'callbacks'],
  ['/cabinet', 'cabinet'],
];

/** Context of a page by its route; what fits nowhere is `general`. */
export const contextOf = (route: string): SearchContext =>
  PREFIXES.find(([prefix]) => route === prefix || route.startsWith(`${prefix}/`))?.[1] ?? 'general';
