import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { isFolder } from './files';

/** Data files of one form. Loaders read what is here, and editors get their schemas from it. */
export interface DataFile<T = unknown> {
  /** Path below the content folder, or a pattern of one folder: `_services/*.yaml`. */
  readonly files: string;
  readonly schema: z.ZodType<T>;
  /** Its texts may hold places, such as `{limit:refund_window}`, that are filled before the schema sees them. */
  readonly isFilled?: boolean;
}

/** `*` stands for a name that does not begin with `_`: that is how a file says that it is of another form. */
const nameOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/_.][^/]*')}$`);

/** Whether a path below the content folder is one of these files. */
export const isOneOf = ({ files }: Pick<DataFile, 'files'>, relative: string): boolean =>
  nameOf(files).test(relative);

/** The file of a pattern that has this name, without the suffix. */
export const fileNamed = ({ files }: Pick<DataFile, 'files'>, root: string, name: string): string =>
  path.join(root, path.posix.dirname(files), `${name}.yaml`);

/** The files of a pattern that exist, as absolute paths in order. */
export function filesOf({ files }: Pick<DataFile, 'files'>, root: string): string[] {
  const folder = path.join(root, path.posix.dirname(files));
  if (!isFolder(folder)) return [];
  const name = nameOf(path.posix.basename(files));
  return readdirSync(folder)
    .filter((each) => name.test(each))
    .sort()
    .map((each) => path.join(folder, each));
}
