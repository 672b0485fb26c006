import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Extension } from '../docs/content/extension';
import type { checkContract } from '../gateway/contract/check';

const PROBLEM = { file: 'content/_contract/limits.yaml', line: 1, column: 1, message: 'a fault' };

let home: string;
let root: string;
let gateway: Extension;
/** What takes seconds. */
const check = vi.fn<typeof checkContract>(() => [PROBLEM]);
/** What a program that has just begun would know of the code, the packages and Node. */
let code = 'one';

beforeEach(async () => {
  home = mkdtempSync(path.join(os.tmpdir(), 'gateway-'));
  root = path.join(home, 'content');
  vi.spyOn(process, 'cwd').mockReturnValue(home);
  vi.stubEnv('CONTENT_DIR', root);
  vi.resetModules();
  vi.doMock('../gateway/contract/check', () => ({ checkContract: check }));
  vi.doMock('../gateway/contract/load', async (original) => {
    const load = await original<typeof import('../gateway/contract/load')>();
    return { ...load, contractKey: (of: string) => `${load.contractKey(of)} ${code}` };
  });
  (await import('../base/source/kept')).keepValues();
  ({ gateway } = await import('./gateway'));
});
afterEach(() => {
  vi.doUnmock('../gateway/contract/check');
  vi.doUnmock('../gateway/contract/load');
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  // Other test files share the modules of this process, and keep nothing.
  vi.resetModules();
  rmSync(home, { recursive: true });
});

const write = (id: string) => {
  mkdirSync(path.join(root, '_contract'), { recursive: true });
  const text = `groups:\n  - { id: ${id}, title: A, limits: [] }\n`;
  writeFileSync(path.join(root, '_contract/limits.yaml'), text);
};

it('checks a contract once, and again when the data or the code are others', () => {
  const checks = () => {
    expect(gateway.check(root)).toEqual([PROBLEM]);
    return check.mock.calls.length;
  };
  write('first');
  expect(checks()).toBe(1);
  write('second_group');
  expect(checks()).toBe(2);
  // The contract is read anew, and is one that was checked before.
  write('first');
  expect(checks()).toBe(2);
  code = 'two';
  write('second_group');
  expect(checks()).toBe(3);
});
