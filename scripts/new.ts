import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDir, dataDir, displayPath } from '../lib/base/source/files';
import { pageTemplate } from '../lib/docs/prose/template';
import { readArguments } from './cli/arguments.mjs';
import { CommandError, requireContent, runCommand } from './cli/run-command';
import { extensionOf } from './content/extension';

const HELP = `Usage: npm run new -- <route> [title]
  npm run new -- services/blik/payin_hpp
  npm run new -- /cabinet/control/limits "Limits"`;

/** A new page from the template of its kind: everything the checks ask for is there, and says what to write. */
async function main([route, title, extra]: readonly string[]): Promise<void> {
  requireContent();
  const name = route?.replace(/^\/+|\/+$|\.mdx$/g, '') ?? '';
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(name)) {
    throw new CommandError(
      `"${route ?? ''}" is not a route — write names of a-z, 0-9, "-" and "_" with "/" between them.\n\n${HELP}`,
    );
  }
  if (extra !== undefined)
    throw new CommandError(`"${extra}" is one argument too many — put the title in quotes.`);
  const file = path.join(contentDir(), `${name}.mdx`);
  if (existsSync(file) || existsSync(path.join(contentDir(), name, 'index.mdx'))) {
    throw new CommandError(
      `${displayPath(file)} already exists — edit it, or choose another route.`,
    );
  }
  const subject = (await extensionOf()).load(dataDir());
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, pageTemplate(`/${name}`, title, subject.template(`/${name}`)));
  console.log(
    `${displayPath(file)} is written — "npm run dev" shows it, and "npm run prose" lists what it lacks.`,
  );
}

const { positionals } = readArguments(HELP, { allowPositionals: true });
await runCommand(() => main(positionals));
