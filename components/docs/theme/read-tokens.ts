/** The custom properties of the first rule that starts with the selector, in order. */
export function readTokens(css: string, selector: string, after = ''): Map<string, string> {
  const from = css.indexOf(`${selector} {`, after ? css.indexOf(after) : 0);
  const body = css.slice(from, css.indexOf('}', from)).replace(/\/\*[\s\S]*?\*\//g, '');
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The colors among custom properties, by their names without the prefix: `accent` → `#e4bc70`. */
export const colorsOf = (tokens: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    [...tokens].flatMap(([name, value]) =>
      name.startsWith('--color-') ? [[name.slice('--color-'.length), value]] : [],
    ),
  );

/** What selects each theme in the sheet of the tokens. */
export const THEME_SELECTORS = { dark: ':root', light: "[data-theme='light']" } as const;
