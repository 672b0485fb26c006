import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { classOf } from '../../lib/docs/publish/classes';
import { compress } from './compress';

/** `out/_report.json`: what the build made, for the job that pushes it and for a person who watches the weight. */
export interface BuildReport {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** By what a file is for (lib/docs/publish/classes.ts). */
  readonly classes: Readonly<Record<string, { readonly files: number; readonly bytes: number }>>;
  /** The heaviest documents, each once, with their size over the wire. */
  readonly largest: readonly {
    readonly file: string;
    readonly bytes: number;
    readonly brotli: number;
  }[];
}

const LARGEST = 10;
export const REPORT_FILE = '_report.json';

/**
 * Count the finished folder and write the report into it. Numbers only, no times: two builds of one input agree.
 * @param spellings second names of files: they count as files, and have no bytes of their own
 */
export async function writeReport(
  out: string,
  pages: number,
  spellings: ReadonlyMap<string, string>,
): Promise<BuildReport> {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name !== REPORT_FILE && statSync(path.join(out, name)).isFile())
    .sort();
  const classes: Record<string, { files: number; bytes: number }> = {};
  const sizes = files.map((file) => {
    const bytes = spellings.has(file) ? 0 : statSync(path.join(out, file)).size;
    const group = classOf(`/${file}`);
    classes[group] ??= { files: 0, bytes: 0 };
    classes[group].files += 1;
    classes[group].bytes += bytes;
    return { file, bytes };
  });
  const documents = sizes.filter(({ file }) => file.endsWith('.html') && !spellings.has(file));
  const report: BuildReport = {
    pages,
    files: files.length,
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
    classes,
    largest: await Promise.all(
      documents
        .sort((a, b) => b.bytes - a.bytes || (a.file < b.file ? -1 : 1))
        .slice(0, LARGEST)
        .map(async ({ file, bytes }) => ({
          file,
          bytes,
          brotli: await weigh(path.join(out, file)),
        })),
    ),
  };
  writeFileSync(path.join(out, REPORT_FILE), `${JSON.stringify(report, null, 2)}\n`);
  return report;
}

const weigh = async (file: string): Promise<number> =>
  (await compress(readFileSync(file), 'br9')).length;
