/**
 * Load the face of code also on pages without code: search results and the suggestions of the 404 page bring some
 * later, and a face that is not loaded by then would not be used for them.
 */
export function startFonts(): void {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-mono');
  // Without the sheet or the file, the text keeps its fallback.
  document.fonts.load(`1em ${family}`).catch(() => undefined);
}
