import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './cli/arguments.mjs';
import { corpusFiles } from './testing/corpus';

const HELP = `Usage: npx tsx scripts/corpus.ts <folder> <pages> [--plain]
Writes a synthetic content folder to build with CONTENT_DIR=<folder>; the same call writes the same bytes.
--plain writes .md files of GitHub-flavoured Markdown instead of .mdx.`;

const { values, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: { plain: { type: 'boolean', default: false } },
});
const [folder, pages] = positionals;
const count = Number(pages);

if (folder === undefined || !Number.isInteger(count) || count < 2) {
  console.error(HELP);
  process.exitCode = 1;
} else if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(
    `${folder} is not empty: name a new folder, so that no older page is built with the corpus.`,
  );
  process.exitCode = 1;
} else {
  const files = corpusFiles(count, { extension: values.plain ? 'md' : 'mdx' });
  for (const file of files) {
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.text);
  }
  console.log(`${files.length} pages in ${folder}`);
}
