'use client';

import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import * as t from '@/.generated/interface';
import { isPlainClick } from '@/components/base/browser/events';
import { keepTitle } from '@/components/base/browser/keep-title';
import type { SearchResult } from '@/lib/docs/search/types';
import { searchHref } from '../links';
import { failureText, shownText } from '../messages';
import { rememberQuery } from '../recent';
import { pushAddress, replaceLimit, replaceQuestion, STEP } from './address';
import { onArrowKey } from './arrow-keys';
import { ResultForm } from './result-form';
import { ResultList } from './result-list';
import { useAnswer } from './use-answer';
import { useFocusOnNew } from './use-focus-on-new';
import { useQuestion } from './use-question';

/**
 * The page of all results: field, part of the documentation, count, pages with their rows. The address is the state:
 * typing replaces it, coming from elsewhere adds to the history.
 * @param children the list of all pages: shown before a search, and as an alternative where a search finds nothing
 */
export function ResultsPage({ children }: { readonly children: ReactNode }) {
  const { isKnown, text, type, ...question } = useQuestion();
  const { query, context, limit } = question;
  const { result, error, retry } = useAnswer(question);
  const list = useRef<HTMLDivElement>(null);
  const noteKnown = useFocusOnNew(list, result);
  const title = query === '' ? t.searchTitle : t.searchTitleOf({ query });
  useEffect(() => keepTitle(title), [title]);
  useLayoutEffect(() => {
    // From here on the list of all pages is shown or not by this component.
    delete document.documentElement.dataset.searching;
  }, []);
  const noteFollowed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('.results a')) rememberQuery(query);
  };
  const hasNothing = error !== undefined || (result?.total === 0 && result.isComplete);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys go from link to link, and the links do the rest
    <div className="message search-page" onKeyDown={onArrowKey} onClick={noteFollowed}>
      <h1>{title}</h1>
      <ResultForm
        text={text}
        context={context}
        onType={type}
        onContext={(chosen) => replaceQuestion({ query, context: chosen })}
      />
      <p className="result-count" role="status" data-early={isKnown ? undefined : ''}>
        {isKnown && query === '' ? '' : wordsOf(result, error)}
      </p>
      <div
        id="search-results"
        ref={list}
        data-searched={query !== '' && !hasNothing ? '' : undefined}
      >
        {error !== undefined && (
          <button className="button" type="button" onClick={retry}>
            {t.shellRetry}
          </button>
        )}
        {result && result.total > 0 && <ResultList hits={result.hits} />}
        {result && <Elsewhere result={result} />}
        {result?.isComplete && result.hits.length < result.totalRows && (
          <button
            className="button result-more"
            type="button"
            onClick={() => {
              noteKnown();
              replaceLimit(limit + STEP);
            }}
          >
            {t.searchShowMore({ count: Math.min(STEP, result.totalRows - result.hits.length) })}
          </button>
        )}
      </div>
      {result?.total === 0 && result.isComplete && <p>{t.searchChooseFromList}</p>}
      {(query === '' || hasNothing) && children}
    </div>
  );
}

function wordsOf(result: SearchResult | undefined, error: unknown): string {
  if (error !== undefined) return failureText(error);
  return result ? shownText(result) : t.searchLoading;
}

/** Where a part of the documentation has nothing, and the rest has. */
function Elsewhere({ result: { query, total, totalOutside } }: { readonly result: SearchResult }) {
  if (total > 0 || totalOutside === 0) return null;
  const href = searchHref(process.env.BASE_PATH ?? '', query);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    pushAddress(href);
  };
  return (
    <p>
      <a href={href} onClick={follow}>
        {t.searchSeeEverywhere({ found: t.searchPages({ count: totalOutside }) })}
      </a>
    </p>
  );
}
