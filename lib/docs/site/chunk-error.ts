/**
 * True for an error that says that a script of the site could not be fetched. It is the bundler's `ChunkLoadError`, or
 * the message of a browser for a failed dynamic import (Chromium, Firefox, Safari).
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
