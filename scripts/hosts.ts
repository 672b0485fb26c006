import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFolder } from '../lib/base/source/files';
import { readArguments } from './cli/arguments.mjs';
import { CommandError, runCommand } from './cli/run-command';
import { hostFiles } from './hosts/host-files';

const HELP = `Usage: npm run hosts -- [--dir out] [--to out-hosts]
Writes configuration for hosts that are not object storage, made for the build in out/: see DEPLOYMENT.md.`;

const { values } = readArguments(HELP, {
  options: {
    dir: { type: 'string', default: 'out' },
    to: { type: 'string', default: 'out-hosts' },
  },
});

await runCommand(() => {
  if (!existsSync(path.join(values.dir, 'index.html'))) {
    throw new CommandError(
      `There is no build in ${values.dir} — run \`npm run build\`, or name its folder with --dir.`,
    );
  }
  const files = hostFiles(values.dir);
  refuseOthers(values.to, [...files.keys()]);
  rmSync(values.to, { recursive: true, force: true });
  for (const [name, text] of files) {
    const file = path.join(values.to, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (name.endsWith('.sh')) chmodSync(file, 0o755);
  }
  console.log(`${files.size} files in ${values.to}/`);
});

/**
 * The folder is emptied before it is written, so it may hold only files of this command.
 * @throws CommandError when it is a file, or holds something else
 */
function refuseOthers(to: string, names: readonly string[]): void {
  if (!existsSync(to)) return;
  if (!isFolder(to)) throw new CommandError(`${to} is a file — name a folder with --to.`);
  const own = new Set(names.map((name) => name.split('/')[0]));
  const other = readdirSync(to).find((name) => !own.has(name));
  if (other === undefined) return;
  throw new CommandError(
    `${to} holds "${other}", which this command did not write — name a new folder with --to.`,
  );
}
