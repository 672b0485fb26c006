/** Whether a text of a program or of a data file is language: it has three words, and one in lower case. */
export const isSentence = (text: string): boolean =>
  (text.match(/(?<![\p{L}\p{N}_-])\p{L}{2,}(?![\p{L}\p{N}_=(-])/gu)?.length ?? 0) >= 3 &&
  /(?:^|\s)\p{Ll}{2,}/u.test(text);
