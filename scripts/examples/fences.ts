import { isCodeLanguage, listedName } from '../../lib/base/code/languages';
import { displayPath, listPageFiles } from '../../lib/base/source/files';
import { readText } from '../../lib/base/source/read-text';
import { parseSource } from '../../lib/docs/content/source';
import { applyMagicComments, parseFenceMeta } from '../../lib/docs/markdown/fence';
import type { Fence } from './types';

/** Every fence of every page, in the order of files and lines. */
export const allFences = (): Fence[] =>
  listPageFiles().flatMap((file) => fencesOf(readText(file), displayPath(file)));

/**
 * The fences of one page, as the reader copies them: without the indent of a list and without the comments that mark
 * lines. Plain text is left out: it is no example of a language.
 */
export function fencesOf(page: string, source: string): Fence[] {
  const { body, frontmatter } = parseSource(page, source).source;
  const lines = body.split('\n');
  const fences: Fence[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const open = /^(\s*)(`{3,})(\w+)(.*)$/.exec(lines[index] ?? '');
    if (!open) continue;
    const [, indent = '', ticks = '', written = '', meta = ''] = open;
    const language = listedName(written.toLowerCase());
    const first = index + 1;
    while (index + 1 < lines.length && (lines[index + 1] ?? '').trim() !== ticks) index += 1;
    const body = lines.slice(first, index + 1).map((line) => unindent(line, indent.length));
    index += 1;
    if (!isCodeLanguage(language) || language === 'text') continue;
    fences.push({
      language,
      title: parseFenceMeta(meta).title,
      code: `${applyMagicComments(body.join('\n'), language).code}\n`,
      source,
      line: first + 1,
      operation: frontmatter.operation,
    });
  }
  return fences;
}

const unindent = (line: string, columns: number): string =>
  line.slice(Math.min(columns, line.length - line.trimStart().length));

/** The file a reader saves a fence under: `wallet-token.mjs, on your server` → `wallet-token.mjs`. */
export function fileOf(fence: Pick<Fence, 'title' | 'language' | 'line'>): string | undefined {
  const name = /^[\w-]+\.(?:sh|mjs|js|py|php|java|kt)\b/.exec(fence.title ?? '')?.[0];
  return name ?? (isCommands(fence) ? `commands${fence.line}.sh` : undefined);
}

/** Commands that the reader types: Bash without a file to save it in. */
export const isCommands = ({ language, title = '' }: Pick<Fence, 'title' | 'language'>): boolean =>
  language === 'bash' && !/^[\w-]+\.sh\b/.test(title);
