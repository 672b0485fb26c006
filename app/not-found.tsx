import type { Metadata } from 'next';
import boot from '@/.generated/boot.json';
import * as t from '@/.generated/interface';
import { ScriptOwned } from '@/components/base/browser/script-owned';
import { DocLink } from '@/components/base/link/link';
import { LargeSearchForm } from '@/components/docs/search/search-form';
import { pageTitle } from '@/lib/docs/seo/metadata';
import { loadSite } from '@/lib/docs/site/load';

/** In the preview the browser renders this page, and runs only a script that is asynchronous. */
const IS_PREVIEW = process.env.NODE_ENV === 'development';

export function generateMetadata(): Metadata {
  return { title: pageTitle(t.errorsNotFound, loadSite().config), robots: { index: false } };
}

/**
 * The two texts of the specification (§2, §8) and the suggested pages. The script comes before them and is not
 * deferred: it redirects another spelling of a page before the browser paints anything.
 */
export default function NotFound() {
  return (
    <main className="page" id="main" tabIndex={-1} suppressHydrationWarning>
      <script src={`${process.env.BASE_PATH ?? ''}${boot.resolve}`} async={IS_PREVIEW} />
      <div className="message">
        <p>
          <span className="tag">404</span>
        </p>
        <h1>{t.errorsNotFound}</h1>
        <p className="lead">{t.errorsNotFoundHelp}</p>
        <ScriptOwned as="p" data-lost-path="" />
        <section
          className="suggestions"
          aria-label={t.errorsSuggestions}
          hidden
          suppressHydrationWarning
        >
          <p>{t.errorsSuggestionsHelp}</p>
          <ScriptOwned as="ul" data-suggestions="" />
        </section>
        <LargeSearchForm />
        <p>
          <DocLink className="button" href="/">
            {t.errorsGoHome}
          </DocLink>
        </p>
      </div>
    </main>
  );
}
