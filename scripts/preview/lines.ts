/** A line may end after a space or a hyphen. */
const PARTS = / *(?:[^ -]+-*|-+)/g;
const CUT = '…';

/**
 * A text as lines, none wider than `width`. What is more than `most` lines is cut, and so is a word that is wider than a line.
 * @param widthOf measures a text of one line
 */
export function linesOf(
  text: string,
  { width, most }: { readonly width: number; readonly most: number },
  widthOf: (text: string) => number,
): string[] {
  const parts = text.trim().replace(/\s+/g, ' ').match(PARTS) ?? [];
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const part of parts) {
    // Part by part, because a part is measured once for all pages.
    const wide = widthOf(part);
    if (line !== '' && taken + wide > width) {
      lines.push(line);
      line = part.trimStart();
      taken = widthOf(line);
    } else {
      line += part;
      taken += wide;
    }
  }
  if (line !== '') lines.push(line);
  const shown = lines.slice(0, most);
  return shown.map((each, index) =>
    cutTo(index === most - 1 && lines.length > most ? `${each}${CUT}` : each, width, widthOf),
  );
}

/** A line without its end, when it is too wide. */
function cutTo(line: string, width: number, widthOf: (text: string) => number): string {
  let shown = line;
  while (shown.length > CUT.length && widthOf(shown) > width)
    shown = `${shown.slice(0, -1 - (shown.endsWith(CUT) ? CUT.length : 0)).trimEnd()}${CUT}`;
  return shown;
}
