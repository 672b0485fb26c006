import { type Changes, NO_CHANGES } from '../../base/code/highlight';
import type { CommentStyle } from '../../base/code/language-table';
import { isCodeLanguage, languageEntry } from '../../base/code/languages';

/** The text after the language of a fence: ` ```json title="Answer" {2,4-5} showLineNumbers `; `[Answer]` is a title too. */
export interface FenceMeta {
  readonly title?: string;
  /** 1-based numbers of the lines to mark. */
  readonly marks: readonly number[];
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
