import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, parseDocument } from 'yaml';
import { colorsOf, readTokens, THEME_SELECTORS } from '../../components/docs/theme/read-tokens';
import { THEMES, type Theme } from '../../lib/base/interface/constants';
import { contrast } from '../../lib/base/math/contrast';
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
  { colors, themeColor }: Pick<Site['config'], 'colors' | 'themeColor'>,
  { file, text }: { readonly file: string; readonly text: string },
): Problem[] {
  const document = parseDocument(text);
  const at = (keys: readonly string[], message: string): Problem => {
    const node = document.getIn(keys, true);
    const before = text.slice(0, isNode(node) ? node.range?.[0] : 0).split('\n');
    return { file, line: before.length, column: (before.at(-1) ?? '').length + 1, message };
  };
  return [
    ...THEMES.flatMap((theme) =>
      colorFaults(colors[theme], designColors(theme)).map(({ name, message }) =>
        at(['colors', theme, name], message),
      ),
    ),
    ...pictureFaults(themeColor.dark, siteColors({ colors }, 'dark')).map((message) =>
      at(['themeColor', 'dark'], message),
    ),
  ];
}

/** What is written on the preview pictures, whose ground is the dark color of the theme (WCAG 1.4.3). */
function pictureFaults(color: string, colors: Colors): string[] {
  const ground = color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  return ['text-strong', 'text-muted', 'accent'].flatMap((role) => {
    const ratio = contrast(colors[role] ?? '', ground);
    return ratio < 4.5
      ? `"${role}" of the dark theme on themeColor.dark, the ground of preview pictures, has a contrast of ${ratio.toFixed(2)}, and needs 4.5 — choose a darker themeColor.dark`
      : [];
  });
}
