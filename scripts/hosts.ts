import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './cli/arguments.mjs';
import { hostFiles } from './hosts/host-files';

const HELP = `Usage: npm run hosts -- [--dir out] [--to out-hosts]
Writes configuration for hosts that are not object storage, made for the build in out/: see DEPLOYMENT.md.`;

const { values } = readArguments(HELP, {
  options: {
    dir: { type: 'string', default: 'out' },
    to: { type: 'string', default: 'out-hosts' },
  },
});

const files = hostFiles(values.dir);
rmSync(values.to, { recursive: true, force: true });
for (const [name, text] of files) {
  const file = path.join(values.to, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (name.endsWith('.sh')) chmodSync(file, 0o755);
}
console.log(`${files.size} files in ${values.to}/`);
