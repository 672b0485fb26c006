import { type Subject, siteAround } from '../../content/extension';
import type { Heading, Page } from '../../content/types';
import { buildBreadcrumbs } from '../../navigation/breadcrumbs';
import type { MoreDownloads } from '../../site/downloads';
import type { NavNode } from '../../site/navigation';
import type { Site } from '../../site/schemas';
import type { SearchWords } from '../../site/search-words';
import type { SearchPage, SearchRecord, SearchSource } from '../records';
import { STOP_WORDS } from '../stop-words';
import { partsOf } from '../tokens';
import { fold, stem } from '../words';
import { contextOf } from './contexts';
import { type PagePrinted, printedOf } from './printed';

interface Input {
  readonly pages: readonly Page[];
  readonly extension: MoreDownloads;
  readonly subject: Subject;
  readonly site: Pick<Site, 'glossary' | 'folders' | 'search'>;
  readonly docs: readonly NavNode[];
}

/**
 * Everything that can be found: pages, their sections, and the rows that components print from data, with the anchors
 * these components give them. Pages come by route, so that two builds are equal.
 */
export function searchSource({ pages, extension, subject, site, docs }: Input): SearchSource {
  const sorted = [...pages].sort((a, b) => (a.route < b.route ? -1 : 1));
  const known = new Set<string>(sorted.map(({ route }) => route));
  const links = linkCounts(sorted);
  const around = siteAround(site, extension);
  const found: SearchPage[] = [];
  const records: SearchRecord[] = [];
  sorted.forEach((page, number) => {
    const { route, frontmatter } = page;
    const facts = subject.about(page);
    const { ids, keywords, weight } = facts.search;
    const { verb } = facts.nav;
    const crumbs = buildBreadcrumbs(route, frontmatter.title, docs, known, site.folders);
    found.push({
      route,
      title: frontmatter.title,
      context: contextOf(route),
      breadcrumb: crumbs.slice(0, -1).map(({ label }) => label),
      ...(verb ? { verb } : {}),
      keywords: frontmatter.keywords ?? '',
      about: keywords,
      asked: shortPhrases(frontmatter.asked ?? '', site.search),
      weight: Math.round(4 * Math.log2(1 + (links.get(route) ?? 0))) + weight,
    });
    records.push(...pageRecords(page, number, ids, printedOf(page, around, facts)));
  });
  return { pages: found, records, words: site.search };
}

/**
 * Phrases without the words that say nothing, which the search leaves out anyway: fewer bytes. Where these leave one word
 * only they stay, because one word alone is asked for in another way; and so they do in phrases with a short name. Phrases
 * of the same words are one, and like phrases follow one another, which takes fewer bytes as well.
 */
function shortPhrases(asked: string, { phrases }: SearchWords): string {
  const short = asked
    .split(',')
    .map((phrase) => phrase.trim().split(/\s+/))
    .map((words) => {
      const whole = ` ${words.map(fold).join(' ')} `;
      if (Object.values(phrases).some((list) => list.some((own) => whole.includes(` ${own} `))))
        return words;
      const telling = words.filter((word) => !STOP_WORDS.has(fold(word)));
      return telling.length > 1 || words.length === 1 ? telling : words;
    })
    .map((words) => words.join(' '))
    .filter(Boolean)
    .sort();
  const meaningOf = (phrase: string) => [...new Set(partsOf(phrase).map(stem))].sort().join(' ');
  const seen = new Set<string>();
  return short
    .filter((phrase) => {
      const meaning = meaningOf(phrase);
      return !seen.has(meaning) && seen.add(meaning);
    })
    .join(', ');
}

function pageRecords(
  page: Page,
  number: number,
  ids: readonly string[],
  printed: PagePrinted,
): SearchRecord[] {
  const { frontmatter } = page;
  const said = new Set<string>();
  const textOf = (heading: Heading | undefined, text: string, code: string): string => {
    const index = heading ? page.headings.findIndex(({ id }) => id === heading.id) : -1;
    const more = printed.texts.get(index) ?? '';
    return [text, more, codeNames(code, `${text} ${more}`, said)].filter(Boolean).join('\n');
  };
  const lead = page.sections.find(({ heading }) => !heading);
  return [
    {
      page: number,
      kind: 'page',
      anchor: '',
      name: frontmatter.title,
      ids,
      // Not the description: the page does not show it, so its words could not be marked there.
      text: textOf(undefined, lead?.text ?? '', lead?.code ?? ''),
    },
    ...page.sections.flatMap(({ heading, text, code }): SearchRecord[] =>
      heading
        ? [
            {
              page: number,
              kind: 'section',
              anchor: heading.id,
              name: heading.text,
              ids: [],
              text: textOf(heading, text, code),
            },
          ]
        : [],
    ),
    ...printed.rows.map((row) => ({ page: number, ...row })),
  ];
}

/** Names from code that the text next to it does not mention; each once a page. */
function codeNames(code: string, text: string, said: Set<string>): string {
  const names = code.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/gi) ?? [];
  const fresh = [...new Set(names)].filter((name) => !said.has(name) && !text.includes(name));
  for (const name of fresh) said.add(name);
  return fresh.join(', ');
}

/** How many pages link to a page. */
function linkCounts(pages: readonly Page[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { route, links } of pages) {
    const targets = new Set(links.map(({ href }) => href.replace(/[#?].*$/, '')));
    for (const target of targets)
      if (target !== route) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}
