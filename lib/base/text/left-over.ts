/** What is wrong with a note that its author left in a text, and where it begins. */
interface LeftOver {
  readonly index: number;
  readonly message: string;
}

/** Notes to oneself (TODO, FIXME, TBD) in a text that readers get. */
export const leftOvers = (text: string): LeftOver[] =>
  [...text.matchAll(/\b(?:TODO|FIXME|TBD)\b/g)].map(({ 0: word, index }) => ({
    index,
    message: `"${word}" is left over — do it, or remove the note`,
  }));
