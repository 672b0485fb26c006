import { createProcessor } from '@mdx-js/mdx';
import type { Heading, Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Problem } from '../../base/source/problems';
import { leftOvers } from '../../base/text/left-over';
import { didYouMean } from '../../base/text/nearest';
import { normalText } from '../../base/text/normal-text';
import type { Dialect } from '../markdown/definition';
import { ownContainers } from '../markdown/foreign';
import { remarkPlugins } from '../markdown/plugins';
import { frontmatterSchema } from './frontmatter';
import { lineOfKey, readHead } from './head';
import { homeLines, homeTitle } from './home';
import { nestingFault } from './nesting';
import type { Frontmatter, Visibility } from './types';

export interface Source {
  readonly frontmatter: Frontmatter;
  readonly visibility?: Visibility | undefined;
  /** The text with the frontmatter blanked line by line, so that positions stay those of the file. */
  readonly body: string;
  readonly isPlain: boolean;
  /** The body as the compile would parse it, if the head needed it. The compile changes it. */
  readonly tree?: Root | undefined;
}

/** Whether a file is a person's plain Markdown, not MDX. */
export const isPlainFile = (file: string): boolean => file.endsWith('.md');

/**
 * Split a page file into its checked head and its body. A byte-order mark and CRLF are accepted. A `.md` file is
 * a person's plain Markdown: its title may be its first h1, and other keys are left alone.
 * @param isHeadEnough whether the body is not asked for: it is then read only for a title or a description
 */
export function parseSource(
  text: string,
  file: string,
  { headKeys }: Pick<Dialect, 'headKeys'>,
  isHeadEnough = false,
): { source: Source; problems: Problem[] } {
  const clean = normalText(text);
  const isPlain = isPlainFile(file);
  const { data, lines, body, delimiterFault, yamlFault } = readHead(clean);
  const problem = (line: number, column: number, message: string): Problem => ({
    file,
    line,
    column,
    message,
  });
  const deep = nestingFault(body);
  if (deep) {
    const source = { frontmatter: fallback(file, undefined), body: '', isPlain };
    return { source, problems: [{ file, ...deep }] };
  }
  // Two rules with text between them at the top of a file look like a head, and are none.
  const isText = delimiterFault !== undefined || (yamlFault === undefined && !isMapping(data));
  if (isPlain && isText) return plainSource({}, clean, file);
  const fault = delimiterFault ?? yamlFault;
  if (fault) {
    return {
      source: {
        frontmatter: {
          ...fallback(file, parseMarkdown(body, isPlain)),
          ...plainKeys(lines, headKeys),
        },
        body,
        isPlain,
      },
      problems: [problem(fault.line, fault.column, fault.message)],
    };
  }
  if (!isMapping(data)) {
    return {
      source: { frontmatter: fallback(file, parseMarkdown(body, false)), body, isPlain },
      problems: [
        problem(2, 1, 'frontmatter is not a list of keys — write "key: value" on each line'),
      ],
    };
  }
  if (isPlain) return plainSource(data, body, file, isHeadEnough);

  const lineOf = (key: string) => lineOfKey({ lines }, key);
  const schema = frontmatterSchema(headKeys);
  const keys = Object.keys(schema.shape);
  const result = schema.safeParse(data);
  const visibility = visibilityOf(data);
  const notes = leftOvers(lines.join('\n')).map(({ line, column, message }) =>
    problem(line, column, message),
  );
  if (result.success) {
    const { draft, unlisted, ...frontmatter } = result.data;
    // The two keys are declared, all others are texts.
    return {
      source: { frontmatter: frontmatter as Frontmatter, visibility, body, isPlain },
      problems: notes,
    };
  }
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        problem(
          lineOf(key),
          1,
          `unknown frontmatter key "${key}"${didYouMean(key, keys, `the keys are ${keys.join(', ')}`)}`,
        ),
      );
    }
    const key = String(issue.path[0] ?? '');
    const isMissing = data[key] === undefined;
    return [
      problem(
        isMissing ? 1 : lineOf(key),
        1,
        isMissing ? `frontmatter has no ${key} — add "${key}: …"` : `${key}: ${issue.message}`,
      ),
    ];
  });
  const frontmatter = {
    ...fallback(file, parseMarkdown(body, false), data),
    // A fault of another key is no reason to say that these are missing.
    ...Object.fromEntries(
      headKeys.flatMap((key) => (typeof data[key] === 'string' ? [[key, data[key]]] : [])),
    ),
  };
  return { source: { frontmatter, visibility, body, isPlain }, problems: [...problems, ...notes] };
}

/** Keys of a head with a fault elsewhere, as far as their own lines can be read: their absence is no second fault. */
const plainKeys = (lines: readonly string[], keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [, key = '', value = ''] = /^(\w+):[ \t]*["']?([\w/]+)["']?[ \t]*$/.exec(line) ?? [];
      return keys.includes(key) ? [[key, value]] : [];
    }),
  );

