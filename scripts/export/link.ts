import { copyFileSync, linkSync, rmSync, writeFileSync } from 'node:fs';

/** Give a file a second name; a file system without such names gets a copy. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!isRefused(error)) throw error;
    copyFileSync(from, to);
  }
}

/** Write a file anew: what has another name, such as a page that is kept for the next build, stays as it is. */
export function writeAnew(file: string, text: string): void {
  rmSync(file, { force: true });
  writeFileSync(file, text);
}

/** Drives of another kind, too many names, and folders that a container shares refuse it; each in its own words. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EPERM', 'EXDEV', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EACCES'].includes(
    String(error.code),
  );
