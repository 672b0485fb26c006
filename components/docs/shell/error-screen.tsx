import { useEffect, useRef } from 'react';
import * as t from '@/.generated/interface';
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
    return keepTitle(t.errorsPageError);
  }, []);
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="message" role="alert">
        <h1 ref={heading} tabIndex={-1}>
          {t.errorsCrashed}
        </h1>
        <pre className="message-detail">{causesOf(error).join(`\n\n${t.errorsCause}\n`)}</pre>
        <p>
          <button className="button button-primary" type="button" onClick={onRetry}>
            {t.errorsTryAgain}
          </button>
        </p>
      </div>
    </main>
  );
}
