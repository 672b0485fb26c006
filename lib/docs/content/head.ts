import matter from 'gray-matter';

/** What is wrong with a head, at a place counted from 1 in the file. */
interface HeadFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The head of a page file and what follows it. */
export interface Head {
  /** What the YAML says, which need not be a mapping; `{}` without a head. */
  readonly data: unknown;
  /** The lines between the delimiters. The first is the rest of the opening line, so the index is that of the file. */
  readonly lines: readonly string[];
  /** The text after the head, below one empty line for each line of the head: positions stay those of the file. */
  readonly body: string;
  /** A delimiter is wrong: an author meant a head, or the text has none. */
  readonly delimiterFault?: HeadFault | undefined;
  readonly yamlFault?: HeadFault | undefined;
}

type MatterFile = Pick<matter.GrayMatterFile<string>, 'data' | 'content' | 'matter'>;

/** What gray-matter throws for faulty YAML; `mark` counts from 0, and its first line is the opening one. */
interface YamlError {
  readonly reason?: string;
  readonly mark?: { readonly line: number; readonly column: number };
}

/** With any options gray-matter leaves out its cache, which remembers a failed parse as an empty head. */
const UNCACHED = {};
const SPLIT_ONLY = { engines: { yaml: () => ({}) } };

/**
 * Let gray-matter split the head from a text with line feeds only, and parse it. A head that names a language (`---js`)
 * is not given to it: the engine for JavaScript would run what an author wrote.
 */
export function readHead(text: string): Head {
  const none: Head = { data: {}, lines: [], body: text };
  if (/^[ \t]+---[ \t]*\n[\s\S]*?\n---/.test(text)) {
    const message = 'a space is before the "---" of the head — delete it';
    return { ...none, body: withoutLines(text), delimiterFault: { line: 1, column: 1, message } };
  }
  const wrong = openingFault(text);
  if (wrong) return { ...none, body: withoutLines(text), delimiterFault: wrong };
  if (!matter.test(text) || text.startsWith('----')) return none;
  const { name } = matter.language(text);
  if (name !== '') {
    const message = `frontmatter is YAML and names no language — write "---" without "${name}"`;
    return { ...none, delimiterFault: { line: 1, column: 4, message } };
  }
  const { file, yamlFault } = parse(text);
  const head = text.slice(0, text.length - file.content.length);
  return {
    data: file.data,
    lines: file.matter.split('\n'),
    body: '\n'.repeat(head.split('\n').length - 1) + file.content,
    delimiterFault: closingFault(text, file),
    yamlFault,
  };
}

/** The line of a key, counted from 1 in the file; 1 where the head does not have it. */
export const lineOfKey = ({ lines }: Pick<Head, 'lines'>, key: string): number =>
  Math.max(
    lines.findIndex((line) => line.startsWith(`${key}:`)),
    0,
  ) + 1;

/** Lines that look like the first of a head: a key must follow, because such lines also begin texts. */
function openingFault(text: string): HeadFault | undefined {
  const [, empty = '', marks = ''] =
    /^(\n*)(-{3,}|\+{3})[ \t]*\n(?=[ \t]*[a-z]\w*[ \t]*[:=])/i.exec(text) ?? [];
  if (marks === '' || (marks === '---' && empty === '')) return undefined;
  const message =
    marks === '---'
      ? 'an empty line is above the head — delete it'
      : `"${marks}" opens no head — write "---", and "key: value" on each line`;
  return { line: empty.length + (marks === '---' ? 0 : 1), column: 1, message };
}

/** The text without what looks like its head, whose lines stay empty. */
const withoutLines = (text: string): string =>
  text.replace(/^\s*(?:-{3,}|\+{3})[ \t]*\n[\s\S]*?\n(?:-{3,}|\+{3})[ \t]*(?=\n|$)/, (head) =>
    '\n'.repeat(head.split('\n').length - 1),
  );

function parse(text: string): { file: MatterFile; yamlFault?: HeadFault } {
  try {
    return { file: matter(text, UNCACHED) };
  } catch (error) {
    const tab = text.split('\n').findIndex((line) => line.startsWith('\t'));
    const { reason = 'not valid YAML', mark } = error as YamlError;
    if (tab > 0 && tab <= (mark?.line ?? 0) + 1) {
      const message = 'a tab begins the line — write spaces instead';
      return { file: matter(text, SPLIT_ONLY), yamlFault: { line: tab + 1, column: 1, message } };
    }
    const message = `frontmatter: ${reason} — quote the value or correct the YAML`;
    return {
      file: matter(text, SPLIT_ONLY),
      yamlFault: { line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1, message },
    };
  }
}

/** To gray-matter, a head ends at the first line that begins with the delimiter, and else at the end of the file. */
function closingFault(text: string, file: MatterFile): HeadFault | undefined {
  const opened = `---${file.matter}`;
  if (opened === text)
    return { line: 1, column: 1, message: 'frontmatter is never closed — add a line "---"' };
  const rest = text.slice(`${opened}\n---`.length).split('\n')[0] ?? '';
  if (rest.trim() === '') return undefined;
  const message = `"${rest.trim()}" follows the "---" that closes the frontmatter — put it on a line of its own`;
  return { line: opened.split('\n').length + 1, column: 4, message };
}
