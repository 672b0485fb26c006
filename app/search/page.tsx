import type { Metadata } from 'next';
import { ScriptOwned } from '@/components/base/browser/script-owned';
import { PageList } from '@/components/docs/search/page-list';
import { SearchPageForm } from '@/components/docs/search/search-form';
import { getIndex } from '@/lib/docs/content/pages';
import { CONTEXT_LABELS } from '@/lib/docs/search/types';
import { pageTitle } from '@/lib/docs/seo/metadata';
import { loadSite } from '@/lib/docs/site/load';

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
