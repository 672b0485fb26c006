import { type Changes, NO_CHANGES } from '../../base/code/highlight';
import type { CommentStyle } from '../../base/code/language-table';
import { isCodeLanguage, languageEntry } from '../../base/code/languages';
import { didYouMean } from '../../base/text/nearest';

/** The text after the language of a fence: ` ```json title="Answer" {2,4-5} showLineNumbers `; `[Answer]` is a title too. */
export interface FenceMeta {
  readonly title?: string;
  /** 1-based numbers of the lines to mark. */
  readonly marks: readonly number[];
  /** Parts between the braces that mark nothing, such as `3-1`. */
  readonly wrongRanges: readonly string[];
  readonly isNumbered: boolean;
  readonly unknown: readonly string[];
}

export function parseFenceMeta(meta: string): FenceMeta {
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')|(?<=^|\s)\[([^\]]+)\]/.exec(meta);
  const range = /\{([\d,\s-]*)\}/.exec(meta);
  const rest = meta
    .replace(title?.[0] ?? '', '')
    .replace(range?.[0] ?? '', '')
    .replace(/\bshowLineNumbers\b/, '');
  const titleText = title?.[1] ?? title?.[2] ?? title?.[3];
  return {
    ...(titleText ? { title: titleText } : {}),
    marks: parseRanges(range?.[1] ?? ''),
    wrongRanges: (range?.[1] ?? '').split(',').filter((part) => part && !parseRanges(part).length),
    isNumbered: /\bshowLineNumbers\b/.test(meta),
    unknown: rest.split(/\s+/).filter(Boolean),
  };
}

/** `1,3-5` → [1, 3, 4, 5] */
export function parseRanges(text: string): number[] {
  const lines = text.split(',').flatMap((part) => {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!match) return [];
    const from = Number(match[1]);
    const to = Math.min(Number(match[2] ?? from), from + 9999);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  });
  return [...new Set(lines)].sort((a, b) => a - b);
}

const COMMENTS: Readonly<Record<CommentStyle, RegExp>> = {
  hash: /^\s*#\s*(highlight-[a-z-]+)\s*$/,
  slashes: /^\s*\/\/\s*(highlight-[a-z-]+)\s*$/,
  block: /^\s*\/\*\s*(highlight-[a-z-]+)\s*\*\/\s*$/,
  html: /^\s*<!--\s*(highlight-[a-z-]+)\s*-->\s*$/,
};

const ALL_STYLES: readonly CommentStyle[] = ['hash', 'slashes', 'block', 'html'];

/** `// [!code ++]` at the end of a line, in any style of comment. */
const CHANGE =
  /\s*(?:\/\/|#|--|;|\/\*|<!--)\s*\[!code (\+\+|--|highlight|focus)\]\s*(?:\*\/|-->)?\s*$/;

/** Code without its comments for the page, and what they said of its lines (1-based). */
export interface MarkedCode {
  readonly code: string;
  readonly marks: number[];
  readonly changes: Changes;
}

/**
 * Take the magic comments out of the code and turn them into marked lines. `highlight-next-line` and
 * `highlight-start` … `highlight-end` are alone on their lines; `[!code ++]` and `[!code --]` are at the end of a
 * line that a reader adds or removes. They are neither shown nor copied.
 */
export function applyMagicComments(code: string, lang: string): MarkedCode {
  const styles = (isCodeLanguage(lang) && languageEntry(lang).comments) || ALL_STYLES;
  const patterns = styles.map((style) => COMMENTS[style]);
  const kept: string[] = [];
  const marks: number[] = [];
  const added: number[] = [];
  const removed: number[] = [];
  let isNext = false;
  let isInside = false;
  for (const line of code.split('\n')) {
    const word = patterns.map((pattern) => pattern.exec(line)?.[1]).find(Boolean);
    if (word === 'highlight-next-line') isNext = true;
    else if (word === 'highlight-start') isInside = true;
    else if (word === 'highlight-end') isInside = false;
    else {
      const change = CHANGE.exec(line)?.[1];
      kept.push(change ? line.replace(CHANGE, '') : line);
      if (change === '++') added.push(kept.length);
      else if (change === '--') removed.push(kept.length);
      else if (isNext || isInside || change) marks.push(kept.length);
      isNext = false;
    }
  }
  const isChanged = added.length + removed.length > 0;
  return { code: kept.join('\n'), marks, changes: isChanged ? { added, removed } : NO_CHANGES };
}

/**
 * Code as it is after the changes that it shows. The number of its lines stays, so that a fault in it has its place:
 * comments of marks, and lines that are removed, are empty.
 */
export const withoutMarks = (code: string): string =>
  code
    .split('\n')
    .map((line) => {
      const isMark = ALL_STYLES.some((style) => COMMENTS[style].test(line));
      return isMark || CHANGE.exec(line)?.[1] === '--' ? '' : line.replace(CHANGE, '');
    })
    .join('\n');

const WORDS = ['highlight-next-line', 'highlight-start', 'highlight-end'];

/** Marks of lines that mark nothing: their comments would be printed, or the lines are not there. */
export function markFaults(
  code: string,
  { marks, wrongRanges }: Pick<FenceMeta, 'marks' | 'wrongRanges'>,
): string[] {
  const lines = code.split('\n');
  const faults = wrongRanges.map(
    (part) => `"${part}" in braces is no line — write the smaller number first, as in {3-5}`,
  );
  const beyond = marks.find((line) => line > lines.length);
  if (beyond !== undefined)
    faults.push(`line ${beyond} is marked, and the code has ${lines.length} — correct the number`);
  let isOpen = false;
  for (const line of lines) {
    const word = ALL_STYLES.map((style) => COMMENTS[style].exec(line)?.[1]).find(Boolean);
    const change = /\[!code ([^\]]*)\]/.exec(line);
    if (word !== undefined && !WORDS.includes(word))
      faults.push(`"${word}" marks nothing${didYouMean(word, WORDS, `write ${WORDS[0]}`)}`);
    if (word === 'highlight-end' && !isOpen)
      faults.push('"highlight-end" has no "highlight-start" above it — add it');
    if (word === 'highlight-start' || word === 'highlight-end') isOpen = word === WORDS[1];
    if (change && !CHANGE.test(line))
      faults.push(`"${change[0]}" marks nothing — end the line with "[!code ++]" or "[!code --]"`);
  }
  if (isOpen) faults.push('"highlight-start" has no "highlight-end" below it — add it');
  return faults;
}
