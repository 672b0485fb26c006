import type { PageSummary } from '../../content/pages';
import type { Site } from '../../site/schemas';

/**
 * The suggestions of the search with the titles of their pages.
 * @throws Error when one leads to no page
 */
export const suggestionsOf = (
  { config }: Pick<Site, 'config'>,
  pages: readonly Pick<PageSummary, 'route' | 'frontmatter'>[],
  base: string,
): readonly { readonly label: string; readonly href: string; readonly page: string }[] =>
  config.searchSuggestions.map(({ label, href }) => {
    const route = href.replace(/[?#].*$/, '');
    const page = pages.find((each) => each.route === route);
    if (!page)
      throw new Error(`content/_site/site.yaml: "${label}" leads to ${href}, which is no page`);
    return { label, href: base + href, page: page.frontmatter.title };
  });
