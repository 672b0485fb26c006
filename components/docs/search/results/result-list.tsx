import { Fragment } from 'react';
import { DocLink } from '@/components/base/link/link';
import type { HitKind, SearchHit, Segment } from '@/lib/docs/search/types';
import { byPage, type PageHits } from '../by-page';
import { hitHref } from '../links';
import { piecesOf } from '../pieces';

/** All hits by their pages, in the order of the first hit of each. */
export const ResultList = ({ hits }: { readonly hits: readonly SearchHit[] }) => (
  <ol className="results">
    {byPage(hits).map((group) => (
      <ResultPage key={group.head.route} {...group} />
    ))}
  </ol>
);

/** One page: its verb and name, its own text if it was found itself, and its rows below. */
function ResultPage({ head, page, places }: PageHits) {
  return (
    <li>
      <h2 className="result-title">
        {page ? (
          <DocLink href={hitHref('', page)}>
            <Marked segments={page.titleMarks} />
          </DocLink>
        ) : (
          <DocLink href={head.route}>{head.title}</DocLink>
        )}
        {head.verb && (
          <>
            {' '}
            <span className="verb" data-verb={head.verb}>
              {head.verb}
            </span>
          </>
        )}
      </h2>
      <p className="result-path">{head.breadcrumb.join(' / ')}</p>
      {page && page.excerpt.length > 0 && (
        <p className="result-text">
          <Marked segments={page.excerpt} />
        </p>
      )}
      {places.length > 0 && (
        <ul className="result-sections">
          {places.map((hit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places may be alike, and a row keeps no state
            <li key={index}>
              <DocLink href={hitHref('', hit)}>
                <strong>
                  <Marked segments={hit.titleMarks} kind={hit.kind} />
                </strong>
                {hit.excerpt.length > 0 && (
                  <>
                    {' — '}
                    <Marked segments={hit.excerpt} />
                  </>
                )}
              </DocLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A text with the searched words marked and the identifiers in mono. */
function Marked({
  segments,
  kind,
}: {
  readonly segments: readonly Segment[];
  readonly kind?: HitKind;
}) {
  return piecesOf(segments, kind).map(({ text, isMarked, isCode }, index) => {
    const shown = isCode ? <code>{text}</code> : text;
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name, and the text is replaced as a whole
    return <Fragment key={index}>{isMarked ? <mark>{shown}</mark> : shown}</Fragment>;
  });
}
