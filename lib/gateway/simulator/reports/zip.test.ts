import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipped } from './zip';

const bytes = (text: string) => new TextEncoder().encode(text);

it('keeps names and contents', () => {
  const files = { 'report.csv': bytes('id,amount\r\n'.repeat(100)), 'xl/größe.xml': bytes('') };
  expect(unzipSync(zipped(files))).toEqual(files);
});

it('gives every file the first date of the format, so equal files make equal archives', () => {
  const header = new DataView(zipped({ 'report.csv': bytes('id') }).buffer);
  // APPNOTE 4.3.7: time at byte 10 and date at byte 12; 1980-01-01 is year 0, month 1, day 1.
  expect([header.getUint16(10, true), header.getUint16(12, true)]).toEqual([
    0, 0b0000000_0001_00001,
  ]);
});
