import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { remarkContainers } from '../markdown/admonitions';
import type { Fault } from '../markdown/collected';

export interface MdxFault {
  readonly line: number;
  readonly column: number;
  /** The compiler's own words, one line. */
  readonly reason: string;
  /** The fault is one character on one line: the rest of the file can still be read without that line. */
  readonly isLocal: boolean;
}

/**
 * Position and reason of a syntax fault. The error of next-mdx-remote has lost both, so its compiler parses the body
 * once more; this costs time only when something is wrong.
 */
export async function faultOf(error: unknown, body: string): Promise<MdxFault> {
  const cause = (await parseError(body)) ?? error;
  const { reason, line, column, place } = cause as {
    reason?: string;
    line?: number;
    column?: number;
    place?: { line?: number; column?: number };
  };
  const text = reason ?? (error instanceof Error ? error.message : String(error));
  const at = { line: line ?? place?.line ?? 0, column: column ?? place?.column ?? 1 };
  const isLocal = at.line > 0 && /Unexpected character|Could not parse expression/.test(text);
  if (/corresponding closing quote/.test(text))
    return { ...lastOpenQuote(body), reason: text, isLocal: false };
  // The compiler notices an expression without an end only at the end.
  const isOpenEnded = /end of file|closing brace/i.test(text);
  return at.line > 0 && !isOpenEnded
    ? { ...at, reason: text, isLocal }
    : { ...lastOpenBrace(body), reason: text, isLocal: false };
}

async function parseError(body: string): Promise<unknown> {
  try {
    await createProcessor({ remarkPlugins: [remarkGfm, remarkContainers] }).process(body);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The compiler gives no place for an expression that never ends; it began at the last brace without a partner. */
function lastOpenBrace(body: string): { line: number; column: number } {
  const lines = body.split('\n');
  for (let index = lines.length - 1; index >= 0; index--) {
    const text = (lines[index] ?? '').replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
    const column = text.search(/(?<!\\)\{[^}]*$/);
    if (column >= 0) return { line: index + 1, column: column + 1 };
  }
  return { line: 1, column: 1 };
}

/** The compiler gives no place for a quote that never ends either: it is on the first tag with an odd number of them. */
function lastOpenQuote(body: string): { line: number; column: number } {
  const lines = body.split('\n');
  const index = lines.findIndex(
    (line) => /<[A-Za-z][^>]*="/.test(line) && (line.match(/"/g) ?? []).length % 2 === 1,
  );
  return index < 0
    ? { line: 1, column: 1 }
    : { line: index + 1, column: (lines[index] ?? '').search(/<[A-Za-z]/) + 1 };
}

/** The compiler's reason in the words of an author, with what to do. */
export function explainMdxError(fault: MdxFault, body: string): Fault {
  const place = { line: fault.line, column: fault.column };
  const { reason } = fault;
  const source = body.split('\n')[fault.line - 1] ?? '';
  if (/Unexpected character `!`/.test(reason)) {
    return { ...place, message: '"<!--" is not a comment here — write {/* … */}' };
  }
  const character = /Unexpected character `(.+?)` \(U\+[0-9A-F]+\)/.exec(reason);
  if (character) {
    return {
      ...place,
      message:
        character[1] === '/' || /<\w+:\/\//.test(source)
          ? `"<" begins a tag, and "${character[1]}" cannot follow — write a link as [text](address), or put it in backticks`
          : `"<" before "${character[1]}" would begin a tag — write \\< or put it in backticks`,
    };
  }
  const unclosed = /Expected a closing tag for `(<[^`]+>)`(?: \((\d+):(\d+))?/.exec(reason);
  if (unclosed) {
    const at = {
      line: Number(unclosed[2] ?? fault.line),
      column: Number(unclosed[3] ?? fault.column),
    };
    if (unclosed[1] === '<img>')
      return { ...at, message: '<img> is HTML — write "![What it shows](./picture.png)"' };
    if (unclosed[1] === '<br>' || unclosed[1] === '<hr>')
      return {
        ...at,
        message: `${unclosed[1]} is HTML — write ${unclosed[1] === '<br>' ? '<br />' : '"---" between two empty lines'}`,
      };
    return {
      ...at,
      message: `${unclosed[1]} is never closed — add ${unclosed[1]?.replace('<', '</')} or write it in backticks`,
    };
  }
  const stray = /Unexpected closing (?:slash|tag) `(.+?)`/.exec(reason);
  if (stray) {
    const begin = source.lastIndexOf('<', place.column - 1);
    const [tag = `closing ${stray[1]}`] = /^<\/[\w.]*>?/.exec(source.slice(begin)) ?? [];
    return {
      ...place,
      message: `${tag} has no opening tag before it — remove it or open the tag`,
    };
  }
  if (/corresponding closing quote/.test(reason))
    return { ...place, message: 'a quote of this tag is never closed — add it' };
  if (/expression|acorn|brace/i.test(reason)) {
    return { ...place, message: '"{" would begin code — write \\{ or put it in backticks' };
  }
  return {
    ...place,
    message: `${reason.replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)\s*/, ' ').trim()} — correct the syntax`,
  };
}
