/** The beginning of an example, by which an id or an address is recognized: a table has no room for the rest. */
export const shorten = (text: string): string =>
  text.length > 20 ? `${text.slice(0, 16)}…` : text;
