import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { treeHash } from '../../lib/base/source/tree-hash';

/** Files that decide the browser's code in addition to the modules of the site. */
const SETTINGS = ['next.config.ts', 'package-lock.json'];

/** Short hash of the code of the export: the build id. Content is not in it: a changed text keeps every script's address. */
export const codeHash = async (): Promise<string> =>
  treeHash([...(await exportedModules()), ...SETTINGS], process.env.BASE_PATH).slice(0, 16);

/**
 * Every module and style sheet that the framework's pages import, by its path in the repository, sorted. Generated ones
 * are left out: they are made of content, or of modules that are listed themselves.
 */
export async function exportedModules(): Promise<string[]> {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((name) => path.join('app', name))
    .filter((file) => /\.tsx?$/.test(file));
  const { metafile } = await build({
    entryPoints: [...pages, 'instrumentation-client.ts'].filter((file) => existsSync(file)),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    packages: 'external',
    // The data of the site; the two files that name the modules of an extension are followed.
    external: ['*.woff2', '@/.generated/*.json'],
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs)
    .filter((file) => !file.startsWith('.generated/'))
    .sort();
}
