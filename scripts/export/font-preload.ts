/** A style sheet of the page, as the framework's export writes it. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

const FACE = /@font-face\s*\{[^}]*\}/g;

/** The font file of a `@font-face` rule. */
const FONT = /url\(["']?([^"')]+\.woff2)["']?\)/;

/**
 * Ask for the fonts of a page's style sheets together with the sheets, right after them. The faces are
 * `font-display: optional`: one that is found only when the text is laid out is too late for the first paint. Faces
 * with a `unicode-range` are for rare letters, and the browser asks for them when it meets one.
 *
 * @param html a whole document
 * @param readSheet the text of a style sheet by its address (`/_next/static/chunks/a.css`)
 */
export function preloadFonts(html: string, readSheet: (href: string) => string): string {
  return html.replace(SHEET, (link, href: string) => {
    const fonts = [...readSheet(href).matchAll(FACE)]
      .flatMap(([face]) => (face.includes('unicode-range') ? [] : (FONT.exec(face)?.[1] ?? [])))
      .map((font) => new URL(font, new URL(href, 'https://site.invalid')).pathname);
    const preloads = [...new Set(fonts)].map(
      // Fonts are always fetched without credentials; a preload of another mode would be fetched twice.
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin/>`,
    );
    return [link, ...preloads].join('');
  });
}
