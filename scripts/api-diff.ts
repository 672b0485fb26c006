import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentDir, displayPath } from '../lib/base/source/files';
import { readArguments } from './cli/arguments.mjs';
import { CommandError, requireContent, runCommand } from './cli/run-command';
import { extensionOf } from './content/extension';
import { readPublishedPages } from './content/read-pages';
import { apiChanges } from './review/api-changes';
import { draftEntries, entriesText, sentenceOf } from './review/draft-entry';

/** Below the content folder. */
const DOCUMENT = '_contract/openapi.yaml';
const FILE = path.join(contentDir(), DOCUMENT);
const NAME = displayPath(FILE);
const HELP = `Usage: npm run api:diff -- OLD [NEW] [--strict]
What changed between two versions of the OpenAPI document, breaking changes first, and entries for the changelog.
OLD and NEW are files, or revisions of git, such as HEAD~1; NEW is ${NAME} if it is left out. CONTENT_DIR names another content folder.
--strict: ends with 1 if there is a breaking change`;

const { values, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: { strict: { type: 'boolean' } },
});

await runCommand(async () => {
  const [before, after = FILE, ...rest] = positionals;
  if (before === undefined || rest.length > 0) throw new CommandError(HELP);
  requireContent();
  const changes = apiChanges(documentOf(before), documentOf(after));
  const breaking = changes.filter(({ weight }) => weight === 'breaking');
  const other = changes.filter(({ weight }) => weight === 'compatible');
  const texts = changes.filter(({ weight }) => weight === 'text');
  if (changes.length === 0) console.log('The API is the same.');
  print(`Breaking changes: ${breaking.length}`, breaking.map(sentenceOf));
  if (other.length > 0) print(`Other changes: ${other.length}`, other.map(sentenceOf));
  if (texts.length > 0) print('Only texts', texts.map(sentenceOf));
  const pages = await pagesByOperation();
  const today = new Date().toISOString().slice(0, 10);
  const entries = draftEntries(changes, (operation) => pages.get(operation) ?? [], today);
  if (entries.length > 0)
    console.log(
      `\nA draft for ${displayPath(path.join(contentDir(), '_site/changelog.yaml'))}:\n\n${entriesText(entries)}`,
    );
  if (values.strict && breaking.length > 0) process.exitCode = 1;
});

function print(head: string, lines: readonly string[]): void {
  console.log([head, ...lines.map((line) => `  ${line}`)].join('\n'));
}

type Document = Readonly<Record<string, unknown>>;

/** @throws CommandError when the name is neither a file nor a revision that has the document, or the text is none */
function documentOf(name: string): Document {
  let document: unknown;
  try {
    document = parse(existsSync(name) ? readFileSync(name, 'utf8') : atRevision(name));
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${name} is not YAML or JSON — ${firstLine(error)}`);
  }
  if (typeof document === 'object' && document !== null && 'openapi' in document)
    return document as Document; // an object with the key that every OpenAPI document has
  throw new CommandError(`${name} is no OpenAPI document — it has no key "openapi".`);
}

function atRevision(name: string): string {
  try {
    // The content folder may belong to another repository.
    return execFileSync('git', ['show', `${name}:./${DOCUMENT}`], {
      cwd: contentDir(),
      encoding: 'utf8',
      maxBuffer: 64_000_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch {
    throw new CommandError(
      `${name} is neither a file nor a revision of git with ${NAME} — correct the name.`,
    );
  }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Routes of the pages that describe an operation: in the head, or by a tag. */
async function pagesByOperation(): Promise<ReadonlyMap<string, readonly string[]>> {
  const pages = new Map<string, string[]>();
  const { dialect } = await extensionOf();
  for (const { route, frontmatter, calls } of await readPublishedPages(dialect)) {
    const tags = calls.filter(({ name }) => name === 'Operation');
    const ids = [frontmatter.operation, ...tags.map(({ attributes }) => attributes.id)];
    for (const id of new Set(ids))
      if (id !== undefined) pages.set(id, [...(pages.get(id) ?? []), route]);
  }
  return pages;
}
