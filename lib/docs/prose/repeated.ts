import { placeIn } from './passage';
import type { ProseRules } from './rules';
import type { Read } from './tree';
import type { Finding } from './wording';

/** Sentences that are in many files word for word: one place should say them, and the others link to it. */
export function repeatedFindings(
  reads: readonly Read[],
  { repeated }: Pick<ProseRules, 'repeated'>,
): Finding[] {
  if (!repeated) return [];
  const places = new Map<string, Finding[]>();
  for (const { passage, sentences } of reads) {
    if (passage.isLabel) continue;
    for (const { text, words, start } of sentences) {
      if (words.length < repeated.words) continue;
      const place = { passage, ...placeIn(passage, start), sentence: text };
      const list = places.get(text) ?? [];
      list.push({ ...place, rule: 'repeated sentence', message: '' });
      places.set(text, list);
    }
  }
  return [...places.values()].flatMap((list) => {
    const files = new Set(list.map(({ passage }) => passage.file)).size;
    const inData = list.filter(({ passage }) => passage.kind === 'data').length;
    if (files < repeated.pages && inData <= (repeated.times ?? inData)) return [];
    const message =
      files < repeated.pages
        ? `this sentence is in ${inData} places — name it in \`_contract/service_texts.yaml\`, and write \`{text:…}\``
        : `this sentence is in ${files} files — say it in one place, and link there`;
    return list.map((finding) => ({ ...finding, message }));
  });
}
