import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { contentDir, dataDir } from '../../../lib/base/source/files';
import { treeHash } from '../../../lib/base/source/tree-hash';
import { readLastUpdated } from '../../../lib/docs/content/last-updated';
import { machineSettings } from './machine-settings';

/**
 * What in the repository does not decide what is in `out/`: what commands make, and packages, of which npm keeps a list.
 * `public` is apart, because a build writes there, too. Everything else counts, also what no build reads today.
 */
const NO_INPUT =
  /^(?:\.git|\.next|\.generated|\.base|coverage|node_modules|out|out-hosts|public|test-results|next-env\.d\.ts|.*\.(?:tsbuildinfo|log))$/;
/** Which packages are installed, as npm has written it down. */
const INSTALLED = 'node_modules/.package-lock.json';
const FILE = 'node_modules/.cache/docs-build.json';

/**
 * A hash of everything that decides what is in `out/`: code, content, dates of the pages, settings, Node.
 * @throws Error when something cannot be read
 */
function hashInputs(): string {
  const { dates, isShallow } = readLastUpdated();
  const salt = JSON.stringify([machineSettings(), [...dates], isShallow]);
  const own = readdirSync(process.cwd()).filter((name) => !NO_INPUT.test(name));
  const installed = existsSync(path.resolve(INSTALLED)) ? [INSTALLED] : [];
  const all = [...own, ...installed].map((name) => path.resolve(name));
  return treeHash([...new Set([...all, contentDir(), dataDir()])], salt);
}

function hashPublic(): string {
  const folder = path.resolve('public');
  return treeHash(existsSync(folder) ? [folder] : []);
}

/** Names, sizes and times of all files of a folder: a change of one of them, even with the same text, starts a build. */
function listOf(folder: string): string {
  const hash = createHash('sha256');
  if (!existsSync(folder)) return '';
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const stat = statSync(path.join(folder, name));
    if (stat.isFile()) hash.update(`${name}\0${stat.size}\0${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** What the last whole build was made of, and what it left: a build of the same would leave the same. */
export class LastBuild {
  readonly #out: string;
  readonly #file: string;
  #inputs: string | undefined;
  #public: string | undefined;

  /** @param file where it is kept */
  constructor(out: string, file = FILE) {
    this.#out = out;
    this.#file = path.resolve(file);
  }

  /** Whether `out/` is what a build would make now. Called once, before the build. */
  isCurrent(): boolean {
    this.#inputs = attempt(hashInputs);
    if (this.#inputs === undefined || !existsSync(this.#file)) return false;
    const now = JSON.stringify([this.#inputs, attempt(hashPublic), listOf(this.#out)]);
    return readFileSync(this.#file, 'utf8') === now;
  }

  /** Before a build: one that fails leaves nothing that could be taken for whole. */
  forget(): void {
    rmSync(this.#file, { force: true });
  }

  /** When the build has written into `public`, and before the framework copies it. */
  prepared(): void {
    this.#public = attempt(hashPublic);
  }

  /** After a build, unless something has been edited meanwhile. */
  remember(): void {
    const [inputs, files] = [attempt(hashInputs), attempt(hashPublic)];
    if (inputs === undefined || inputs !== this.#inputs || files !== this.#public) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify([inputs, files, listOf(this.#out)]));
  }
}

/** A hash, or undefined when something cannot be read: the build says what. */
function attempt(hash: () => string): string | undefined {
  try {
    return hash();
  } catch {
    return undefined;
  }
}

/** The program that runs is in here, and loads its parts when it needs them. Its names are hashes of the code. */
const PROGRAMS = 'docs-programs';

/** Delete what builds keep for the next build. */
export function removeCaches(): void {
  for (const name of ['.next', '.generated'])
    rmSync(path.resolve(name), { recursive: true, force: true });
  const folder = path.resolve(path.dirname(FILE));
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name.startsWith('docs-') && name !== PROGRAMS)
      rmSync(path.join(folder, name), { recursive: true });
}
