import { dataDir } from '../../lib/base/source/files';
import { isListed } from '../../lib/docs/content/types';
import { buildNavigation } from '../../lib/docs/navigation/navigation';
import { searchSource } from '../../lib/docs/search/build/source';
import type { SearchSource } from '../../lib/docs/search/records';
import { loadSite } from '../../lib/docs/site/load';
import { extensionOf } from '../content/extension';
import { readPublishedPages } from '../content/read-pages';

/** The search source of the content folder, read afresh: for benches and tests, which have no prepared pages. */
export async function readSource(): Promise<SearchSource> {
  const extension = await extensionOf();
  const pages = (await readPublishedPages(extension.dialect)).filter(isListed);
  const subject = extension.load(dataDir());
  const site = loadSite();
  const summaries = pages.map((page) => ({ ...page, source: '', key: '' }));
  const { docs } = buildNavigation(site, subject, summaries);
  return searchSource({ pages, extension, subject, site, docs });
}
