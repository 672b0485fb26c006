import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ICONS } from '../../lib/docs/site/icons';

/** Name → inner markup of the 24 × 24 drawing, from lucide (ISC). */
export function collectIcons(): Record<string, string> {
  return Object.fromEntries(
    ICONS.map((name) => {
      const svg = readFileSync(
        path.resolve(`node_modules/lucide-static/icons/${name}.svg`),
        'utf8',
      );
      const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1] ?? '';
      return [name, inner.replace(/\s+/g, ' ').replace(/> </g, '><').trim()];
    }),
  );
}
