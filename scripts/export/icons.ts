import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ICONS, SEARCH_ICONS } from '../../lib/docs/site/icons';

/** Name → inner markup of each icon that React draws. */
export const collectIcons = (): Record<string, string> =>
  Object.fromEntries(ICONS.map((name) => [name, drawing(name)]));

/** What it marks → inner markup of each icon that the search draws. */
export const searchIcons = (): Record<string, string> =>
  Object.fromEntries(Object.entries(SEARCH_ICONS).map(([mark, name]) => [mark, drawing(name)]));

/** Inner markup of a 24 × 24 drawing of lucide (ISC). @throws Error for a name that lucide does not have */
export function drawing(name: string): string {
  const file = path.resolve(`node_modules/lucide-static/icons/${name}.svg`);
  if (!existsSync(file))
    throw new Error(`lucide has no icon "${name}" — correct it in lib/docs/site/icons.ts`);
  const svg = readFileSync(file, 'utf8');
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';
  // A space before the slash would be on each page as often as the icon.
  return inner.replace(/\s+/g, ' ').replace(/> </g, '><').replaceAll(' />', '/>').trim();
}
