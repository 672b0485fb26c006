import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { THEME_SELECTORS } from '../../components/docs/theme/read-tokens';
import { THEMES } from '../../lib/base/interface/constants';
import { GENERATED_DIR } from '../../lib/base/source/files';
import type { Site } from '../../lib/docs/site/schemas';
import { siteColors } from '../content/check-colors';
import { drawIcons } from './brand-icons';

const ICON = 'public/icon.svg';
/** What the icons in `public/` were made of. */
const STAMP = path.join(GENERATED_DIR, 'icons-made-of.txt');
const CODE = ['brand-icons.ts', 'raster.ts'].map((name) => path.join(import.meta.dirname, name));

/**
 * Draws the icons of the site into `public/`, unless they are there.
 * @returns a short hash of what they are made of, for their addresses
 */
export function writeIcons({ config, mark, texts }: Site): string {
  const parts = {
    mark,
    title: `${config.name} ${texts.shell.docs}`,
    ground: config.themeColor.dark,
    accent: siteColors(config, 'dark').accent ?? '',
  };
  const hash = createHash('sha256').update(JSON.stringify(parts));
  for (const file of CODE) hash.update(readFileSync(file));
  const stamp = hash.digest('hex').slice(0, 8);
  const isDrawn = existsSync(STAMP) && existsSync(ICON) && readFileSync(STAMP, 'utf8') === stamp;
  if (isDrawn) return stamp;
  for (const [name, bytes] of drawIcons(parts)) {
    const file = path.join('public', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  mkdirSync(GENERATED_DIR, { recursive: true });
  writeFileSync(STAMP, stamp);
  return stamp;
}

/** The site's own colors as a sheet that follows the one of the tokens; empty without any. Paper keeps its own. */
export const brandSheet = ({ colors }: Pick<Site['config'], 'colors'>): string => {
  const rules = THEMES.flatMap((theme) => {
    const lines = Object.entries(colors[theme]).map(
      ([name, color]) => `      --color-${name}: ${color};\n`,
    );
    return lines.length > 0 ? [`    ${THEME_SELECTORS[theme]} {\n${lines.join('')}    }\n`] : [];
  });
  return rules.length > 0 ? `@media screen {\n  @layer tokens {\n${rules.join('')}  }\n}\n` : '';
};
