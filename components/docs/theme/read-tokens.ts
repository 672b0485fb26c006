/** The custom properties of the first rule that starts with the selector, in order. */
export function readTokens(css: string, selector: string, after = ''): Map<string, string> {
  const from = css.indexOf(`${selector} {`, after ? css.indexOf(after) : 0);
  const body = css.slice(from, css.indexOf('}', from)).replace(/\/\*[\s\S]*?\*\//g, '');
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
