import type { Metadata } from 'next';
import { DocLink } from '@/components/navigation/link';
import { SearchForm } from '@/components/search/search-form';
import { pageTitle } from '@/lib/seo/metadata';
import { loadSite } from '@/lib/site/load';

export function generateMetadata(): Metadata {
  return { title: pageTitle('Page Not Found', loadSite().config), robots: { index: false } };
}

/** The two texts of the specification (§2, §8), and two ways on. */
export default function NotFound() {
  return (
    <main className="page" id="main" tabIndex={-1} suppressHydrationWarning>
      <div className="message">
        <h1>Page Not Found</h1>
        <p className="lead">We could not find what you were looking for.</p>
        <SearchForm isLarge />
        <p>
          <DocLink className="button" href="/">
            Go to the home page
          </DocLink>
        </p>
      </div>
    </main>
  );
}
