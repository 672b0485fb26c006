import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOfData, readDataAgain } from './data';

describe('the hash of the data', () => {
  let home: string;
  let root: string;
  const at = (name: string) => path.join(root, name);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), text);
  };
  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'data-'));
    root = path.join(home, 'content');
    write('_site/site.yaml', 'name: Demo\n');
    write('_services/deep/one.yaml', '1');
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it('is the same for the same data: in a copy, after a second save, and beside other pages', () => {
    const before = hashOfData(root);
    write('_site/site.yaml', 'name: Demo\n');
    write('guide.mdx', '# Guide\n');
    write('guide/more.mdx', '# More\n');
    expect(hashOfData(root)).toBe(before);
    cpSync(root, path.join(home, 'copy'), { recursive: true });
    expect(hashOfData(path.join(home, 'copy'))).toBe(before);
  });

  const CHANGES: readonly (readonly [string, () => void])[] = [
    ['a text of the same length', () => write('_site/site.yaml', 'name: Dema\n')],
    ['a text in a folder below', () => write('_services/deep/one.yaml', '2')],
    ['a new file', () => write('_site/navbar.yaml', '')],
    ['a new folder', () => write('_contract/limits.yaml', '')],
    ['a removed file', () => rmSync(at('_services/deep/one.yaml'))],
    ['another name', () => renameSync(at('_site/site.yaml'), at('_site/sites.yaml'))],
    ['another folder', () => renameSync(at('_services'), at('_service'))],
  ];
  it.each(CHANGES)('is another after a change: %s', (_, change) => {
    const before = hashOfData(root);
    change();
    expect(hashOfData(root)).not.toBe(before);
  });

  it.each(CHANGES)('is why all data is read again, and nothing else: %s', async (_, change) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    /** As if nothing had been saved for a while: what was saved just now is always read. */
    const later = () => vi.setSystemTime(Date.now() + 60_000);
    later();
    const before = await readDataAgain(root);
    write('guide.mdx', '# Guide\n');
    later();
    const isSame = async () => (await readDataAgain(root)) === before;
    expect(await isSame()).toBe(true);
    change();
    later();
    expect(await isSame()).toBe(false);
    // Written just now, it may have a second text within the same time.
    write('_site/site.yaml', 'name: Other\n');
    vi.useRealTimers();
    const first = await readDataAgain(root);
    expect(first.readable.site.config.name).toBe('Other');
    expect(first === (await readDataAgain(root))).toBe(false);
  });

  it('does not take the end of one file for the begin of the next', () => {
    write('_site/a', 'x_site/b\0y');
    const before = hashOfData(root);
    write('_site/a', 'x');
    write('_site/b', 'y');
    expect(hashOfData(root)).not.toBe(before);
  });
});
