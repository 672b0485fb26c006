/**
 * Edits (insert, delete, replace, swap neighbors) from `typed` to `word`, or to the best beginning of `word` where
 * `isPrefix`. Gives `limit + 1` as soon as it must be more than `limit`.
 */
export function editDistance(
  typed: string,
  word: string,
  limit = Infinity,
  isPrefix = false,
): number {
  if (!isPrefix && Math.abs(typed.length - word.length) > limit) return limit + 1;
  if (isPrefix && typed.length - word.length > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1]
      )
        value = Math.min(value, (before[column - 2] ?? 0) + 1);
      current.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    before = last;
    last = current;
  }
  const distance = isPrefix ? Math.min(...last) : (last[word.length] ?? 0);
  return Math.min(distance, limit + 1);
}
