import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';

/**
 * One of the site's own scripts as a single text, for the browsers that the framework builds for; `entry` is a path
 * below the repository. Each name of `define` becomes its value wherever it stands.
 */
export async function bundleScript(
  entry: string,
  define: Readonly<Record<string, unknown>> = {},
  more: Pick<BuildOptions, 'alias' | 'charset' | 'plugins'> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    ...more,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
