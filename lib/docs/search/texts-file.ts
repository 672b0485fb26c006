import { checkFormat, FORMAT, FormatError, type TextsFile, type WordsFile } from './format';
import { pack, unpack } from './packing';
import type { SearchSource } from './records';

/** The words of `encodeTexts` and `decodeTexts`. */
export const encodeWords = (words: readonly string[]): WordsFile => ({
  format: FORMAT,
  words: words.join(' '),
});

/** What `encodeWords` was given. Throws `FormatError`. */
export function decodeWords(file: WordsFile): readonly string[] {
  checkFormat(file);
  return file.words.split(' ').filter(Boolean);
}

/** The texts of some records, given by their numbers in order. */
export function encodeTexts(
  { records }: SearchSource,
  numbers: readonly number[],
  words: readonly string[],
): TextsFile {
  const runs: number[] = [];
  numbers.forEach((number, at) => {
    const gap = number - (numbers[at - 1] ?? -1) - 1;
    if (at === 0 || gap > 0) runs.push(gap, 0);
    runs.push((runs.pop() ?? 0) + 1);
  });
  const texts = numbers.map((number) => records[number]?.text ?? '');
  return { format: FORMAT, runs, texts: pack(texts, words) };
}

/** Numbers of records with their texts. Throws `FormatError`. */
export function decodeTexts(
  file: TextsFile,
  words: readonly string[],
): (readonly [record: number, text: string])[] {
  checkFormat(file);
  const texts = unpack(file.texts, words);
  const entries: (readonly [number, string])[] = [];
  let record = 0;
  for (let at = 0; at < file.runs.length; at += 2) {
    record += file.runs[at] ?? 0;
    for (let left = file.runs[at + 1] ?? 0; left > 0; left -= 1) {
      entries.push([record, texts[entries.length] ?? '']);
      record += 1;
    }
  }
  if (entries.length !== texts.length) throw new FormatError('runs and texts differ');
  return entries;
}
