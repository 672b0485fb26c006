// `npm run <command>`: starts a program of this folder, or says what is missing. Plain Node: perhaps nothing is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, fail, ROOT } from './cli/setup.mjs';

checkNode();
const [node = '', , name = '', ...args] = process.argv;
const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
if (!existsSync(tsx)) fail('The packages are not installed: run `npm ci`.');
process.argv = [node, tsx, path.join(ROOT, 'scripts', name), ...args];
await import(pathToFileURL(tsx).href);
