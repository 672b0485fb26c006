import path from 'node:path';
import { dataDir, displayPath } from '../../lib/base/source/files';
import type { Problem } from '../../lib/base/source/problems';
import { readText } from '../../lib/base/source/read-text';
import { unusedTerms } from '../../lib/docs/prose/glossary';
import type { Passage } from '../../lib/docs/prose/passage';
import { loadSite } from '../../lib/docs/site/load';

/** The page that lists the glossary uses all of its terms. */
const DEFINITIONS = /(?:^|\/)definition\.mdx$/;

/** Terms of `_site/glossary.yaml` that no other page and no data use. */
export function termFaults(passages: readonly Passage[]): Problem[] {
  const source = path.join(dataDir(), '_site/glossary.yaml');
  const { glossary } = loadSite();
  if (glossary.length === 0) return [];
  const file = displayPath(source);
  const texts = passages.filter(
    ({ kind, file: of }) =>
      (kind === 'page' || kind === 'data') && of !== file && !DEFINITIONS.test(of),
  );
  const lines = readText(source).split('\n');
  return unusedTerms(
    glossary,
    texts.map(({ markdown }) => markdown),
  ).map(({ id, term }) => ({
    ...{ file, line: lines.indexOf(`- id: ${id}`) + 1, column: 1 },
    message: `no page uses the term "${term}" — use it where the page explains it, or remove it`,
  }));
}
