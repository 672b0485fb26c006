/** What is wrong with a note that its author left in a text, and where it begins. */
interface LeftOver {
  readonly index: number;
  readonly message: string;
}

/** Notes to oneself (TODO, FIXME, TBD) and text that fills a place (lorem ipsum) in a text that readers get. */
export const leftOvers = (text: string): LeftOver[] =>
  [...text.matchAll(/\b(?:TODO|FIXME|TBD)\b|\blorem ipsum\b/gi)].flatMap(({ 0: word, index }) => {
    if (/^l/i.test(word)) return { index, message: `"${word}" fills a place — write the text` };
    // In small letters these are words of other languages.
    if (word !== word.toUpperCase()) return [];
    return { index, message: `"${word}" is left over — do it, or remove the note` };
  });

/** Characters that were read in a wrong encoding: UTF-8 as Windows-1252, or bytes that are no character. */
export const misreadIn = (text: string): LeftOver[] =>
  [...text.matchAll(/\ufffd|â€[\u0080-\u2122]|[ÃÂ][\u0080-\u00bf]/g)].map(
    ({ 0: found, index }) => ({
      index,
      message: `"${found}" was read in a wrong encoding — write the character, and save the file as UTF-8`,
    }),
  );
