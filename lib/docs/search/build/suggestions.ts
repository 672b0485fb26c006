import path from 'node:path';
import { dataDir, displayPath } from '../../../base/source/files';
import { ContentError } from '../../../base/source/problems';
import { isThere, readText } from '../../../base/source/read-text';
import type { PageSummary } from '../../content/pages';
import { SITE_FILES } from '../../site/files';
import type { Site } from '../../site/schemas';

/** A suggestion of the search with the title of its page. */
interface Suggestion {
  readonly label: string;
  readonly href: string;
  readonly page: string;
}

/**
 * The suggestions of the search with the titles of their pages.
 * @throws ContentError with all that lead to no page, at their lines of `site.yaml`
 */
export function suggestionsOf(
  { config }: Pick<Site, 'config'>,
  pages: readonly Pick<PageSummary, 'route' | 'frontmatter'>[],
  base: string,
): readonly Suggestion[] {
  const found = config.searchSuggestions.map(({ label, href }) => {
    const page = pages.find(({ route }) => route === href.replace(/[?#].*$/, ''));
    return { label, href, title: page?.frontmatter.title };
  });
  const lost = found.filter(({ title }) => title === undefined);
  if (lost.length > 0) {
    const source = path.join(dataDir(), SITE_FILES.config.files);
    const lines = isThere(source) ? readText(source).split('\n') : [];
    throw new ContentError(
      lost.map(({ label, href }) => ({
        file: displayPath(source),
        line: Math.max(1, lines.findIndex((line) => line.trim() === `href: ${href}`) + 1),
        column: 1,
        message: `the search suggestion "${label}" leads to ${href}, which is not a page — correct the address, or remove the suggestion`,
      })),
    );
  }
  return found.map(({ label, href, title = '' }) => ({ label, href: base + href, page: title }));
}
