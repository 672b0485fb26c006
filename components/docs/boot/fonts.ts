/**
 * Loads the face of code also on pages without code, because search results and the suggestions of the 404 page add
 * code later. A face that is not loaded by then would not be used for it.
 */
export function startFonts(): void {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-mono');
  // Without the sheet or the file, the text keeps its fallback.
  document.fonts.load(`1em ${family}`).catch(() => undefined);
}
