import { buildNavigation } from '../../lib/docs/navigation/navigation';
import { searchSource } from '../../lib/docs/search/build/source';
import type { SearchSource } from '../../lib/docs/search/records';
import { loadSite } from '../../lib/docs/site/load';
import { loadContract } from '../../lib/gateway/contract/load';
import { readAllPages } from '../content/read-pages';

/** The search source of the content folder, read afresh: for benches and tests, which have no prepared pages. */
export async function readSource(): Promise<SearchSource> {
  const pages = (await readAllPages()).map(({ page }) => page);
  const contract = loadContract();
  const site = loadSite();
  const summaries = pages.map((page) => ({ ...page, source: '', key: '' }));
  const { docs } = buildNavigation(site, contract, summaries);
  return searchSource({ pages, contract, site, docs });
}
