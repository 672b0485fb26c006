/** Letters a word may differ by: none in short words, where every letter says something else. */
export const toleranceOf = (word: string): 0 | 1 | 2 =>
  /\d/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
