import { gzipSync, zipSync } from 'fflate';

/** The first day that ZIP knows; in local time, because that is what the format stores. */
const FIRST_DAY = new Date(1980, 0, 1);

/** A ZIP archive of files by their names. Every file has the same date, so equal files make equal archives. */
export const zipped = (files: Readonly<Record<string, Uint8Array>>): Uint8Array =>
  zipSync(files, { mtime: FIRST_DAY });

/** A file as gzip, without a date. */
export const gzipped = (bytes: Uint8Array): Uint8Array => gzipSync(bytes, { mtime: 0 });
