import path from 'node:path';
import { type Route, routeOf } from '../../base/routes/route';
import { contentDir, displayPath } from '../../base/source/files';
import { type Problem, problemsOf } from '../../base/source/problems';
import { isThere, readText } from '../../base/source/read-text';
import { normalText } from '../../base/text/normal-text';
import type { Dialect } from '../markdown/definition';
import { EMPTY_PAGE } from '../markdown/mistakes';
import { cacheKey, readCache, writeCache } from './cache';
import { compile, NO_BODY } from './compile';
import { type FoundFile, isFoundAgain } from './images';
import { atLinesOfPage, HEAD_OF_PIECE, includedTexts, withIncludes } from './includes';
import { parseSource, titleOfName } from './source';
import type { Page } from './types';

export interface ReadPage {
  readonly page: Page;
  readonly problems: readonly Problem[];
  /** Where the compiled page is cached. */
  readonly key: string;
  /** What it found in other files: not in the key, so it is looked up again. */
  readonly files?: readonly FoundFile[];
}

/** Route of a page file given by its absolute path. */
const routeOfFile = (file: string): Route => routeOf(path.relative(contentDir(), file));

/** The key of a page file as it is now; undefined for one that cannot be read. */
export function keyOfFile(file: string, dialect: Dialect): string | undefined {
  try {
    return keyOf(displayPath(file), readText(file), dialect);
  } catch {
    return undefined;
  }
}

/** Whether what was read under a key is still true: a page also shows what it found in other files. */
export const isStillTrue = ({ page, files = [] }: ReadPage): boolean =>
  isFoundAgain(files, page.file);

/**
 * Read one page file: from the cache when its text and the pipeline are known, else by the one compile. It never
 * throws: a file that cannot be read or compiled is a page without a body, with the reason among its problems.
 */
export async function readPage(file: string, dialect: Dialect): Promise<ReadPage> {
  const name = displayPath(file);
  try {
    return await compiledPage(file, name, readText(file), dialect);
  } catch (error) {
    return unreadPage(file, error, dialect);
  }
}

/** As `readPage`, of the head alone. */
export function readWithoutBody(file: string, dialect: Dialect): ReadPage {
  const name = displayPath(file);
  try {
    const text = readText(file);
    const { source, problems } = parseSource(text, name, dialect, true);
    const { frontmatter, visibility } = source;
    const page: Page = {
      route: routeOfFile(file),
      file: name,
      frontmatter,
      ...(visibility && { visibility }),
      ...NO_BODY,
    };
    return { page, problems, key: keyOf(name, text, dialect) };
  } catch (error) {
    return unreadPage(file, error, dialect);
  }
}

/** A page that cannot be read or compiled. */
function unreadPage(file: string, error: unknown, dialect: Dialect): ReadPage {
  const name = displayPath(file);
  const title = titleOfName(name);
  const page: Page = {
    route: routeOfFile(file),
    file: name,
    frontmatter: { title, description: title },
    ...NO_BODY,
  };
  return { page, problems: problemsOf(error, name), key: cacheKey(name, '', dialect) };
}

/** A piece that pages show, by itself: it has no head. */
export async function readPiece(file: string, dialect: Dialect): Promise<Omit<ReadPage, 'key'>> {
  const name = displayPath(file);
  const head = {
    route: routeOfFile(file),
    file: name,
    frontmatter: { title: '', description: '' },
  };
  try {
    const body = normalText(readText(file));
    if (HEAD_OF_PIECE.test(body)) {
      const message = 'a piece has no head — delete the lines from "---" to "---"';
      return {
        page: { ...head, ...NO_BODY },
        problems: [{ file: name, line: 1, column: 1, message }],
      };
    }
    const source = { frontmatter: head.frontmatter, body, isPlain: false };
    const { compiled, problems } = await compile(source, name, dialect);
    return { page: { ...head, ...compiled }, problems };
  } catch (error) {
    return { page: { ...head, ...NO_BODY }, problems: problemsOf(error, name) };
  }
}

/** What the page is made from: its own text, and the pieces that it shows. */
const keyOf = (name: string, text: string, dialect: Dialect): string =>
  cacheKey(name, `${text}${includedTexts(text)}`, dialect);

/** Whether a page file that was listed is gone by now: it is no page any more, and no fault. */
export const isGone = (file: string): boolean => !isThere(file);

async function compiledPage(
  file: string,
  name: string,
  text: string,
  dialect: Dialect,
): Promise<ReadPage> {
  const key = keyOf(name, text, dialect);
  const cached = readCache<ReadPage>(key);
  if (cached && isStillTrue(cached)) return cached;
  const { source, problems: headProblems } = parseSource(text, name, dialect);
  const included = source.isPlain ? undefined : withIncludes(source.body, name);
  const {
    compiled: whole,
    problems: bodyProblems,
    files,
  } = await compile({ ...source, body: included?.body ?? source.body }, name, dialect);
  const compiled = included ? atLinesOfPage(whole, included) : whole;
  const all = [
    ...headProblems,
    ...(included?.problems ?? []),
    ...bodyProblems.map((problem) => ({
      ...problem,
      line: included?.lineOf(problem.line) ?? problem.line,
    })),
  ];
  // A page whose text cannot be read is not empty.
  const problems = all.length > 1 ? all.filter(({ message }) => message !== EMPTY_PAGE) : all;
  const page: Page = {
    route: routeOfFile(file),
    file: name,
    frontmatter: source.frontmatter,
    ...(source.visibility && { visibility: source.visibility }),
    ...compiled,
  };
  const read: ReadPage = { page, problems, key, ...(files.length > 0 && { files }) };
  // A fault may be corrected outside the page (a piece that arrives), so only sound pages are remembered.
  const isSound = problems.every((problem) => problem.level === 'warning');
  // What was edited while the page was compiled belongs to another key.
  if (isSound && keyOfFile(file, dialect) === key) writeCache(key, read);
  return read;
}
