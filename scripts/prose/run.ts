import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentDir, dataDir, displayPath, listFiles } from '../../lib/base/source/files';
import { type Problem, sortProblems } from '../../lib/base/source/problems';
import { readText } from '../../lib/base/source/read-text';
import { readYaml } from '../../lib/base/source/yaml';
import { isPublished } from '../../lib/docs/content/types';
import { checkProse, ownWords } from '../../lib/docs/prose/check';
import { withoutExceptions } from '../../lib/docs/prose/exceptions';
import { fillersIn } from '../../lib/docs/prose/fillers';
import { openingFindings } from '../../lib/docs/prose/openings';
import type { Passage } from '../../lib/docs/prose/passage';
import { repeatedFindings } from '../../lib/docs/prose/repeated';
import { PROSE_RULES, type ProseRules } from '../../lib/docs/prose/rules';
import { likeness } from '../../lib/docs/prose/similarity';
import { type Read, readPassage } from '../../lib/docs/prose/tree';
import { type Finding, wordingOf } from '../../lib/docs/prose/wording';
import { report } from '../cli/report';
import { CommandError } from '../cli/run-command';
import { extensionOf } from '../content/extension';
import { readAllPages, readPieces } from '../content/read-pages';
import { checkSpelling } from '../export/spelling';
import { compareFacts } from './facts';
import { otherPassages, type PagePassages, pagePassages } from './passages';
import { printCounts } from './print-counts';
import { termFaults } from './terms';

/**
 * `npm run prose`: the house's rules of writing (`content/_site/prose.yaml`) and spelling, over pages, data, programs
 * and documents; with paths, only what is said of those files is printed.
 */
export async function prose(
  only: readonly string[],
  { counts = false, before = '' },
): Promise<void> {
  const file = path.join(contentDir(), PROSE_RULES.files);
  if (!existsSync(file)) {
    console.log(`There is no ${displayPath(file)}, so no rules apply.`);
    return;
  }
  if (!before) requireTexts(only);
  const chosen = (name: string) =>
    only.length === 0 || only.some((each) => name.includes(fromHere(each)));
  if (before) return compareFacts(before, chosen);
  const rules = readYaml(file, PROSE_RULES.schema);
  const extension = await extensionOf();
  const subject = extension.load(dataDir());
  const sources = (await readAllPages(extension.dialect)).filter(
    // A draft is read when it is named.
    ({ page }) => isPublished(page) || (only.length > 0 && chosen(page.file)),
  );
  const pages = sources.map(({ page }) => page);
  const texts = [...sources, ...(await readPieces(extension.dialect))].map(({ page, source }) =>
    pagePassages(page, source),
  );
  const other = otherPassages(file);
  const { reads, findings } = findingsIn(texts, other, rules);
  if (counts) return printCounts(reads, findings);
  const { findings: left, unused } = withoutExceptions(findings, rules.exceptions);
  const files = pages.filter((page) => chosen(page.file));
  const problems = [
    ...checkProse(pages, rules, subject.vocabulary()),
    ...subject.checkWriting(pages),
    ...fillersOf(other, rules),
    ...termFaults(reads.map(({ passage }) => passage)),
    ...(await checkSpelling(files)),
    ...left.map(problemOf),
    ...unused.map(
      ({ rule, files: where }): Problem => ({
        ...{ file: displayPath(file), line: lineOf(file, rule), column: 1 },
        message: `nothing needs the exception for "${rule}" in ${where} — remove it`,
      }),
    ),
  ].filter(
    (problem) => chosen(problem.file) || only.some((part) => problem.message.includes(part)),
  );
  const { median, worst } = likeness(ownWords(pages));
  console.log(
    `Runs of five words that two pages share: median ${median.toFixed(3)}${worst ? `, largest ${worst.share.toFixed(3)} (${worst.a}, ${worst.b})` : ''}.`,
  );
  // Not `process.exit`: a long list that goes through a pipe must come to its end.
  if (!report(sortProblems(problems))) process.exitCode = 1;
  else console.log(`${files.length} pages follow the rules of writing.`);
}

const fromHere = (written: string): string => written.replace(/^\.\//, '');

/**
 * A path that names no text is refused before all of them are read.
 * @throws CommandError with the path
 */
function requireTexts(paths: readonly string[]): void {
  const files = listFiles(contentDir()).map(displayPath);
  for (const each of paths) {
    const part = fromHere(each);
    if (files.some((name) => name.includes(part)) || existsSync(part)) continue;
    throw new CommandError(
      `No text is named "${each}" — correct the path, or leave it out to read all texts.`,
    );
  }
}

/** So many passages are read before their trees are let go. */
const AT_ONCE = 500;

/** What the rules of wording say of all texts, exceptions included. */
function findingsIn(
  pages: readonly PagePassages[],
  other: readonly Passage[],
  rules: ProseRules,
): { reads: Read[]; findings: Finding[] } {
  const wording = wordingOf(rules);
  const worded: Finding[] = [];
  const openings: Finding[] = [];
  // The trees of all texts together take a gigabyte.
  const readAll = (passages: readonly Passage[]): Read[] => {
    const trees = passages.map(readPassage);
    worded.push(...wording(trees));
    return trees.map(({ tree: _, ...read }) => read);
  };
  const reads = pages.flatMap(({ all, description, lead }) => {
    const list = readAll(all);
    const of = (passage: Passage | undefined) => list.find((read) => read.passage === passage);
    const head = of(description);
    if (head) openings.push(...openingFindings(head, of(lead), rules));
    return list;
  });
  for (let at = 0; at < other.length; at += AT_ONCE)
    reads.push(...readAll(other.slice(at, at + AT_ONCE)));
  const published = reads.filter(({ passage }) => ['page', 'data'].includes(passage.kind));
  return {
    reads,
    findings: [...worded, ...openings, ...repeatedFindings(published, rules)],
  };
}

const problemOf = ({ passage, line, column, message }: Finding): Problem => ({
  file: passage.file,
  line,
  column,
  message,
});

/** Phrases in place of a value, in the texts of data files. */
const fillersOf = (passages: readonly Passage[], { fillers }: ProseRules): Problem[] =>
  passages
    .filter(({ kind }) => kind === 'data')
    .flatMap(({ file, markdown, line }) =>
      fillersIn({ file, lines: [{ text: markdown.replace(/\s+/g, ' '), line }] }, fillers),
    );

/** The line that names a rule among the exceptions. */
const lineOf = (file: string, rule: string): number =>
  readText(file)
    .split('\n')
    .findIndex((line) => line.includes('rule:') && line.includes(rule)) + 1;
