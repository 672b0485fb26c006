import { lstatSync, readFileSync, statSync } from 'node:fs';
import { displayPath } from './files';
import { ContentError, type Problem } from './problems';

/** Whether there is something under this name, a link to nothing included: reading that gives the reason. */
export const isThere = (file: string): boolean =>
  lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** What changes when a file changes; for a file that cannot be read, a text of its own. */
export function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return `${file}@${stat ? stat.mtimeMs : 'none'}`;
}

/** The clock of a file system may be so coarse: a second save within this time need not change what it says of a file. */
const CLOCK_MS = 2000;

/**
 * What changes whenever a file may have another text, also by a move or by its permissions. Undefined for a file that was
 * written just now, or is not there: it has to be read.
 */
export function settledStamp(file: string): string | undefined {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file);
    return Date.now() - ctimeMs < CLOCK_MS ? undefined : `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch {
    return undefined; // why it cannot be read is said where it is read
  }
}

/**
 * Bytes of the longest page and the longest data file. For so much the check takes some 10 seconds and 1 GB, a table of
 * 100,000 rows takes 3 GB and ends the stack of the parser. Our longest files have 59 and 637 kB.
 */
const MAX_KB = { page: 500, data: 1000 } as const;

/**
 * The text of a page or a data file: UTF-8 without control characters. All of `content/` is read here.
 * @throws ContentError when the file does not exist, is no regular file (reading a pipe would never end), is too long, or
 * has another encoding. Also for each character that no page can show, and for an unresolved conflict, with its place.
 */
export function readText(file: string): string {
  const name = displayPath(file);
  const top = (message: string) => new ContentError([{ file: name, line: 1, column: 1, message }]);
  const stat = statOf(file, top);
  if (!stat.isFile()) throw top('is not a file with text — remove it or write a text file');
  const most = /\.mdx?$/.test(file) ? MAX_KB.page : MAX_KB.data;
  if (stat.size > most * 1000)
    throw top(
      `has ${Math.ceil(stat.size / 1000)} kB, too much to be read — divide it into files of at most ${most} kB`,
    );
  const bytes = contentOf(file, top);
  if (isUtf16(bytes)) throw top('is in UTF-16 — save the file as UTF-8');
  const text = decode(bytes);
  if (text === undefined) {
    const good = decodablePrefix(bytes);
    const byte = (bytes[Buffer.byteLength(good)] ?? 0).toString(16).toUpperCase();
    throw new ContentError([
      {
        file: name,
        ...placeAfter(good),
        message: `byte ${byte} is not UTF-8 — save the file as UTF-8 and correct the characters from here on`,
      },
    ]);
  }
  const faults = controlFaults(text, name);
  if (faults.length > 0) throw new ContentError(faults);
  const conflict = /^<{7} [\s\S]*?^>{7} /m.exec(text);
  if (conflict) {
    const message = 'has the conflict markers of git — resolve the conflict and remove them';
    throw new ContentError([{ file: name, ...placeAfter(text.slice(0, conflict.index)), message }]);
  }
  return text;
}

type Refuse = (message: string) => ContentError;

function statOf(file: string, top: Refuse) {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat) return stat;
  } catch (error) {
    throw top(unreadable(error));
  }
  throw isThere(file)
    ? top('is a symbolic link to a file that does not exist — correct the link or remove it')
    : top('does not exist — restore the file');
}

function contentOf(file: string, top: Refuse): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw top(unreadable(error));
  }
}

function unreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'ENOENT':
      return 'does not exist — restore the file';
    case 'EACCES':
    case 'EPERM':
      return 'cannot be read: permission denied — change its permissions';
    case 'ELOOP':
      return 'is a symbolic link that leads back to itself — correct the link or remove it';
    default:
      return `cannot be read${code && ` (${code})`} — restore the file`;
  }
}

/** By its byte-order mark, or by the zero that each of its ASCII characters has. */
const isUtf16 = (bytes: Buffer): boolean =>
  ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2)) ||
  (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0));

/** The text with its byte-order mark; undefined when a byte is not UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The longest beginning that is UTF-8. */
function decodablePrefix(bytes: Buffer): string {
  // A lenient decoder puts U+FFFD for the first bad byte; the text may hold that character itself before it.
  const lenient = bytes.toString('utf8');
  for (let at = lenient.indexOf('\uFFFD'); at >= 0; at = lenient.indexOf('\uFFFD', at + 1)) {
    const prefix = lenient.slice(0, at);
    const size = Buffer.byteLength(prefix);
    if (!bytes.subarray(size, size + 3).equals(REPLACEMENT)) return prefix;
  }
  return lenient;
}

const REPLACEMENT = Buffer.from('\uFFFD');

/** All control characters but tab and the ends of lines (Unicode category Cc). */
const CONTROL = /[^\P{Cc}\t\n\r]/gu;

const controlFaults = (text: string, file: string): Problem[] =>
  [...text.matchAll(CONTROL)].slice(0, MOST_FAULTS).map(
    ({ 0: character, index }): Problem => ({
      file,
      ...placeAfter(text.slice(0, index)),
      message: `invisible control character U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} — delete it`,
    }),
  );

/** A file of another kind has one in every second place. */
const MOST_FAULTS = 20;

function placeAfter(text: string): { line: number; column: number } {
  const lines = text.split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').replace(/^\uFEFF/, '').length + 1 };
}
