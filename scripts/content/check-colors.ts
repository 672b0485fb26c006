import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, parseDocument } from 'yaml';
import { colorsOf, readTokens, THEME_SELECTORS } from '../../components/docs/theme/read-tokens';
import { THEMES, type Theme } from '../../lib/base/interface/constants';
import type { Problem } from '../../lib/base/source/problems';
import { type Colors, colorFaults } from '../../lib/docs/site/colors';
import type { Site } from '../../lib/docs/site/schemas';

const SHEET = path.resolve(import.meta.dirname, '../../components/docs/theme/tokens.css');

/** The colors of the design in one theme, by name. */
const designColors = (theme: Theme): Colors =>
  colorsOf(readTokens(readFileSync(SHEET, 'utf8'), THEME_SELECTORS[theme]));

/** The colors of a theme, with those of the site in place of the design's. */
export const siteColors = ({ colors }: Pick<Site['config'], 'colors'>, theme: Theme): Colors => ({
  ...designColors(theme),
  ...colors[theme],
});

/**
 * Faults of the colors in `_site/site.yaml`: unknown names, and text that cannot be read.
 * @param source text of that file, and its name for messages
 */
export function checkColors(
  { colors }: Pick<Site['config'], 'colors'>,
  { file, text }: { readonly file: string; readonly text: string },
): Problem[] {
  const document = parseDocument(text);
  return THEMES.flatMap((theme) =>
    colorFaults(colors[theme], designColors(theme)).map(({ name, message }): Problem => {
      const node = document.getIn(['colors', theme, name], true);
      const before = text.slice(0, isNode(node) ? node.range?.[0] : 0).split('\n');
      return { file, line: before.length, column: (before.at(-1) ?? '').length + 1, message };
    }),
  );
}
