import type { Metadata } from 'next';
import * as t from '@/.generated/interface';
import { Sheet } from '@/components/base/sheet/sheet';
import { PageList } from '@/components/docs/search/page-list';
import { ResultsPage } from '@/components/docs/search/results/results-page.client';
import { getIndex } from '@/lib/docs/content/pages';
import { isListed } from '@/lib/docs/content/types';
import { pageTitle } from '@/lib/docs/seo/metadata';
import { loadSite } from '@/lib/docs/site/load';

export function generateMetadata(): Metadata {
  return {
    title: pageTitle(t.searchTitle, loadSite().config),
    description: t.searchDescription,
    robots: { index: false },
  };
}

export default function SearchPage() {
  return (
    <main className="page" id="main" tabIndex={-1} data-route="/search" suppressHydrationWarning>
      <Sheet name="results" />
      <ResultsPage>
        <PageList pages={getIndex().pages.filter(isListed)} folders={loadSite().folders} />
      </ResultsPage>
    </main>
  );
}
