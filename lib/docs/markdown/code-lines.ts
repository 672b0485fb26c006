/**
 * Whether each line of Markdown is part of a fenced block of code, its two fences included. As CommonMark 0.31 §4.5
 * says, only a fence with nothing after it ends a block; marks of quotations may be before it.
 */
export function codeLines(lines: readonly string[]): boolean[] {
  let fence = '';
  return lines.map((line) => {
    const [, mark = '', rest = ''] = /^[\s>]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (fence === '') {
      fence = mark;
      return mark !== '';
    }
    if (mark.startsWith(fence) && rest.trim() === '') fence = '';
    return true;
  });
}
