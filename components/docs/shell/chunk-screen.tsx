import { useEffect, useRef } from 'react';
import * as t from '@/.generated/interface';

interface Props {
  /** Asks for the missing part again. */
  onRetry: () => void;
}

/** How often "Retry" asks again before it loads the whole page again: only that way a page of an older build recovers. */
const MAX_REQUESTS = 1;

let requests = 0;

/** A page has come after all, or the reader is elsewhere: the next failure is another one. */
function forget(): void {
  if (document.querySelector('main[data-route]')) requests = 0;
}

/** A part of the page did not arrive (spec §8: a retry button). The counter outlives the screen, which each try replaces. */
export function ChunkScreen({ onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return forget;
  }, []);
  const retry = () => {
    requests += 1;
    if (requests > MAX_REQUESTS) window.location.reload();
    else onRetry();
  };
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="message" role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {t.errorsIncomplete}
        </h1>
        <p className="lead">{t.errorsIncompleteHelp}</p>
        <p>
          <button className="button button-primary" type="button" onClick={retry}>
            {t.shellRetry}
          </button>
        </p>
      </div>
    </main>
  );
}
