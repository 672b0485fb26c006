// Our programs as plain JavaScript. To translate and load their 400 files one by one takes most of the time of a start.
// Bundled, they are three files, which are kept until a file of the code changes. Plain Node, as what calls it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup.mjs';

const FOLDER = path.join(ROOT, 'node_modules/.cache/docs-programs');
/** What a program may contain, and what decides how it is bundled. */
const CODE = ['scripts', 'lib', 'components', 'tsconfig.json', 'package-lock.json'];
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Returns the address of a program, which is bundled first unless that was done since the last edit of the code.
 * @param file TypeScript below `scripts`
 */
export async function programOf(file) {
  const name = path.basename(file, '.ts');
  const hash = createHash('sha256').update(path.resolve(file));
  for (const entry of CODE) stampTree(path.join(ROOT, entry), hash);
  const folder = path.join(FOLDER, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) {
    // As a whole, because another command may look for it.
    const draft = `${folder}.${process.pid}`;
    await bundle(file, draft);
    try {
      renameSync(draft, folder);
    } catch {
      rmSync(draft, { recursive: true, force: true }); // another command was first
    }
    prune();
  }
  return pathToFileURL(path.join(folder, `${name}.mjs`)).href;
}

/** Names, sizes and times: to read all files takes as long as a start. */
function stampTree(entry, hash) {
  const stat = statSync(entry, { throwIfNoEntry: false });
  if (stat?.isDirectory())
    for (const name of readdirSync(entry)) stampTree(path.join(entry, name), hash);
  else if (stat) hash.update(`${entry}\0${stat.size}\0${stat.mtimeMs}\0`);
}

async function bundle(file, outdir) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: [file],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is imported later stays a file of its own.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Places in a stack trace are those of the sources.
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [
      { name: 'packages', setup: choosePackages },
      { name: 'lean-packages', setup: makeLean },
      { name: 'own-places', setup: keepPlaces },
      { name: 'absent-parts', setup: allowAbsent },
    ],
  });
}

/**
 * Packages of the unified collective. They read Markdown in some three hundred small files, which are loaded faster as
 * one. Everything else is left to Node, also the packages below that these use, because they are not modules.
 */
const OF_SYNTAX =
  /^(?:@mdx-js\/mdx|next-mdx-remote\/serialize|(?:unified|vfile|micromark)(?:-.+)?|(?:unist|mdast|hast|remark|rehype)-.+)$/;
const NO_MODULES = /^(?:@babel\/code-frame|acorn|debug|yaml|node:.+)$/;

function choosePackages({ onResolve }) {
  onResolve({ filter: /^[^./#]/ }, ({ kind, path: name, importer }) => {
    if (kind === 'entry-point' || path.isAbsolute(name)) return undefined;
    const isInside = importer.split(path.sep).includes('node_modules');
    const isBundled = isInside ? !NO_MODULES.test(name) : OF_SYNTAX.test(name);
    return isBundled ? undefined : { path: name, external: true };
  });
}

/**
 * The walk over a syntax tree gives a function for each node a name, for stack traces. A page has thousands of nodes and
 * is walked some thirty times: the names are a fifth of the time of its compile.
 */
export const withoutNames = (text) =>
  text.replace(/^ {4}if \(typeof value\.type === 'string'\) \{\n(?:.*\n)*? {4}\}\n/m, '');

/**
 * White space is collapsed by the names of nodes and their neighbors. To look for a name in a list, the package makes a
 * function of each of its sixty names, every time: two fifths of the time of a Markdown copy.
 */
export const withListTests = (text) =>
  text.replace(
    /\bisElement\(node, (blocks|contents|skippables)\)/g,
    "(node?.type === 'element' && $1.includes(node.tagName))",
  );

/**
 * A syntax tree of Markdown is made from tokens. The package copies what their handlers share for each token: a quarter of
 * the time of reading a page.
 */
export const withOneContext = (text) =>
  text.replaceAll(
    /\{\s*\.\.\.context,\s*sliceSerialize: events\[index\]\[2\]\.sliceSerialize\s*\}/g,
    '((context.sliceSerialize = events[index][2].sliceSerialize), context)',
  );

/** The package copies a tree of elements before it makes Markdown of it. Here the tree has no other use. */
export const withoutCopy = (text) =>
  text.replace('const cleanTree = structuredClone(tree)', 'const cleanTree = tree');

/**
 * Signs with a meaning in Markdown are found by thirty expressions in each text. One that names a sign, or a new line, that
 * the text does not have finds nothing.
 */
export const withSignTests = (text) =>
  text.replace(
    'if (!patternInScope(state.stack, pattern)) {',
    `if (!value.includes(pattern.character)) continue
    if (pattern.atBreak && !/[\\r\\n]/.test(value)) continue
    $&`,
  );

/** Texts of packages without work that is not needed; another form of a text stays as it is. */
const LEAN = [
  [/[\\/]unist-util-visit-parents[\\/]lib[\\/]index\.js$/, withoutNames],
  [/[\\/]hast-util-minify-whitespace[\\/]lib[\\/]index\.js$/, withListTests],
  [/[\\/]mdast-util-from-markdown[\\/]lib[\\/]index\.js$/, withOneContext],
  [/[\\/]hast-util-to-mdast[\\/]lib[\\/]index\.js$/, withoutCopy],
  [/[\\/]mdast-util-to-markdown[\\/]lib[\\/]util[\\/]safe\.js$/, withSignTests],
];

function makeLean({ onLoad }) {
  for (const [filter, leaner] of LEAN)
    onLoad({ filter }, async ({ path: file }) => ({
      contents: leaner(await readFile(file, 'utf8')),
      loader: 'js',
    }));
}

/** A module that asks for its own place means that of its source. */
function keepPlaces({ onLoad }) {
  onLoad({ filter: /[\\/](?:scripts|lib)[\\/].*\.(?:ts|mjs)$/ }, async ({ path: file }) => {
    const text = await readFile(file, 'utf8');
    if (!text.includes('import.meta.')) return undefined;
    return {
      contents: text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file))),
      loader: file.endsWith('.ts') ? 'ts' : 'js',
    };
  });
}

/** What is imported later may be absent, as the gateway is from a copy of the code without it: then it fails only when asked. */
function allowAbsent({ onResolve }) {
  onResolve({ filter: /^\./ }, ({ kind, path: name, resolveDir }) => {
    if (kind !== 'dynamic-import') return undefined;
    const isThere = ['.ts', '.tsx', ''].some((end) =>
      existsSync(path.join(resolveDir, name + end)),
    );
    return isThere ? undefined : { path: name, external: true };
  });
}

/** A running program may still load a part of an older bundle, so only old ones go. */
function prune() {
  for (const name of readdirSync(FOLDER)) {
    const folder = path.join(FOLDER, name);
    const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - made > MONTH_MS) rmSync(folder, { recursive: true, force: true });
  }
}
