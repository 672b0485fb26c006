import type { Metadata } from 'next';
import { PageList } from '@/components/search/page-list';
import { SearchPageForm } from '@/components/search/search-form';
import { ScriptOwned } from '@/components/shell/script-owned';
import { getIndex } from '@/lib/content/pages';
import { CONTEXT_LABELS } from '@/lib/search/types';
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
      <div className="message search-page">
        <h1 suppressHydrationWarning>Search the documentation</h1>
        <SearchPageForm contexts={Object.entries(CONTEXT_LABELS)} />
        <ScriptOwned as="p" className="result-count" role="status" />
        <ScriptOwned as="div" id="search-results" />
        <PageList pages={getIndex().pages} folders={loadSite().folders} />
      </div>
    </main>
  );
}
