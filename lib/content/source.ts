import matter from 'gray-matter';
import { didYouMean } from '../text/nearest';
import { FRONTMATTER_KEYS, frontmatterSchema } from './frontmatter';
import type { Problem } from './problems';
import type { Frontmatter } from './types';

export interface Source {
  readonly frontmatter: Frontmatter;
  /** The text with the frontmatter blanked line by line, so that positions stay those of the file. */
  readonly body: string;
  readonly isPlain: boolean;
}

/**
 * Split a page file into its checked head and its body. A byte-order mark and CRLF are accepted. A `.md` file is
 * somebody's plain Markdown: its title may be its first h1, and other keys are left alone.
 */
export function parseSource(text: string, file: string): { source: Source; problems: Problem[] } {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const isPlain = file.endsWith('.md');
  const head = /^---\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(clean)?.[0] ?? '';
  const body = '\n'.repeat(head.split('\n').length - 1) + clean.slice(head.length);
  const problem = (line: number, column: number, message: string): Problem => ({
    file,
    line,
    column,
    message,
  });
  let data: Record<string, unknown>;
  try {
    // The empty options object keeps gray-matter from its cache, which remembers a failed parse as an empty head.
    data = matter(head, {}).data;
  } catch (error) {
    const mark = (error as { mark?: { line: number; column: number } }).mark;
    const reason = (error as { reason?: string }).reason ?? 'not valid YAML';
    return {
      source: { frontmatter: fallback(file, body), body, isPlain },
      problems: [
        problem(
          (mark?.line ?? 0) + 1,
          (mark?.column ?? 0) + 1,
          `frontmatter: ${reason} — quote the value or correct the YAML`,
        ),
      ],
    };
  }
  if (isPlain) return plainSource(data, body, file);

  const lineOf = (key: string) => {
    const index = head.split('\n').findIndex((line) => line.startsWith(`${key}:`));
    return index < 0 ? 1 : index + 1;
  };
  const result = frontmatterSchema.safeParse(data);
  if (result.success) return { source: { frontmatter: result.data, body, isPlain }, problems: [] };
  const problems = result.error.issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) =>
        problem(
          lineOf(key),
          1,
          `unknown frontmatter key "${key}"${didYouMean(key, FRONTMATTER_KEYS, `the keys are ${FRONTMATTER_KEYS.join(', ')}`)}`,
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
  return { source: { frontmatter: fallback(file, body, data), body, isPlain }, problems };
}

function plainSource(
  data: Record<string, unknown>,
  body: string,
  file: string,
): ReturnType<typeof parseSource> {
  const frontmatter = fallback(file, body, data);
  // The h1 of the text becomes the title above it; twice would be once too often.
  const withoutTitle = body.replace(/^# .*$/m, (line) =>
    heading(body) === line.slice(2).trim() ? '' : line,
  );
  return { source: { frontmatter, body: withoutTitle, isPlain: true }, problems: [] };
}

const heading = (body: string) => /^# (.+)$/m.exec(body)?.[1]?.replace(/[`*_]/g, '').trim();

/** What can be said of a page without a (valid) head: its first heading or its file name, its first sentence. */
function fallback(file: string, body: string, data: Record<string, unknown> = {}): Frontmatter {
  const text = (key: string) =>
    typeof data[key] === 'string' && data[key].trim() ? data[key].trim() : undefined;
  const name =
    file
      .replace(/\.mdx?$/, '')
      .replace(/\/(?:index|README)$/, '')
      .split('/')
      .at(-1) ?? file;
  const title = text('title') ?? heading(body) ?? name.replace(/[-_]+/g, ' ');
  const firstParagraph =
    body.split(/\n{2,}/).find((part) => /^\s*[A-Za-z\p{L}]/u.test(part)) ?? title;
  const description =
    text('description') ??
    firstParagraph
      .replace(/[`*_[\]]|\(.*?\)/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  return { title, description: clip(description, 160) };
}

const clip = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
