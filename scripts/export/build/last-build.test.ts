import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exportedModules } from '../code-hash';
import { LastBuild, removeCaches } from './last-build';
import { isSetting } from './machine-settings';

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const last = () => new LastBuild(path.join(folder, 'out'));

/** A whole build, as `npm run build` does it. */
function make({ prepare = () => {}, render = () => {} } = {}): void {
  const current = last();
  current.isCurrent();
  current.forget();
  prepare();
  current.prepared();
  render();
  current.remember();
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'last-build-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  write('out/faq/index.html', 'Text');
  write('public/icons/a.svg', '<svg/>');
  write('content/faq.mdx', 'Text');
  write('elsewhere/faq.mdx', 'Text');
  write('next.config.ts', '');
  write('node_modules/.package-lock.json', '{}');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('removeCaches deletes what builds keep, but not the program that is running', () => {
  const cache = 'node_modules/.cache';
  for (const name of ['docs-pages/a.json', 'docs-build.json', 'docs-programs/build-1/prepare.mjs'])
    write(`${cache}/${name}`, '');
  write('.next/trace', '');
  write('.generated/site.json', '{}');
  removeCaches();
  expect(readdirSync(path.join(folder, cache))).toEqual(['docs-programs']);
  expect(readdirSync(path.join(folder, cache, 'docs-programs/build-1'))).toEqual(['prepare.mjs']);
  expect(readdirSync(folder)).not.toContain('.next');
  expect(readdirSync(folder)).not.toContain('.generated');
});

it('is current after a build, as long as nothing changes', () => {
  expect(last().isCurrent()).toBe(false);
  make({ prepare: () => write('public/openapi.json', '{}') });
  expect(last().isCurrent()).toBe(true);
  write('.next/trace', 'made by the build');
  write('node_modules/.cache/docs-pages/a.json', '{}');
  vi.stubEnv('NEXT_TELEMETRY_DISABLED', '1');
  vi.stubEnv('PORT', '3000');
  expect(last().isCurrent()).toBe(true);
});

it.each<[string, () => void]>([
  ['a page', () => write('content/faq.mdx', 'Texts')],
  ['a data file', () => write('content/_site/site.yaml', 'name: A')],
  ['a setting of the framework', () => write('next.config.ts', '//')],
  ['a file that no build reads today', () => write('.env.production', 'A=1')],
  ['the packages', () => write('node_modules/.package-lock.json', '{ }')],
  ['a file in public', () => write('public/icons/a.svg', '<svg></svg>')],
  ['the address of the site', () => vi.stubEnv('SITE_URL', 'https://docs.gateway.example')],
  ['the content folder', () => vi.stubEnv('CONTENT_DIR', path.join(folder, 'elsewhere'))],
  [
    'the time of a file of the build',
    () => utimesSync(path.join(folder, 'out/faq/index.html'), 1, 1),
  ],
  ['a file more', () => write('out/a.txt', '')],
  ['a file less', () => rmSync(path.join(folder, 'out/faq/index.html'))],
  ['the whole folder', () => rmSync(path.join(folder, 'out'), { recursive: true })],
])('is not current after a change of %s', (_, change) => {
  make();
  expect(last().isCurrent()).toBe(true);
  change();
  expect(last().isCurrent()).toBe(false);
});

it('is not current after a build that failed', () => {
  make();
  const failing = last();
  failing.isCurrent();
  failing.forget();
  expect(last().isCurrent()).toBe(false);
});

it.each(['content/faq.mdx', 'public/icons/a.svg'])(
  'is not current after a build during which %s was edited, whatever is there now',
  (file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    make({ render: () => write(file, 'edited') });
    expect(last().isCurrent()).toBe(false);
    write(file, text);
    expect(last().isCurrent()).toBe(false);
  },
);

it('is never current with a file that cannot be read', () => {
  symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'content/a.mdx'));
  make();
  expect(last().isCurrent()).toBe(false);
});

/** Variables that decide nothing in `out/`: the build sets two itself, and one is a word of a printed example. */
const HARMLESS = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'GATEWAY_ACCESS_TOKEN', 'npm_execpath'];

it('knows every variable of the environment that the build reads', async () => {
  vi.restoreAllMocks();
  const { metafile } = await build({
    entryPoints: [
      'scripts/build.ts',
      ...(await exportedModules()).filter((file) => /\.tsx?$/.test(file)),
    ],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    packages: 'external',
    external: ['*.woff2', '@/.generated/*'],
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const names = Object.keys(metafile.inputs)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/process\.env\.(\w+)/g)])
    .map(([, name = '']) => name);
  expect(names).toContain('SITE_URL');
  expect(
    [...new Set(names)].filter((name) => !isSetting(name) && !HARMLESS.includes(name)),
  ).toEqual([]);
});