/** A draft that is also unlisted is a draft until it is published. */
const visibilityOf = ({ draft, unlisted }: Record<string, unknown>): Visibility | undefined =>
  draft === true ? 'draft' : unlisted === true ? 'unlisted' : undefined;

const isMapping = (data: unknown): data is Record<string, unknown> =>
  data !== null && typeof data === 'object' && !Array.isArray(data);

function plainSource(
  data: Record<string, unknown>,
  body: string,
  file: string,
  isHeadEnough = false,
): ReturnType<typeof parseSource> {
  const text = withHome(body, homeLines(data));
  // A page that names itself and has no title in its text is not parsed for it.
  const isNamed = textOfKey(data, 'title') && textOfKey(data, 'description');
  const isRead = !isNamed || (!isHeadEnough && MAY_BE_TITLE.test(text));
  const tree = isRead ? parseMarkdown(text, true) : undefined;
  const frontmatter = fallback(file, tree, { ...data, title: data.title ?? homeTitle(data) });
  const first = tree && firstTitle(tree);
  // The h1 of the text becomes the title above it; twice would be once too often.
  const isTitle = first !== undefined && titleIn(first) === frontmatter.title;
  const withoutTitle = isTitle ? blankLines(text, first) : text;
  const own = ownContainers(withoutTitle);
  if (isTitle) tree?.children.splice(tree.children.indexOf(first), 1);
  const source: Source = {
    frontmatter,
    visibility: visibilityOf(data),
    body: own,
    isPlain: true,
    ...(own === withoutTitle && { tree }),
  };
  return { source, problems: [] };
}

/** Lines in the place of the head, which is blank: those of the body keep their numbers. */
function withHome(body: string, lines: readonly string[]): string {
  if (lines.length === 0) return body;
  const [blank = ''] = /^\n*/.exec(body) ?? [];
  return (
    lines.join('\n') +
    '\n'.repeat(Math.max(1, blank.length - lines.length + 1)) +
    body.slice(blank.length)
  );
}

/** The body as a tree; undefined when it is MDX with a fault of syntax, which the compile reports. */
function parseMarkdown(body: string, isPlain: boolean): Root | undefined {
  try {
    return createProcessor({ format: isPlain ? 'md' : 'mdx', remarkPlugins }).parse(body);
  } catch {
    return undefined;
  }
}

/** A line that may begin or underline an h1; a line of code may look like one too. */
const MAY_BE_TITLE = /^ {0,3}(?:#(?:[ \t]|$)|=+[ \t]*$)/m;

/** The first h1, written with "#" or underlined: a line of code that looks like one is none. */
const firstTitle = (tree: Root): Heading | undefined =>
  tree.children.find((node): node is Heading => node.type === 'heading' && node.depth === 1);

/** The text of a node in one line. */
const wordsOf = (node: Heading | Paragraph): string => textOf(node).replace(/\s+/g, ' ').trim();

/** The text of an h1 without the id that other generators let an author write behind it: `# Setup {#setup}`. */
const titleIn = (heading: Heading): string => wordsOf(heading).replace(/\s*\{#[^{}\s]+\}$/, '');

/** Spaces in place of some lines, so that places in the text stay where they are. */
const blankLines = (body: string, { position }: Heading): string =>
  body
    .split('\n')
    .map((line, index) =>
      position && index + 1 >= position.start.line && index + 1 <= position.end.line
        ? ' '.repeat(line.length)
        : line,
    )
    .join('\n');

/** `content/guide/rate-limits.mdx` → `rate limits` */
export const titleOfName = (file: string): string =>
  (
    file
      .replace(/\.mdx?$/, '')
      .replace(/\/(?:index|README)$/, '')
      .split('/')
      .at(-1) ?? file
  ).replace(/[-_]+/g, ' ');

/** What can be said of a page without a (valid) head: its first heading or its file name, its first sentence. */
function fallback(
  file: string,
  tree: Root | undefined,
  data: Record<string, unknown> = {},
): Frontmatter {
  const text = (key: string) => textOfKey(data, key);
  const heading = tree && firstTitle(tree);
  const title = text('title') ?? ((heading && titleIn(heading)) || titleOfName(file));
  const paragraph = tree?.children.find(
    (node): node is Paragraph => node.type === 'paragraph' && wordsOf(node) !== '',
  );
  const description = text('description') ?? (paragraph ? wordsOf(paragraph) : title);
  return { title, description: clip(description, 160) };
}

const textOfKey = (data: Record<string, unknown>, key: string): string | undefined => {
  const value = data[key];
  return (typeof value === 'string' && value.trim()) || undefined;
};

const clip = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
