import path from 'node:path';
import { build } from 'esbuild';

/** The worker as one script, with the small build of FlexSearch: only its index is used. */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('components/search/worker/worker.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    alias: {
      flexsearch: path.resolve('node_modules/flexsearch/dist/flexsearch.light.module.min.js'),
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
