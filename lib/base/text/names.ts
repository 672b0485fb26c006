/** `"PHP, Java"` → `['PHP', 'Java']`. */
export const splitNames = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
