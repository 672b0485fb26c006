import { cpSync, existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentDir, listFiles } from '../../lib/base/source/files';
import { MEDIA } from '../../lib/docs/content/images';

/** Whether a name is that of an image. */
export const isMedia = (name: string): boolean => /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(name);

/** Images next to the pages, with their path relative to the content folder. */
export function listMedia(): { source: string; name: string }[] {
  const root = contentDir();
  return listFiles(root, (name) => /^[_.]/.test(name))
    .filter(isMedia)
    .filter((source) => statSync(source, { throwIfNoEntry: false })?.isFile())
    .map((source) => ({ source, name: path.relative(root, source) }));
}

/**
 * Make a folder hold the images of the content folder and the files that its pages link to, and nothing else.
 * @param linked addresses of the files, `/media/…`
 * @param target the folder; only this program writes there
 */
export function publishMedia(linked: readonly string[], target = path.resolve('public/media')) {
  const files = linked.map((href) => decodeURI(href.slice(MEDIA.length).replace(/[?#].*$/, '')));
  const media = new Map(
    [
      ...listMedia(),
      ...files.map((name) => ({ source: path.join(contentDir(), name), name })),
    ].flatMap(({ source, name }) =>
      existsSync(source) ? [[path.join(target, name), source] as const] : [],
    ),
  );
  mkdirSync(target, { recursive: true });
  // The deepest first, so that a folder is empty when its turn comes.
  for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' }).sort().reverse()) {
    const file = path.join(target, name);
    if (statSync(file).isDirectory()) {
      if (readdirSync(file).length === 0) rmdirSync(file);
    } else if (!media.has(file)) rmSync(file);
  }
  for (const [file, source] of media) cpSync(source, file, { preserveTimestamps: true });
}
