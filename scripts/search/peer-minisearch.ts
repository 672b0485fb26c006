import MiniSearch from 'minisearch';
import type { SearchSource } from '../../lib/docs/search/records';
import type { Search } from './judge';

/** The same records in MiniSearch, with the settings its documentation advises for a search box. */
export function miniSearch({ pages, records }: SearchSource): Search {
  const index = new MiniSearch({
    fields: ['name', 'title', 'ids', 'keywords', 'text'],
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      boost: { name: 4, title: 2, ids: 4, keywords: 2 },
      combineWith: 'AND',
    },
  });
  index.addAll(
    records.map(({ page, name, ids, text }, id) => ({
      id,
      name,
      title: pages[page]?.title ?? '',
      ids: ids.join(' '),
      keywords: pages[page]?.keywords ?? '',
      text,
    })),
  );
  return (query) =>
    index.search(query).flatMap(({ id }) => {
      const record = records[Number(id)];
      return record ? [pages[record.page]?.route ?? ''] : [];
    });
}
