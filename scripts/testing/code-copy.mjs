// A copy of the code, in which a build can write `.generated/`, `public/`, `.next/` and `out/` while the site itself stays
// as it is. Plain Node, because `scripts/base.mjs` is.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../cli/setup.mjs';

const CODE = [
  'app',
  'components',
  'lib',
  'scripts',
  // The words of the interface, for a folder without its own.
  'content/_site/interface.en.yaml',
  'public/fonts',
  'instrumentation-client.ts',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Another person's folder of pages has no data of a gateway, so its wing must not be asked for. */
const GATEWAY = ['lib/gateway', 'lib/registry', 'components/gateway', 'components/registry'];

/** Copy the code without the gateway to a folder of the repository; what is there is deleted. */
export function copyCode(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of CODE)
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  for (const name of GATEWAY) rmSync(path.join(folder, name), { recursive: true });
  linkPackages(folder);
}

/** Package by package: one link to the whole folder would share, and empty, the cache of compiled pages. */
function linkPackages(folder) {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('.'))
      symlinkSync(path.relative(to, path.join(from, name)), path.join(to, name), 'junction');
  }
}
