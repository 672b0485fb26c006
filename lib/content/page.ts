import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Route, routeOf } from '../routes/route';
import { cacheKey, hasCache, readCache, writeCache } from './cache';
import { compile } from './compile';
import { contentDir, displayPath } from './files';
import type { Problem } from './problems';
import { parseSource } from './source';
import type { Page } from './types';

export interface ReadPage {
  readonly page: Page;
  readonly problems: readonly Problem[];
  /** Where the compiled page is cached. */
  readonly key: string;
}

/** Route of a page file given by its absolute path. */
export const routeOfFile = (file: string): Route => routeOf(path.relative(contentDir(), file));

/** Whether a page file is in the cache as it stands now. */
export const isCompiled = (file: string): boolean =>
  hasCache(cacheKey(displayPath(file), readFileSync(file, 'utf8')));

/** Read one page file: from the cache when its text and the pipeline are known, else by the one compile. */
export async function readPage(file: string): Promise<ReadPage> {
  const text = readFileSync(file, 'utf8');
  const name = displayPath(file);
  const key = cacheKey(name, text);
  const cached = readCache<ReadPage>(key);
  if (cached) return cached;
  const { source, problems: headProblems } = parseSource(text, name);
  const { compiled, problems: bodyProblems } = await compile(source, name);
  const problems = [...headProblems, ...bodyProblems];
  const page: Page = {
    route: routeOfFile(file),
    file: name,
    frontmatter: source.frontmatter,
    markdown: source.body.trim(),
    ...compiled,
  };
  const read: ReadPage = { page, problems, key };
  // A fault may be mended outside the page (an image that arrives), so only sound pages are remembered.
  const isSound = problems.every((problem) => problem.level === 'warning') && !text.includes('![');
  if (isSound) writeCache(key, read);
  return read;
}
