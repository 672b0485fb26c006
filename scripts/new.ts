import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDir, dataDir, displayPath } from '../lib/base/source/files';
import { pageTemplate } from '../lib/docs/prose/template';
import { readArguments } from './cli/arguments.mjs';
import { extensionOf } from './content/extension';

const HELP = `Usage: npm run new -- <route> [title]
  npm run new -- services/blik/payin_hpp
  npm run new -- /cabinet/control/limits "Limits"`;

/** A new page from the template of its kind: everything the checks ask for is there, and says what to write. */
async function main([route, title]: readonly string[]): Promise<void> {
  const name = route?.replace(/^\/+|\/+$|\.mdx$/g, '') ?? '';
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(name)) {
    console.error(HELP);
    process.exit(1);
  }
  const file = path.join(contentDir(), `${name}.mdx`);
  if (existsSync(file) || existsSync(path.join(contentDir(), name, 'index.mdx'))) {
    console.error(`${displayPath(file)}  is there already — edit it, or choose another route`);
    process.exit(1);
  }
  const subject = (await extensionOf()).load(dataDir());
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, pageTemplate(`/${name}`, title, subject.template(`/${name}`)));
  console.log(
    `${displayPath(file)}  written — "npm run dev" shows it, "npm run prose" says what it lacks`,
  );
}

await main(readArguments(HELP, { allowPositionals: true }).positionals);
