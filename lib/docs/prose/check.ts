import type { Problem } from '../../base/source/problems';
import type { Page } from '../content/types';
import { fillersIn } from './fillers';
import { type ProseRules, ruleOf } from './rules';
import { likePairs } from './similarity';
import { wordsIn } from './text';
import { unknownNames } from './vocabulary';

/** A page as the prose check needs it. */
export type ProsePage = Pick<
  Page,
  'route' | 'file' | 'frontmatter' | 'headings' | 'calls' | 'prose'
>;

/**
 * Checks the rules of a page: its length, the parts of its kind, a title and a description that no other page has, and
 * no page like another. Fillers are faults, and so are names in code font that the contract does not know.
 */
export function checkProse(
  pages: readonly ProsePage[],
  rules: ProseRules,
  vocabulary: ReadonlySet<string>,
): Problem[] {
  const known = new Set([...vocabulary, ...rules.names]);
  const texts = ownWords(pages);
  const problems = pages.flatMap((page, index) => [
    ...checkParts(page, texts[index]?.words.length ?? 0, rules),
    ...fillersIn({ file: page.file, lines: page.prose.lines }, rules.fillers),
    ...unknownNames(page.prose.code, known).map(
      ({ text, line, column }): Problem => ({
        file: page.file,
        line,
        column,
        message: `\`${text}\` is not a name of the contract — correct it, or take it out of code font`,
      }),
    ),
  ]);
  return [
    ...problems,
    ...likePairs(texts, rules.similarity).map(({ a, b, share }): Problem => {
      const percent = Math.round(share * 100);
      return atTop(a, `says ${percent}% of the same five-word runs as ${b} — rewrite one of them`);
    }),
    ...checkUnique(pages, 'title'),
    ...checkUnique(pages, 'description'),
  ];
}

/** The words that authors wrote on each page, by its file. */
export const ownWords = (pages: readonly ProsePage[]) =>
  pages.map((page) => ({
    id: page.file,
    words: page.prose.lines.flatMap(({ text }) => wordsIn(text)),
  }));

const atTop = (file: string, message: string): Problem => ({ file, line: 1, column: 1, message });

function checkParts(page: ProsePage, count: number, rules: ProseRules): Problem[] {
  const rule = ruleOf(page.route, rules);
  if (!rule) return [];
  const { min, max } = rule.words;
  const wants = (message: string) => atTop(page.file, message);
  const headings = new Set(page.headings.map(({ text }) => text));
  const called = new Set(page.calls.map(({ name }) => name));
  const parts = rule.related ? [...rule.components, 'Related'] : rule.components;
  return [
    ...(count < min ? [wants(`${count} words of its own — this kind of page needs ${min}`)] : []),
    ...(max !== undefined && count > max
      ? [wants(`${count} words of its own — this kind of page has at most ${max}`)]
      : []),
    ...parts
      .filter((name) => !called.has(name))
      .map((name) => wants(`has no <${name}> — every page of this kind has one`)),
    ...rule.headings
      .filter((heading) => !headings.has(heading))
      .map((heading) => wants(`has no heading "${heading}" — every page of this kind has one`)),
  ];
}

function checkUnique(pages: readonly ProsePage[], key: 'title' | 'description'): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const other = first.get(page.frontmatter[key]);
    if (other === undefined) {
      first.set(page.frontmatter[key], page.file);
      return [];
    }
    return [atTop(page.file, `has the ${key} of ${other} — write another one`)];
  });
}
