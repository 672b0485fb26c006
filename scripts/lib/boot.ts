import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Site } from '../../lib/site/schemas';

export interface BootScripts {
  /** Inlined in the head; its hash goes into the page's content security policy. */
  readonly head: string;
  /** Address of the deferred script, named by its content. */
  readonly src: string;
}

const FOLDER = 'public/boot';

/** Bundle the two scripts that run before (and without) the framework. */
export async function bundleBoot(site: Site): Promise<BootScripts> {
  const define = {
    __ANNOUNCEMENT_ID__: JSON.stringify(site.announcement?.id ?? ''),
    __THEME_COLORS__: JSON.stringify(site.config.themeColor),
  };
  const bundle = async (entry: string): Promise<string> => {
    const { outputFiles } = await build({
      entryPoints: [path.resolve('components/boot', entry)],
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      define,
    });
    return outputFiles[0]?.text.trim() ?? '';
  };
  const [head, script] = await Promise.all([bundle('head.ts'), bundle('boot.ts')]);
  const name = `boot.${createHash('sha256').update(script).digest('hex').slice(0, 12)}.js`;
  const folder = path.resolve(FOLDER);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old !== name) rmSync(path.join(folder, old));
  if (!existsSync(path.join(folder, name))) writeFileSync(path.join(folder, name), script);
  return { head, src: `/boot/${name}` };
}
