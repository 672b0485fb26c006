import { useEffect, useRef } from 'react';
import { keepTitle } from '@/components/base/browser/keep-title';
import { causesOf } from '@/lib/docs/site/causes';

interface Props {
  error: Error;
  /** Clears the error and renders the page again. */
  onRetry: () => void;
}

/** "This page crashed." (spec §8): the message with its causes, and a way to try again. */
export function ErrorScreen({ error, onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return keepTitle('Page Error');
  }, []);
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="message" role="alert">
        <h1 ref={heading} tabIndex={-1}>
          This page crashed.
        </h1>
        <pre className="message-detail">{causesOf(error).join('\n\nCause:\n')}</pre>
        <p>
          <button className="button button-primary" type="button" onClick={onRetry}>
            Try again
          </button>
        </p>
      </div>
    </main>
  );
}
