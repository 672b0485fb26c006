/** A run of a text: plain, or code that was in backticks. */
interface Span {
  readonly text: string;
  readonly isCode: boolean;
}

/**
 * Cut a text at its backticks.
 * @param source text in which code is in backticks; a backtick without a second one leaves the rest as code
 * @example codeSpans('in `param`') // [{ text: 'in ', isCode: false }, { text: 'param', isCode: true }]
 */
export const codeSpans = (source: string): Span[] =>
  source
    .split('`')
    .map((text, index) => ({ text, isCode: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/** The text without backticks, for files without markup. */
export const withoutCodeMarks = (source: string): string => source.replaceAll('`', '');
