import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GENERATED_DIR } from '../../../lib/base/source/files';
import { treeHash } from '../../../lib/base/source/tree-hash';
import { renderOnly, type SiteIndex } from '../../../lib/docs/content/pages';
import { CommandError, DISK_FULL } from '../../cli/run-command';
import { KeptPages } from './kept-pages';
import { machineSettings } from './machine-settings';

/** What the framework compiles, and what decides how. */
const CODE = [
  'app',
  'components',
  'lib',
  'scripts/export/code-hash.ts',
  'scripts/export/no-segments.cjs',
  'instrumentation-client.ts',
  'next.config.ts',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
];
/** Lists of pages, which are read while pages are rendered, files for other programs, and marks. */
const NOT_COMPILED =
  /^(?:schemas|pages\.json|routes-to-render\.json|content-version\.ts|postman\.json|icons-made-of\.txt|running-.+)$/;
/** Of which code the folder `.next` holds the compiled form. */
const COMPILED = '.next/compiled-of.txt';

/** Bytes; the framework fails with less, and does not always say why. */
const LITTLE_SPACE = 16_000_000;

/**
 * Writes the export of all pages into `out`. Code that is compiled already is not compiled again, and pages of an
 * earlier build whose inputs are the same are not rendered again.
 * @returns how many pages were rendered
 * @throws CommandError when the framework fails; it has said why
 */
export function exportPages(out: string, index: SiteIndex): number {
  const compiled = compiledHash();
  const isCompiled = existsSync(COMPILED) && readFileSync(COMPILED, 'utf8') === compiled;
  rmSync(COMPILED, { force: true });
  let kept = new KeptPages(index, compiled);
  renderOnly(kept.missing);
  // The framework would take the list of the pages to export from the build before: it reads this file early, and once.
  rmSync('.next/prerender-manifest.json', { force: true });
  runFramework(isCompiled ? ['--experimental-build-mode', 'generate'] : []);
  if (!kept.fits(out)) {
    // What is kept, or the compiled form, has been changed outside a build: nothing of it can be used.
    kept = new KeptPages(index, compiled, true);
    renderOnly(kept.missing);
    runFramework([]);
  }
  kept.complete(out);
  writeFileSync(COMPILED, compiled);
  return kept.missing.length;
}

/** A hash of all that decides what the framework compiles: the same code has the same scripts and build id. */
function compiledHash(): string {
  const generated = readdirSync(GENERATED_DIR)
    .filter((name) => !NOT_COMPILED.test(name))
    .sort()
    .map((name) => path.join(GENERATED_DIR, name));
  return treeHash([...CODE.filter((name) => existsSync(name)), ...generated], machineSettings());
}

function runFramework(options: readonly string[]): void {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'build', ...options],
    { stdio: 'inherit' },
  );
  if (status === 0) return;
  const { bavail, bsize } = statfsSync('.');
  throw new CommandError(
    bavail * bsize < LITTLE_SPACE ? DISK_FULL : 'The framework could not build the pages.',
  );
}
