/** The text of a file without a byte-order mark, with one line feed at the end of each line. */
export const normalText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
