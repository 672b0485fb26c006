import type { Metadata } from 'next';
import { PageList } from '@/components/search/page-list';
import { SearchForm } from '@/components/search/search-form';
import { getIndex } from '@/lib/content/pages';
import { pageTitle } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site/load';

export function generateMetadata(): Metadata {
  return {
    title: pageTitle('Search the documentation', loadSite().config),
    description: 'Search all pages of the documentation, or choose one from the list.',
    robots: { index: false },
  };
}

export default function SearchPage() {
  return (
    <main className="page" id="main" tabIndex={-1} data-route="/search" suppressHydrationWarning>
      <div className="message">
        <h1>Search the documentation</h1>
        <SearchForm isLarge />
        <PageList pages={getIndex().pages} folders={loadSite().folders} />
      </div>
    </main>
  );
}
