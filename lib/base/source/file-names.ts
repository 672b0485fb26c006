import path from 'node:path';
import { displayPath } from './files';
import type { Fix, Problem } from './problems';

/**
 * Routes that the site itself has: a page of the same name would be written over one of them.
 * `index` is the address of a folder's own page.
 */
const RESERVED = new Set(['404', 'search', '_not-found']);

/**
 * What is wrong with the name of a page file. The path is the route and the name of an object in storage. So each name
 * has only characters that every system and every address takes unchanged: a-z, 0-9, "-" and "_".
 *
 * Storage distinguishes capitals while some file systems do not. A dot would look like the suffix of a file; all other
 * characters are escaped in addresses. `.md` files from outside may have capitals, because their links use them.
 * @param relative path inside the content folder: `api/account_info.mdx`
 */
export function nameFault(relative: string): string | undefined {
  const isPlain = relative.endsWith('.md');
  const names = relative.replace(/\.mdx?$/, '').split('/');
  const last = names.at(-1);
  const wrong = names.find(
    (name, at) =>
      !(isPlain ? /^[A-Za-z0-9][\w-]*$/ : /^[a-z0-9][a-z0-9_-]*$/).test(name) &&
      !(at === names.length - 1 && name === 'README'),
  );
  if (wrong !== undefined) {
    const letters = isPlain ? 'letters' : 'lower-case letters';
    return `the name "${wrong}" cannot be part of an address — use only ${letters}, digits, "-" and "_"`;
  }
  if (names.slice(0, -1).some((name) => name === 'index'))
    return 'a folder cannot be named "index", which is the page of the folder above — rename it';
  const [first = ''] = names;
  const isTop = names.length === 1 || (names.length === 2 && /^(?:index|README)$/.test(last ?? ''));
  return isTop && RESERVED.has(first.toLowerCase())
    ? `the route "/${first}" belongs to the site itself — choose another name`
    : undefined;
}

/** Endings that an author means to be read, and that are not: `page.MDX`, `data.yml`. */
export function endingFault(relative: string): string | undefined {
  const name = path.posix.basename(relative);
  const ending = path.posix.extname(name);
  if (/^\.(?:mdx?|markdown)$/i.test(ending) && !/^\.mdx?$/.test(ending))
    return `files that end in "${ending}" are not read — rename it to "${path.posix.extname(withRightEnding(name))}"`;
  if (/^_(?:contract|services|reference|site)\//.test(relative) && /^\.ya?ml$/i.test(ending))
    return ending === '.yaml'
      ? undefined
      : `files that end in "${ending}" are not read — rename it to ".yaml"`;
  return undefined;
}

/** The same name with the ending that is read. */
export const withRightEnding = (relative: string): string => {
  const name = path.posix.basename(relative);
  const ending = path.posix.extname(name);
  const right = /^\.ya?ml$/i.test(ending)
    ? '.yaml'
    : ending.toLowerCase() === '.md'
      ? '.md'
      : '.mdx';
  return `${name.slice(0, -ending.length)}${right}`;
};

/** `message` as a fault of the file as a whole. */
export const fileFault = (file: string, message: string, fix?: Fix): Problem => ({
  file: displayPath(file),
  line: 1,
  column: 1,
  message,
  ...(fix && { fix }),
});
