import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDir, dataDir, displayPath } from '../lib/base/source/files';
import type { NewFiles } from '../lib/docs/content/new-kind';
import { addToList, groupsOf } from '../lib/docs/navigation/add-to-list';
import { loadSite } from '../lib/docs/site/load';
import { readArguments } from './cli/arguments.mjs';
import { answersTo } from './cli/questions';
import { CommandError, requireContent, runCommand } from './cli/run-command';
import { extensionOf } from './content/extension';
import { newPage } from './content/new-page';

const HELP = `Usage: npm run new -- <route> [title] [--description <text>] [--list <group>]
  npm run new -- services/blik/payin_hpp
  npm run new -- /cabinet/control/limits "Limits" --list "Set up the account"
--description  one or two sentences, 50 to 160 characters
--list         the group of the sidebar, or of the section, that gets the page`;

/** Lists of pages that authors write. */
const LISTS = ['_site/sections.yaml', '_site/sidebar.yaml'];

/** Everything that belongs to a new page or to a new thing of the subject; what is left to write is a TODO. */
async function main(): Promise<void> {
  requireContent();
  const { kinds, template } = (await extensionOf()).load(dataDir());
  const usage = [
    HELP,
    ...Object.entries(kinds).map(
      ([name, { about, questions }]) =>
        `\nnpm run new -- ${name} [--list <group>]${questions.map((each) => ` --${each.name} …`).join('')}\n  ${about}; asks for what is missing`,
    ),
  ].join('\n');
  const options = [
    'description',
    ...Object.values(kinds).flatMap((kind) => kind.questions.map((each) => each.name)),
    'list',
  ];
  const { positionals, values } = readArguments(usage, {
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
  });
  const [first, title, extra] = positionals;
  if (extra !== undefined)
    throw new CommandError(`"${extra}" is one argument too many — put the title in quotes.`);
  const kind = first === undefined ? undefined : kinds[first];
  const made = kind
    ? kind.make(await answersTo(kind.questions, values))
    : newPage(first ?? '', { title, description: values.description, template });
  await write(made, values.list);
}

async function write(made: NewFiles, list: string | undefined): Promise<void> {
  const existing = [...made.files.keys()].find((name) => existsSync(path.join(contentDir(), name)));
  if (existing !== undefined)
    throw new CommandError(`${shown(existing)} already exists — edit it, or choose another name.`);
  const listed = listOf(made.routes, list);
  for (const [name, text] of made.files) {
    const file = path.join(contentDir(), name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${shown(name)} is written.`);
  }
  for (const [name, lines] of made.lines) {
    const file = path.join(contentDir(), name);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    writeFileSync(file, text + (text === '' || text.endsWith('\n') ? '' : '\n') + lines);
    console.log(`${shown(name)} has a new line.`);
  }
  if (listed) {
    writeFileSync(path.join(contentDir(), listed.name), listed.text);
    console.log(`${shown(listed.name)} lists ${made.routes.join(', ')}.`);
  }
  const next = [
    ...made.next,
    'npm run dev shows it, and npm run check names each TODO that is left.',
  ];
  console.log(`\n${next.map((step, index) => `${index + 1}. ${step}`).join('\n')}`);
}

/**
 * The list with the new pages in the group that the author names.
 * @throws CommandError for an unknown group, and without one where the check requires it
 */
function listOf(routes: readonly string[], group: string | undefined) {
  const texts = LISTS.map((name) => ({ name, file: path.join(contentDir(), name) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, text: readFileSync(file, 'utf8') }));
  const groups = texts.flatMap(({ text }) => groupsOf(text));
  if (group === undefined) {
    const folder = routes[0]?.split('/')[1] ?? '';
    if (loadSite().sections[folder] === undefined) return undefined;
    throw new CommandError(
      `Every page of ${folder} is in a group — choose one with --list: ${groupsOf(texts[0]?.text ?? '').join(', ')}.`,
    );
  }
  for (const { name, text } of texts) {
    const longer = addToList(text, group, routes);
    if (longer !== undefined) return { name, text: longer };
  }
  throw new CommandError(
    `There is no group "${group}" — choose one of these: ${groups.join(', ')}.`,
  );
}

const shown = (name: string): string => displayPath(path.join(contentDir(), name));

await runCommand(main);
