/** Chunks, sheets and media, as pages (`/_next/static/…`), chunks (`static/…`) and sheets (`../media/…`) write them. */
const NEXT = /(?:\bstatic\/|\.\.\/)((?:chunks|media)\/[\w~.-]+\.\w+)/g;
/** Scripts of the shell, and sheets of components: a name, twelve hexadecimal digits of its hash. */
const BOOT = /\/(boot\/[\w-]+\.[\da-f]{12}\.(?:js|css))/g;

/**
 * The hashed assets that a text of the site mentions, as paths below the site's folder, each once:
 * `<script src="/boot/boot.244e8cfe06e6.js">` → `boot/boot.244e8cfe06e6.js`.
 */
export function referencesOf(text: string): string[] {
  const next = [...text.matchAll(NEXT)].map(([, path]) => `_next/static/${path}`);
  const boot = [...text.matchAll(BOOT)].map(([, path]) => path ?? '');
  return [...new Set([...next, ...boot])];
}

/** Whether an asset may mention others. */
export const mayMention = (path: string): boolean => /\.(?:js|css)$/.test(path);

/** The files that the list of the search names (lib/docs/search/format.ts), as paths below the site's folder. */
export function searchFilesOf(manifest: {
  readonly worker: string;
  readonly names: string;
  readonly texts: string;
  readonly pages: readonly string[];
}): string[] {
  const { worker, names, texts, pages } = manifest;
  return [worker, names, texts, ...pages].map((name) => `search/${name}`);
}
