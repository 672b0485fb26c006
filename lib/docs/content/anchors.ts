import type { Page } from './types';

/** Every id that a link to the page can name, apart from those that components print. */
export const idsOfPage = ({ headings, ids = [] }: Pick<Page, 'headings' | 'ids'>): string[] => [
  ...headings.map(({ id }) => id),
  ...ids,
];

/**
 * The id of a page for the id that another generator makes: these differ in hyphens and capitals.
 *
 * @example anchorIn(['serveropen', 'cli'], 'server-open') // 'serveropen'
 */
export function anchorIn(ids: readonly string[], id: string): string | undefined {
  if (ids.includes(id)) return id;
  const bare = bareOf(id);
  return bare === '' ? undefined : ids.find((each) => bareOf(each) === bare);
}

/** As `anchorIn`, for another person's page: its own h1, which is the title here, is at the top. */
export const foreignAnchorIn = (
  page: Pick<Page, 'headings' | 'ids' | 'frontmatter'>,
  id: string,
): string | undefined =>
  anchorIn(idsOfPage(page), id) ??
  (bareOf(page.frontmatter.title) === bareOf(id) ? 'main' : undefined);

const bareOf = (id: string): string =>
  id
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
