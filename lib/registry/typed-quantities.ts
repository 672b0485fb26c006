import type { Problem } from '../base/source/problems';
import type { Page } from '../docs/content/types';

const NUMBER =
  '(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety)';
const UNIT =
  '(?:(?:business |working )?days?|seconds?|minutes?|hours?|weeks?|months?|years?|s|ms|min|h|KB|MB|bytes|characters?|%)';
const QUANTITY = new RegExp(`(?<![\\w-])${NUMBER}[ -]${UNIT}(?![\\w])`, 'gi');

/** Sentences with a quantity that is no fact of the gateway or of a scheme. */
const STORIES: readonly { readonly text: RegExp; readonly reason: string }[] = [
  { text: /^Five-minute start$/, reason: 'the name of a section' },
  { text: /Holds ending in 24 h/, reason: 'the name of a line in the drawing' },
  { text: /A car is booked for two days/, reason: 'a scenario' },
  { text: /It returns after two days/, reason: 'a scenario' },
  { text: /She pays two days later/, reason: 'a scenario' },
  { text: /she ordered two hours and not three/, reason: 'a scenario' },
  { text: /every two weeks/, reason: 'the wish of a merchant, and the value for it' },
  { text: /`?-3`? sends one three days before/, reason: 'explains the value next to it' },
  { text: /by 100 % minus the margin/, reason: 'the whole of an amount' },
  { text: /enough for three years/, reason: 'computed from the number of comparisons' },
];

/**
 * Numbers with a unit of time or size that a sentence of a page types: each is a fact of data, and a component prints it.
 */
export function checkTypedQuantities(pages: readonly Pick<Page, 'file' | 'prose'>[]): Problem[] {
  return pages.flatMap(({ file, prose }) =>
    prose.lines.flatMap(({ text, line, column }) =>
      STORIES.some((story) => story.text.test(text))
        ? []
        : [...text.matchAll(QUANTITY)].map(([quantity]) => ({
            file,
            line,
            column,
            message: `"${quantity}" is typed — write <Limit name="…" />, or a fact of the service, and let the page print it`,
          })),
    ),
  );
}
