/** What we use of a package without types. */
declare module '@shuding/opentype.js' {
  interface Path {
    toPathData(decimals: number): string;
  }
  interface Glyph {
    readonly index: number;
    /** What the outline covers, in units of the font, upward. */
    getMetrics(): Readonly<Record<'xMin' | 'yMin' | 'xMax' | 'yMax', number>>;
    getPath(x: number, y: number, size: number): Path;
  }
  interface Spacing {
    /** Between two letters, as a share of the size. */
    readonly letterSpacing: number;
  }
  interface Font {
    readonly unitsPerEm: number;
    forEachGlyph(
      text: string,
      x: number,
      y: number,
      size: number,
      options: Spacing,
      callback: (glyph: Glyph, x: number) => void,
    ): number;
    getAdvanceWidth(text: string, size: number, options: Spacing): number;
  }
  const opentype: { readonly parse: (file: ArrayBuffer) => Font };
  export default opentype;
}
