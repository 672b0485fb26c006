/** The path part of a request line, decoded; undefined when it is malformed or tries to leave the folder. */
export function decodePath(target: string): string | undefined {
  const raw = target.split(/[?#]/, 1)[0] ?? '';
  if (!raw.startsWith('/')) return undefined;
  try {
    // Segment by segment, so that `%2f` cannot make new segments.
    const segments = raw.split('/').map(decodeURIComponent);
    return segments.every(isPlainSegment) ? segments.join('/').replace(/\/{2,}/g, '/') : undefined;
  } catch {
    return undefined; // decodeURIComponent refused: `%zz`
  }
}

/**
 * Files that may be served for a path, best first:
 * `/x` → `x`, `x.html`, `x/index.html` · `/x/` → `x/index.html`, `x.html` · `/` → `index.html`.
 */
export function candidatesOf(path: string): readonly string[] {
  const bare = path.replace(/^\/+|\/+$/g, '');
  if (bare === '') return ['index.html'];
  if (path.endsWith('/')) return [`${bare}/index.html`, `${bare}.html`];
  return [bare, `${bare}.html`, `${bare}/index.html`];
}

const FORBIDDEN = /[/\\\p{Cc}]/u;

const isPlainSegment = (segment: string) =>
  segment !== '..' && segment !== '.' && !FORBIDDEN.test(segment);
