import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from '../../lib/base/source/files';
import type { Problem } from '../../lib/base/source/problems';
import { literalPattern } from '../../lib/base/text/pattern';

/**
 * Correct what has one certain remedy: replace a text from the place of the problem on, or rename the file. What is no
 * longer there, or would be written over another file, is left alone.
 * @returns what was corrected
 */
export function applyFixes(problems: readonly Problem[]): Problem[] {
  // From the end, so that the places before stay right; a file is renamed after its text is corrected.
  const order = [...problems].sort(
    (a, b) => isRename(a) - isRename(b) || b.line - a.line || b.column - a.column,
  );
  return order.filter(applies).reverse();
}

const isRename = ({ fix }: Problem): number => (fix && 'rename' in fix ? 1 : 0);

/** Where a text has an address that is not part of a longer one: `/a` is not in `/b/a` or `/a_list`. Brackets end it. */
function placeIn(text: string, address: string, from: number): number {
  if (address.startsWith(']')) return text.indexOf(address, from);
  const whole = new RegExp(`(?<![\\w/.-])${literalPattern(address)}(?![\\w/-])`, 'g');
  whole.lastIndex = from;
  return whole.exec(text)?.index ?? -1;
}

function applies({ file: name, line, column, fix }: Problem): boolean {
  if (!fix) return false;
  const file = path.join(path.dirname(contentDir()), name);
  if ('rename' in fix) {
    const target = path.join(path.dirname(file), fix.rename);
    // Not `existsSync`: a system that ignores capitals finds the file itself under the new name.
    if (readdirSync(path.dirname(file)).includes(fix.rename)) return false;
    renameSync(file, target);
    return true;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  const text = lines[line - 1] ?? '';
  const at = placeIn(text, fix.from, column - 1);
  if (at < 0) return false;
  lines[line - 1] = text.slice(0, at) + fix.to + text.slice(at + fix.from.length);
  writeFileSync(file, lines.join('\n'));
  return true;
}
