import { literalPattern } from '../../base/text/pattern';
import type { Page } from '../content/types';

/** What a page says that a reader may look for. */
export interface Facts {
  readonly names: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  /** Everything on the page, with what components print. */
  readonly text: string;
}

type PageText = Pick<Page, 'prose' | 'links' | 'sections' | 'calls'>;

/** @param printed texts that the components of the page print */
export function factsOnPage(page: PageText, printed: readonly string[]): Facts {
  const { lines, labels, code } = page.prose;
  // A number in code font is part of a name.
  const own = [...lines, ...labels].map(({ source }) =>
    source.replace(/`[^`]*`|\]\([^)]*\)|<[^>]*>/g, ' '),
  );
  return {
    names: new Set(code.map(({ text }) => text)),
    numbers: new Set(own.flatMap((text) => text.match(/(?<![\p{L}\d])\d+(?:[.,]\d+)*/gu) ?? [])),
    links: new Set(page.links.map(({ href }) => href)),
    text: [
      ...[...lines, ...labels].map(({ text }) => text),
      ...code.map(({ text }) => text),
      ...page.sections.flatMap((section) => [section.text, section.code]),
      ...page.calls.flatMap(({ attributes }) => Object.values(attributes)),
      ...printed,
    ].join('\n'),
  };
}

/** What was on the page and is not on it any more, in no form: a name that a component prints is not lost. */
export function lostFacts(before: Facts, after: Facts): string[] {
  const isGone = (word: string) =>
    !new RegExp(`(?<![\\p{L}\\p{N}_])${literalPattern(word)}(?![\\p{L}\\p{N}_])`, 'u').test(
      after.text,
    );
  const gone = (set: 'names' | 'numbers') =>
    [...before[set]].filter((word) => !after[set].has(word) && isGone(word));
  return [
    ...gone('names').map((name) => `name \`${name}\``),
    ...gone('numbers').map((number) => `number ${number}`),
    ...[...before.links].filter((href) => !after.links.has(href)).map((href) => `link ${href}`),
  ];
}
