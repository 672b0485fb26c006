import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { treeHash } from './tree-hash';

describe('treeHash', () => {
  let folder = '';
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'tree-hash-'));
    mkdirSync(path.join(folder, 'below'));
    write('a.ts', 'one');
    write('below/b.ts', 'two');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('changes with the content of a file below', () => {
    const before = treeHash([folder]);
    write('below/b.ts', 'three');
    expect(treeHash([folder])).not.toBe(before);
  });

  it('changes with the name of a file', () => {
    const before = treeHash([folder]);
    renameSync(path.join(folder, 'a.ts'), path.join(folder, 'aa.ts'));
    expect(treeHash([folder])).not.toBe(before);
  });

  it('changes with the salt', () => {
    expect(treeHash([folder], 'production')).not.toBe(treeHash([folder]));
  });

  it('does not change with tests', () => {
    const before = treeHash([folder]);
    write('below/b.test.ts', 'four');
    expect(treeHash([folder])).toBe(before);
  });

  it('reports a name that does not exist', () => {
    expect(() => treeHash([path.join(folder, 'missing')])).toThrow('ENOENT');
  });
});
