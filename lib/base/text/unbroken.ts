/** A run of a text, and whether a line must not end inside it. */
interface Run {
  readonly text: string;
  readonly isUnbroken: boolean;
}

/** What a line break would make other words: a first part of one character, with the name that it begins: `3-D Secure`, `e-mail`. */
const COMPOUND = /(?<![\p{L}\p{N}-])([\p{L}\p{N}]-\p{L}+(?: \p{Lu}\p{L}+)?)(?![\p{L}\p{N}-])/u;

/** A name longer than this is wider than a narrow column. */
const LONGEST_NAME = 26;

/**
 * Cut a text around the words that stay on one line.
 * @example unbrokenRuns('with 3-D Secure') // [{ text: 'with ', isUnbroken: false }, { text: '3-D Secure', isUnbroken: true }]
 */
export const unbrokenRuns = (text: string): Run[] =>
  text
    .split(COMPOUND)
    .map((part, index) => ({ text: part, isUnbroken: index % 2 === 1 }))
    .filter((run) => run.text !== '');

/** Whether a name in code font stays on one line: the browser would break it after its hyphen, as in `Gateway-Key`. */
export const isUnbrokenName = (name: string): boolean =>
  name.length <= LONGEST_NAME && /^\S*\w-[\w*]\S*$/.test(name);
