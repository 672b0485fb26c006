/**
 * True for an error that says a script of the site could not be fetched: the bundler's `ChunkLoadError`, or a
 * browser's own words for a failed dynamic import (Chromium, Firefox, Safari).
 */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (?:css )?chunk|failed to load chunk|dynamically imported module|importing a module script failed/i.test(
      error.message,
    )
  );
}
