import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { dataDir, displayPath, isFolder, listFiles } from '../../lib/base/source/files';
import { guarded, type Problem } from '../../lib/base/source/problems';
import { settledStamp, stampOf } from '../../lib/base/source/read-text';
import type { Extension, Subject } from '../../lib/docs/content/extension';
import { loadSite, readableSite } from '../../lib/docs/site/load';
import type { Site } from '../../lib/docs/site/schemas';
import { isError } from '../cli/report';
import { extensionOf } from './extension';

export interface Data {
  readonly site: Site;
  readonly subject: Subject;
}

export interface ReadData {
  readonly extension: Extension;
  /** Undefined when a file of it cannot be read. */
  readonly data: Data | undefined;
  /** The same without the files that cannot be read: see `withoutParts`. */
  readonly readable: Data;
  readonly problems: readonly Problem[];
}

/**
 * Everything that is not a page: the site's settings and the data of its subject, each file by its schema and all of
 * them against each other. It never throws.
 * @param root the folder that holds `_site` and the other data folders
 */
export async function readData(root: string = dataDir()): Promise<ReadData> {
  const extension = await extensionOf(root);
  const problems: Problem[] = [];
  const attempt = <T>(name: string, read: () => T): T | undefined => {
    let value: T | undefined;
    const faults = guarded(displayPath(path.join(root, name)), () => {
      value = read();
      return [];
    });
    problems.push(...faults);
    return value;
  };
  const site = attempt('_site', () => loadSite(root));
  const subject = attempt('_contract', () => extension.load(root));
  problems.push(...extension.check(root));
  return {
    extension,
    data: site && subject ? { site, subject } : undefined,
    readable: {
      site: site ?? readableSite(root),
      subject: subject ?? extension.loadReadable(root),
    },
    problems: unique(problems),
  };
}

let last: { readonly stamps: string; readonly read: ReadData } | undefined;

/** As `readData`, and the same object as long as no data file has changed: a preview asks after each save. */
export async function readDataAgain(root: string): Promise<ReadData> {
  // Before the files are read: what is saved meanwhile has another stamp.
  const stamps = settledStampsOfData(root);
  if (stamps !== undefined && last?.stamps === stamps) return last.read;
  const read = await readData(root);
  last = stamps === undefined ? undefined : { stamps, read };
  return read;
}

/** Undefined when a file was written just now. */
function settledStampsOfData(root: string): string | undefined {
  const stamps = dataFolders(root)
    .flatMap((folder) => listFiles(path.join(root, folder)))
    .map((file) => [file, settledStamp(file)] as const);
  return stamps.every(([, stamp]) => stamp !== undefined)
    ? JSON.stringify([root, stamps])
    : undefined;
}

export const isSound = ({ data, problems }: ReadData): boolean =>
  data !== undefined && !problems.some(isError);

/** A file that is read for several others is reported once. */
export const unique = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/**
 * Make the data folders of `to` the same as those of `from`. A file is replaced as a whole, and only when it has
 * changed, so that a reader of `to` finds complete files and notices only what is new.
 */
export function copyData(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const files = new Set(
    dataFolders(from).flatMap((folder) =>
      listFiles(path.join(from, folder)).map((file) => path.relative(from, file)),
    ),
  );
  for (const name of files) {
    const target = path.join(to, name);
    const bytes = readFileSync(path.join(from, name));
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(`${target}.new`, bytes);
    renameSync(`${target}.new`, target);
  }
  for (const folder of dataFolders(to)) {
    for (const file of listFiles(path.join(to, folder)))
      if (!files.has(path.relative(to, file))) rmSync(file);
  }
}

/** A hash of the data files with their names: to read them takes less time than to write what was made of them. */
export function hashOfData(root: string = dataDir()): string {
  const hash = createHash('sha256');
  for (const folder of dataFolders(root))
    for (const file of listFiles(path.join(root, folder))) {
      const bytes = readFileSync(file);
      hash.update(`${path.relative(root, file)}\0${bytes.length}\0`).update(bytes);
    }
  return hash.digest('hex');
}

/** Which data files there are, and when each was written. */
export const stampsOfData = (root: string = dataDir()): string =>
  dataFolders(root)
    .flatMap((folder) => listFiles(path.join(root, folder)))
    .map(stampOf)
    .join('\n');

const dataFolders = (root: string): string[] =>
  isFolder(root)
    ? readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name.startsWith('_'))
        .map(({ name }) => name)
    : [];
