import { operationById } from '../../../gateway/contract/openapi/operations';
import { countryRows } from '../../../gateway/contract/reference/countries';
import { serviceOf } from '../../../gateway/contract/services';
import type { Contract, Operation, Service } from '../../../gateway/contract/types';
import type { Heading, Page } from '../../content/types';
import { buildBreadcrumbs } from '../../navigation/breadcrumbs';
import type { NavNode } from '../../site/navigation';
import type { Site } from '../../site/schemas';
import type { SearchPage, SearchRecord, SearchSource } from '../records';
import { contextOf } from './contexts';
import { type Printed, printedOf } from './printed';

interface Input {
  readonly pages: readonly Page[];
  readonly contract: Contract;
  readonly site: Pick<Site, 'glossary' | 'folders'>;
  readonly docs: readonly NavNode[];
}

/**
 * Everything that can be found: pages, their sections, and the rows and fields that components print from the
 * contract, with the anchors these components give them. Pages come by route, so that two builds are alike.
 */
export function searchSource({ pages, contract, site, docs }: Input): SearchSource {
  const sorted = [...pages].sort((a, b) => (a.route < b.route ? -1 : 1));
  const known = new Set<string>(sorted.map(({ route }) => route));
  const links = linkCounts(sorted);
  const methodsWith = fieldUse(contract);
  const countries = new Map(countryRows(contract).map(({ alpha2, name }) => [alpha2, name]));
  const found: SearchPage[] = [];
  const records: SearchRecord[] = [];
  sorted.forEach((page, number) => {
    const { route, frontmatter } = page;
    const operation = frontmatter.operation
      ? operationById(contract, frontmatter.operation)
      : undefined;
    const service = frontmatter.service ? serviceOf(contract, frontmatter.service) : undefined;
    const crumbs = buildBreadcrumbs(route, frontmatter.title, docs, known, site.folders);
    found.push({
      route,
      title: frontmatter.title,
      context: contextOf(route),
      breadcrumb: crumbs.slice(0, -1).map(({ label }) => label),
      keywords: [frontmatter.keywords, service && serviceKeywords(service, countries)]
        .filter(Boolean)
        .join(', '),
      weight: Math.round(4 * Math.log2(1 + (links.get(route) ?? 0))) + kindWeight(service),
    });
    const printed = printedOf(page, { contract, site, operation, service, methodsWith });
    records.push(...pageRecords(page, number, operation, printed));
  });
  return { pages: found, records };
}

function pageRecords(
  page: Page,
  number: number,
  operation: Operation | undefined,
  printed: Printed,
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
      ids: operation ? [operation.id, operation.path] : [],
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

/** Names from code that the text beside it does not mention; each once a page. */
function codeNames(code: string, text: string, said: Set<string>): string {
  const names = code.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/gi) ?? [];
  const fresh = [...new Set(names)].filter((name) => !said.has(name) && !text.includes(name));
  for (const name of fresh) said.add(name);
  return fresh.join(', ');
}

/** Of the pages of one method, the hosted payin is what most readers come for. */
const kindWeight = (service: Service | undefined): number =>
  service?.variant.kind === 'payin_hpp' ? 16 : service?.variant.kind === 'payin_h2h' ? 8 : 0;

const serviceKeywords = ({ method }: Service, countries: ReadonlyMap<string, string>): string =>
  [
    method.name,
    ...method.countries.flatMap((code) => [code, countries.get(code) ?? '']),
    ...method.currencies,
  ].join(' ');

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

/** How many methods have a field of this name. */
function fieldUse({ services }: Contract): (field: string) => number {
  const methods = new Map<string, Set<string>>();
  for (const { id, variants } of services) {
    for (const { fields } of Object.values(variants)) {
      for (const { name } of fields) methods.set(name, (methods.get(name) ?? new Set()).add(id));
    }
  }
  return (field) => methods.get(field)?.size ?? 0;
}
