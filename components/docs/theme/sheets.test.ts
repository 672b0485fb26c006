import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

const sheets = ['app', 'components'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const path = join(folder, file);
      const source = readFileSync(join(ROOT, path), 'utf8');
      return { path, css: source.replace(/\/\*[\s\S]*?\*\//g, '') };
    }),
);
const TOKENS = 'components/docs/theme/tokens.css';
const tokens = sheets.find((sheet) => sheet.path === TOKENS)?.css ?? '';

/** Files that sheets and modules of `app` and `components` import. */
const imported = new Set(
  ['app', 'components'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|tsx?)$/.test(file))
      .flatMap((file) => {
        const path = join(ROOT, folder, file);
        const names = readFileSync(path, 'utf8').matchAll(
          /@?import '(@\/|\.[^']*\/)([^'/][^']*\.css)'/g,
        );
        return [...names].map(([, start = '', rest = '']) =>
          start === '@/' ? rest : relative(ROOT, join(dirname(path), start, rest)),
        );
      }),
  ),
);

/** Sheets that a script of its own brings: the build names them to its bundler. */
const bundled = [
  ...readFileSync(join(ROOT, 'scripts/export/boot.ts'), 'utf8').matchAll(
    /bundleSheet\('([^']+\.css)'\)/g,
  ),
].map(([, name = '']) => name);

it.each(sheets)('$path is imported', ({ path }) => {
  // The build bundles each sheet of a name like this one, and `Sheet` brings it.
  if (path.endsWith('.page.css')) return;
  // `.generated/extension.css` imports the sheet of an extension.
  expect([...imported, ...bundled, 'components/registry/gateway.css']).toContain(path);
});

describe.each(sheets)('$path', ({ path, css }) => {
  it('takes colours from tokens', () => {
    if (path === TOKENS) return;
    expect(css.match(/#[\da-f]{3,8}\b(?=[^{}]*;)|\b(?:rgba?|hsla?|oklch)\(/gi)).toBeNull();
  });

  it('uses neither light-dark() nor !important', () => {
    expect(css.match(/light-dark\(|!important/g)).toBeNull();
  });

  it('names what stands before an element by a class or an attribute, or the element itself', () => {
    // Else each element that a script adds anywhere makes the browser find the style of all elements again.
    expect(css.match(/(?:\*|\)|\b(?:h[1-6]|p|div|li|ul|ol)) [+~] (?:\*|:not|:where)/g)).toBeNull();
  });

  it('does not ask what is below the root', () => {
    // Each element that comes or goes would change the root, and the browser would style all elements again.
    expect(css.match(/(?:\bhtml|:root|\bbody|\.shell)[^\s,{>+~]*:has\(/g)).toBeNull();
  });

  it('gives no element by itself a style for marked or selected text', () => {
    // It would be worked out for every element of the page, which doubles the time that styles take.
    const all = css.replace(/@supports not selector\(::scroll-marker\) \{/g, '@supports');
    expect(all.match(/(?<!@supports\s*)(?<=[{};,]\s*)::(?:selection|highlight)/g)).toBeNull();
  });

  it('knows one width of the viewport, 996px', () => {
    const widths = [...css.matchAll(/@media[^{]*/g)]
      .map(([query]) => query.trim())
      .filter((query) => /width/.test(query));
    const allowed = ['@media (width > 996px)', '@media (width <= 996px)'];
    expect(widths.filter((query) => !allowed.includes(query))).toEqual([]);
  });

  it('stands in a layer', () => {
    const outside = css.replace(/@(?:layer [^;{]+;|import [^;]+;|charset [^;]+;)/g, '').trim();
    expect(outside === '' || outside.startsWith('@layer ')).toBe(true);
  });

  it('uses custom properties that somebody defines', () => {
    const known = new Set(
      [tokens, ...sheets.map((sheet) => sheet.css)].flatMap((source) =>
        [...source.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name),
      ),
    );
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });
});
