import { DocLink } from '@/components/base/link/link';
import type { SearchHit, Segment } from '@/lib/docs/search/types';
import { hitHref } from '../links';

/** All hits by their pages, in the order of the first hit of each. */
export function ResultList({ hits }: { readonly hits: readonly SearchHit[] }) {
  const pages = new Map<string, SearchHit[]>();
  for (const hit of hits) pages.set(hit.route, [...(pages.get(hit.route) ?? []), hit]);
  return (
    <ol className="results">
      {[...pages].map(([route, hitsOfPage]) => (
        <ResultPage key={route} hits={hitsOfPage} />
      ))}
    </ol>
  );
}

/** One page: its name, its own text if it was found itself, and its rows below. */
function ResultPage({ hits }: { readonly hits: readonly SearchHit[] }) {
  const page = hits.find(({ kind }) => kind === 'page');
  const head = page ?? hits[0];
  if (!head) return null;
  const parts = hits.filter((hit) => hit !== page);
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
      </h2>
      <p className="result-path">{head.breadcrumb.join(' / ')}</p>
      {page && page.excerpt.length > 0 && (
        <p className="result-text">
          <Marked segments={page.excerpt} />
        </p>
      )}
      {parts.length > 0 && (
        <ul className="result-sections">
          {parts.map((hit, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places may be alike, and a row keeps no state
            <li key={index}>
              <DocLink href={hitHref('', hit)}>
                <strong>
                  <Marked segments={hit.titleMarks} />
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

/** A text with the searched words marked. */
function Marked({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a segment has no name, and the text is replaced as a whole
    isMarked ? <mark key={index}>{text}</mark> : text,
  );
}
