import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isWhole } from '../../lib/base/math/rounds';
import { run } from '../examples/process';
import { OUT_DIR, readSite } from '../export/out';

/**
 * The checker behind validator.w3.org. It is fetched for the run and not installed, because its install script looks for
 * a Java of its own.
 */
const CHECKER = 'vnu-jar@26.9.27';

/** What it says of every page, and why it is no fault. */
const EXPECTED = [
  // It reads files, which have no origin that `'self'` could name; it takes data for scripts.
  'Resource violates Content Security Policy',
  'Inline script violates Content Security Policy',
];

/** A page with a fault: a checker that reports none was not at work. */
const PLANTED = 'planted.html';

const hasJava = spawnSync('java', ['-version']).status === 0;
const folder = mkdtempSync(path.join(os.tmpdir(), 'nu-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.skipIf(!isWhole() || !hasJava)(
  'is valid HTML for the Nu checker (with Java, in npm run test:all)',
  { timeout: 900_000 },
  async () => {
    const args = ['install', '--ignore-scripts', '--no-save', '--prefix', folder, CHECKER];
    const installed = await run('npm', args, { cwd: folder });
    expect(installed.code, installed.said).toBe(0);
    const { pages, search, notFound, redirects } = readSite();
    const files = [...pages, search, notFound, ...redirects].map(({ file }) => file);
    const planted = path.join(folder, PLANTED);
    writeFileSync(planted, '<!doctype html><html lang="en"><title>a</title><p id="a"><p id="a">');
    const jar = path.join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar');
    // Deeply nested fields need a deeper stack. Information is about style: slashes of empty elements.
    const java = ['-Xss4m', '-jar', jar, '--format', 'gnu', '--stdout', '--exit-zero-always'];
    const quiet = ['--skip-info-messages', '--filterpattern', `.*(${EXPECTED.join('|')}).*`];
    const { said } = await run('java', [...java, ...quiet, ...files, planted], { cwd: OUT_DIR });
    const faults = said.split('\n').filter((line) => line !== '');
    expect(faults.filter((line) => !line.includes(PLANTED))).toEqual([]);
    expect(faults.join()).toContain('Duplicate ID');
  },
);
