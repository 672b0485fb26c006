import path from 'node:path';
import { contentDir, displayPath, isFolder, listFiles } from '../../base/source/files';
import type { Problem } from '../../base/source/problems';
import { isThere, readText } from '../../base/source/read-text';
import { normalText } from '../../base/text/normal-text';
import { codeLines } from '../markdown/code-lines';
import type { Compiled } from './compile';

/** Pieces of text that several pages show, below the content folder. */
const FOLDER = '_includes';

/** A call of a piece, alone on its line. */
const CALL = /^<Include name="([^"]*)"\s*\/>[ \t]*$/;

export interface Included {
  /** The body with the pieces in the places of their calls. */
  readonly body: string;
  /** Line in the body → line of the page, from 1: a piece has the line of its call. */
  readonly lineOf: (line: number) => number;
  /** Whether a line of the body is of a piece. */
  readonly isOfPiece: (line: number) => boolean;
  readonly problems: readonly Problem[];
}

/** A head at the top of a piece, which belongs to pages. */
export const HEAD_OF_PIECE = /^---\n[\s\S]*?\n---(?:\n|$)/;

const fileOf = (name: string): string => path.join(contentDir(), FOLDER, `${name}.mdx`);

/** All pieces, as absolute paths: each is checked by itself, once. */
export const listIncludes = (): string[] => {
  const folder = path.join(contentDir(), FOLDER);
  return isFolder(folder) ? listFiles(folder).filter((file) => file.endsWith('.mdx')) : [];
};

/** What a page shows of other files: a change of it changes the page. */
export const includedTexts = (text: string): string =>
  text
    .split('\n')
    .map((line) => CALL.exec(line)?.[1])
    .flatMap((name) => (name !== undefined && isThere(fileOf(name)) ? readText(fileOf(name)) : []))
    .join('\0');

/**
 * Put each piece in the place of `<Include name="…" />`. Lines of code blocks stay as they are.
 * @param file the page, for messages; pieces in pieces are refused
 */
export function withIncludes(body: string, file: string): Included {
  const lines: string[] = [];
  const origin: number[] = [];
  const pieces = new Set<number>();
  const problems: Problem[] = [];
  const written = body.split('\n');
  const isCode = codeLines(written);
  for (const [index, line] of written.entries()) {
    const name = isCode[index] ? undefined : CALL.exec(line)?.[1];
    const piece = name === undefined ? [line] : pieceOf(name);
    if (typeof piece === 'string')
      problems.push({ file, line: index + 1, column: 1, message: piece });
    else {
      if (name !== undefined)
        for (const offset of piece.keys()) pieces.add(lines.length + offset + 1);
      lines.push(...piece);
      origin.push(...piece.map(() => index + 1));
    }
  }
  return {
    body: lines.join('\n'),
    lineOf: (line) => origin[line - 1] ?? line,
    isOfPiece: (line) => pieces.has(line),
    problems,
  };
}

/** The lines of a piece, or why it cannot be shown. */
function pieceOf(name: string): readonly string[] | string {
  if (!/^[a-z0-9_-]+$/.test(name))
    return `<Include> has the name "${name}" — use the name of a file of ${FOLDER} without ".mdx"`;
  const file = fileOf(name);
  const shown = displayPath(file);
  if (!isThere(file))
    return `<Include> shows ${shown}, which does not exist — write it or correct the name`;
  const lines = normalText(readText(file)).replace(HEAD_OF_PIECE, '').trimEnd().split('\n');
  return lines.some((line) => CALL.test(line))
    ? `<Include> shows ${shown}, which shows another piece — write it out there`
    : ['', ...lines, ''];
}

/** What was collected of a body with pieces, at the lines of the page. The prose of a piece is read once, with it. */
export function atLinesOfPage(
  compiled: Compiled,
  { lineOf, isOfPiece }: Pick<Included, 'lineOf' | 'isOfPiece'>,
): Compiled {
  const moved = <T extends { readonly line: number }>(items: readonly T[]): T[] =>
    items.map((item) => ({ ...item, line: lineOf(item.line) }));
  const own = <T extends { readonly line: number }>(items: readonly T[]): T[] =>
    moved(items.filter(({ line }) => !isOfPiece(line)));
  const { links, calls, fences, prose } = compiled;
  return {
    ...compiled,
    links: moved(links),
    calls: moved(calls),
    fences: own(fences),
    prose: {
      lines: own(prose.lines),
      labels: own(prose.labels),
      code: own(prose.code),
      strong: own(prose.strong),
    },
  };
}
