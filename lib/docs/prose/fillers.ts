import type { Problem } from '../../base/source/problems';

/** A text in lines, each with its number in the file (1-based): the sentences of a page, or a file of data. */
interface Lines {
  readonly file: string;
  readonly lines: readonly { readonly text: string; readonly line: number }[];
}

/**
 * Phrases that fill the place of a value.
 * @param fillers phrases in lower case; `fillers` of `content/_site/prose.yaml`
 */
export const fillersIn = ({ file, lines }: Lines, fillers: readonly string[]): Problem[] =>
  lines.flatMap(({ text, line }) =>
    fillers
      .filter((filler) => new RegExp(`\\b${filler}\\b`, 'i').test(text))
      .map((filler) => ({
        file,
        line,
        column: 1,
        message: `"${filler}" is not a value — give the value, or leave the statement out`,
      })),
  );
