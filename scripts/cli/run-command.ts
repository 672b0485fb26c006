import { existsSync } from 'node:fs';
import { contentDir, isFolder } from '../../lib/base/source/files';
import { keepValues } from '../../lib/base/source/kept';
import { ContentError } from '../../lib/base/source/problems';
import { report } from './report';

/** A reason to stop that needs one sentence and no stack trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Run a command.
 *
 * Faults of the content are printed as a list. A `CommandError` and an error of the system (a file that
 * cannot be read, a port that is in use) are printed as one sentence. Each ends the program with 1.
 * Everything else is a defect of the command and keeps its stack trace.
 */
export async function runCommand(main: () => void | Promise<void>): Promise<void> {
  keepValues();
  try {
    await main();
  } catch (error) {
    if (error instanceof ContentError) report(error.problems);
    else if (error instanceof CommandError) console.error(error.message);
    else if (isOfSystem(error)) console.error(refusal(error));
    else throw error;
    process.exit(1);
  }
}

/** @throws CommandError when there is no content folder. */
export function requireContent(): void {
  const folder = contentDir();
  if (isFolder(folder)) return;
  throw new CommandError(
    `${folder} is ${existsSync(folder) ? 'not a' : 'no'} folder — create it, or set CONTENT_DIR to the folder of the pages.`,
  );
}

export const DISK_FULL = 'The disk is full — free some space, then run the command again.';

/** No space, no quota, or a file larger than is allowed. */
const isDiskFull = ({ code }: NodeJS.ErrnoException): boolean =>
  code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG';

/** A file is in the place of a folder, the disk is read-only, or another user owns the folder. */
const CANNOT_WRITE = new Set(['EEXIST', 'ENOTDIR', 'EROFS', 'EACCES', 'EPERM']);

/** In one sentence why the system refused something, with the remedy where the reason is known. */
function refusal(error: NodeJS.ErrnoException): string {
  if (isDiskFull(error)) return DISK_FULL;
  if (error.path !== undefined && CANNOT_WRITE.has(error.code ?? ''))
    return `${error.path} cannot be written (${error.code}) — make it a folder that you may write, then run the command again.`;
  const port = 'port' in error ? error.port : undefined;
  return error.code === 'EADDRINUSE' && port !== undefined
    ? `Port ${port} is already in use — stop the program that uses it, or choose another with --port.`
    : `The system refused: ${error.message}.`;
}

/** The sentence for an error of the system; undefined for a defect, which keeps its stack trace. */
export const sentenceOf = (error: unknown): string | undefined =>
  isOfSystem(error) ? refusal(error) : undefined;

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;
