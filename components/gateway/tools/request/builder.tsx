import { useCallback, useEffect, useState } from 'react';
import { readHash } from '@/lib/gateway/tools/gateway/share';
import { ToolFrame } from '../parts/frame';
import { type LoadedPage, loadRequestPage } from './load';
import { RequestForm } from './request-form';
import './request.css';

const TEXTS = {
  failed: 'The fields of this request could not be loaded.',
  outdated: 'This page is older than the site. Reload it to build the request.',
} as const;

/** Fill in the request of the page: each field is checked while it is typed, and every language prints it. */
export default function Builder({ route }: { readonly route: string }) {
  const [page, setPage] = useState<LoadedPage>();
  const [read] = useState(() => readHash(location.hash));
  const start = useCallback(() => void loadRequestPage(route).then(setPage), [route]);
  useEffect(start, [start]);
  return (
    <ToolFrame>
      {page === undefined || typeof page === 'string' ? (
        <div className="tool-part request-wait" role="status">
          <p>{page === undefined ? 'Loading the fields.' : TEXTS[page]}</p>
          {page === 'failed' && (
            <button type="button" className="tool-button" onClick={start}>
              Try again
            </button>
          )}
        </div>
      ) : (
        <>
          {read && 'fault' in read && (
            <div className="tool-part">
              <p className="tool-note is-fault" role="alert">
                {read.fault} The request of the page is shown instead.
              </p>
            </div>
          )}
          <RequestForm page={page} story={read && 'scenario' in read ? read.scenario : undefined} />
        </>
      )}
    </ToolFrame>
  );
}
