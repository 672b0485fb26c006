import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';

/** What Next.js builds style sheets for. */
const BROWSERS = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

/**
 * One of the site's own scripts as a single text, for the browsers that the framework builds for; `entries` are paths
 * below the repository, which run in this order. Each name of `define` is replaced by its value wherever it occurs.
 */
export async function bundleScript(
  entries: string | readonly string[],
  define: Readonly<Record<string, unknown>> = {},
  more: Pick<BuildOptions, 'alias' | 'charset'> = {},
): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: [entries]
        .flat()
        .map((entry) => `import ${JSON.stringify(path.resolve(entry))};`)
        .join('\n'),
      loader: 'ts',
      resolveDir: process.cwd(),
    },
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

/** A style sheet that a script brings with it, for the same browsers. */
export async function bundleSheet(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve(entry)],
    bundle: true,
    minify: true,
    write: false,
    target: BROWSERS,
  });
  return outputFiles[0]?.text.trim() ?? '';
}
