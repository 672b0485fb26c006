import path from 'node:path';
import { z } from 'zod';
import type { DataFile } from '../base/source/data-file';
import { dataDir, displayPath } from '../base/source/files';
import type { Problem } from '../base/source/problems';
import { isThere, readText } from '../base/source/read-text';
import { readYaml } from '../base/source/yaml';
import type { Page } from '../docs/content/types';
import { pattern } from '../gateway/contract/schemas/common';

const NUMBER =
  '(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|ninety)';
const UNIT =
  '(?:(?:business |working )?days?|seconds?|minutes?|hours?|weeks?|months?|years?|s|ms|min|h|KB|MB|bytes|characters?)';
const QUANTITY = new RegExp(`(?<![\\w-])${NUMBER}(?:[ -]${UNIT}(?![\\w])| ?%)`, 'gi');

/** Sentences with a quantity that is no fact of the gateway or of a scheme. */
type Exceptions = z.infer<typeof exceptionsSchema>;
const exceptionsSchema = z.array(
  z.strictObject({
    text: pattern.describe('A regular expression over the sentence.'),
    reason: z.string().min(5).describe('Why the page types the number itself.'),
  }),
);

export const TYPED_QUANTITIES: DataFile<Exceptions> = {
  files: '_site/typed_quantities.yaml',
  schema: exceptionsSchema,
};

/** @throws ContentError with the faults of the file; without it, nothing is allowed. */
export function loadTypedQuantities(root: string): Exceptions {
  const file = path.join(root, TYPED_QUANTITIES.files);
  return isThere(file) ? readYaml(file, TYPED_QUANTITIES.schema) : [];
}

/**
 * Numbers with a unit of time or size that a sentence of a page types: each is a fact of data, and a component prints it.
 * Also the exceptions that no sentence needs.
 */
export function checkTypedQuantities(
  pages: readonly Pick<Page, 'file' | 'prose'>[],
  exceptions: Exceptions,
  root: string = dataDir(),
): Problem[] {
  const allowed = exceptions.map(({ text }) => ({ text, test: new RegExp(text, 'u') }));
  const used = new Set<string>();
  const typed = pages.flatMap(({ file, prose }) =>
    prose.lines.flatMap(({ text, line, column }) => {
      const quantities = [...text.matchAll(QUANTITY)];
      const stories = allowed.filter(({ test }) => test.test(text));
      if (quantities.length > 0) for (const story of stories) used.add(story.text);
      return stories.length > 0
        ? []
        : quantities.map(([quantity]) => ({
            file,
            line,
            column,
            message: `"${quantity}" is typed — write <Limit name="…" />, or a fact of the service, and let the page print it; of a story, add the sentence to ${TYPED_QUANTITIES.files}`,
          }));
    }),
  );
  const source = path.join(root, TYPED_QUANTITIES.files);
  const unused = allowed
    .filter(({ text }) => !used.has(text))
    .map(({ text }) => ({
      file: displayPath(source),
      line: lineOf(source, text),
      column: 1,
      message: `no sentence needs the exception "${text}" — remove it`,
    }));
  return [...typed, ...unused];
}

/** The line of a list that holds a text; 1 when the text is written in another way there. */
const lineOf = (file: string, text: string): number =>
  Math.max(
    1,
    (isThere(file) ? readText(file).split('\n') : []).findIndex((line) => line.includes(text)) + 1,
  );
