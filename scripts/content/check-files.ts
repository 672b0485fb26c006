import { statSync } from 'node:fs';
import path from 'node:path';
import {
  endingFault,
  fileFault,
  nameFault,
  withRightEnding,
} from '../../lib/base/source/file-names';
import { contentDir, isFolder, listFiles } from '../../lib/base/source/files';
import { ContentError, type Problem } from '../../lib/base/source/problems';
import { isMedia } from '../export/media';

/**
 * Faults of the names of all files of the content folder, and images that are not there.
 * @throws ContentError when there is no such folder, or no page in it
 */
export function checkFiles(): Problem[] {
  const root = contentDir();
  const stop = (message: string) =>
    new ContentError([{ file: path.basename(root), line: 1, column: 1, message }]);
  if (!isFolder(root))
    throw stop(
      'there is no such folder — create it, or set CONTENT_DIR to the folder of the pages',
    );
  const names = listFiles(root, (name) => name.startsWith('.') || name === 'node_modules')
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .map((name) => ({ name, isData: /(?:^|\/)_/.test(name) }));
  if (!names.some(({ name, isData }) => !isData && /\.mdx?$/.test(name)))
    throw stop('there is no page in this folder — write index.mdx, the first page of the site');
  return names.flatMap(({ name, isData }): Problem[] => {
    const isPage = !isData && /\.mdx?$/.test(name);
    const ending = endingFault(name);
    if (ending)
      return [fileFault(path.join(root, name), ending, { rename: withRightEnding(name) })];
    const message =
      (isPage ? nameFault(name) : undefined) ??
      (!isData && isMedia(name) && !isFile(path.join(root, name))
        ? 'is not an image file, or a symbolic link to one that does not exist — correct or remove it'
        : undefined);
    return message === undefined ? [] : [fileFault(path.join(root, name), message)];
  });
}

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
