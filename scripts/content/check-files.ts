import { lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type DataFile, isOneOf } from '../../lib/base/source/data-file';
import {
  endingFault,
  fileFault,
  nameFault,
  withRightEnding,
} from '../../lib/base/source/file-names';
import { contentDir, isFolder, listFiles } from '../../lib/base/source/files';
import { ContentError, type Problem } from '../../lib/base/source/problems';
import { didYouMean } from '../../lib/base/text/nearest';
import { isMedia } from '../export/media';

/**
 * Faults of the names of all files of the content folder, data files that nothing reads, and images that are not there.
 * @param forms the data files that are read
 * @throws ContentError when there is no such folder, or no page in it
 */
export function checkFiles(forms: readonly Pick<DataFile, 'files'>[]): Problem[] {
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
    const link = linkFault(path.join(root, name), root);
    if (link !== undefined) return [fileFault(path.join(root, name), link)];
    const isPage = !isData && /\.mdx?$/.test(name);
    const ending = endingFault(name);
    if (ending)
      return [fileFault(path.join(root, name), ending, { rename: withRightEnding(name) })];
    const message =
      (isPage ? nameFault(name) : undefined) ??
      unreadFault(name, forms) ??
      (!isData && isMedia(name) && !isFile(path.join(root, name))
        ? 'is not an image file, or a symbolic link to one that does not exist — correct or remove it'
        : undefined);
    return message === undefined ? [] : [fileFault(path.join(root, name), message)];
  });
}

/** A data file that no loader knows, by its path below the content folder. */
function unreadFault(name: string, forms: readonly Pick<DataFile, 'files'>[]): string | undefined {
  if (!/^_.*\.yaml$/.test(name) || forms.some((form) => isOneOf(form, name))) return undefined;
  const own = path.posix.basename(name);
  const names = forms.map(({ files }) => files.replace('*.yaml', own));
  const folders = `the files are ${forms.map(({ files }) => files).join(', ')}`;
  return `nothing reads this file${didYouMean(name, names, folders)}`;
}

/**
 * What is wrong with a symbolic link. A linked folder is not walked, and what is elsewhere is not reviewed with the
 * content; nor would a change of it be noticed. A link to nothing is a fault of what reads it.
 */
function linkFault(file: string, root: string): string | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return undefined;
  const target = targetOf(file);
  if (target === undefined) return undefined;
  if (isFolder(target))
    return 'is a symbolic link to a folder, which is not read — put the folder itself here';
  const isWithin = target.startsWith(realpathSync(root) + path.sep);
  return isWithin
    ? undefined
    : 'is a symbolic link that leads out of the content folder — put the file itself here';
}

/** Undefined for a link to nothing, or back to itself. */
function targetOf(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
