import type { NamesFile, TextsFile, WordsFile } from './format';
import { encodeNames } from './names-file';
import { sharedWords } from './packing';
import type { SearchSource } from './records';
import { encodeTexts, encodeWords } from './texts-file';
import { CONTEXT_LABELS, type SearchContext } from './types';

/** A piece of texts is cut off near this many characters: about 60 kB on the wire. */
const MAX_PIECE = 240_000;

/** The files of an index, not yet named. */
export interface Tiers {
  readonly names: NamesFile;
  readonly words: WordsFile;
  readonly texts: readonly { readonly context: SearchContext; readonly file: TextsFile }[];
}

/** Cut an index into the file of the first answers and files of texts by context, none of them large. */
export function tiersOf(source: SearchSource): Tiers {
  const contexts = Object.keys(CONTEXT_LABELS) as SearchContext[]; // its keys are exactly these
  const words = sharedWords(source.records.map(({ text }) => text));
  const texts = contexts.flatMap((context) =>
    piecesOf(source, context).map((records) => ({
      context,
      file: encodeTexts(source, records, words),
    })),
  );
  return { names: encodeNames(source), words: encodeWords(words), texts };
}

/** Records of a context in pieces; a page is never divided. */
function piecesOf({ pages, records }: SearchSource, context: SearchContext): number[][] {
  const pieces: number[][] = [];
  let piece: number[] = [];
  let size = 0;
  let last = -1;
  records.forEach(({ page, text }, number) => {
    if (pages[page]?.context !== context) return;
    if (page !== last && size > MAX_PIECE) {
      pieces.push(piece);
      piece = [];
      size = 0;
    }
    last = page;
    size += text.length;
    piece.push(number);
  });
  return piece.length > 0 ? [...pieces, piece] : pieces;
}
