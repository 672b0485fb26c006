// `npm run <command>`: starts a program of this folder, or says what is missing. Plain Node: perhaps nothing is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { programOf } from './cli/program.mjs';
import { checkNode, fail, ROOT } from './cli/setup.mjs';

checkNode();
const [node = '', , name = '', ...args] = process.argv;
if (!existsSync(path.join(ROOT, 'node_modules/esbuild')))
  fail('The packages are not installed: run `npm ci`.');
const file = path.join(ROOT, 'scripts', name);
process.argv = [node, file, ...args];
process.setSourceMapsEnabled(true);
await import(await programOf(file));
