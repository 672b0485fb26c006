import { type Passage, placeIn } from './passage';
import type { ProseRules } from './rules';
import type { Read } from './tree';
import type { Finding } from './wording';

/**
 * The first sentence of a page and its description: each has a subject that does something, or asks the reader to do
 * something.
 * @param description as a passage of the head
 * @param lead the first paragraph; absent when the page begins with a heading
 */
export function openingFindings(
  description: Read,
  lead: Read | undefined,
  { openings }: Pick<ProseRules, 'openings'>,
): Finding[] {
  if (!openings) return [];
  const subjects = openings.subjects.map((text) => new RegExp(text, 'u'));
  const of = (passage: Passage, sentence: string, message: string): Finding => ({
    ...{ rule: 'opening', passage, sentence, message },
    ...placeIn(passage, 0),
  });
  const found: Finding[] = [];
  const { min, max } = openings.description;
  const { passage } = description;
  const { length } = passage.markdown;
  if (length < min || length > max) {
    const message = `${length} characters in the description — write ${min} to ${max}`;
    found.push(of(passage, passage.markdown, message));
  }
  for (const [read, name] of [
    [description, 'the description'],
    [lead, 'the page'],
  ] as const) {
    const first = read?.sentences[0]?.text;
    if (!read || first === undefined || subjects.some((subject) => subject.test(first))) continue;
    const message = `${name} begins without a subject — say who does what: "This operation …", "You …", "Use …"`;
    found.push(of(read.passage, first, message));
  }
  return found;
}
