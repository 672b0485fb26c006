'use client';

import { useEffect } from 'react';
import * as t from '@/.generated/interface';
import { PAGE_EVENT } from '@/components/base/browser/events';
import { endTransition } from '@/components/docs/navigation/transition';
import { ErrorScreen } from '@/components/docs/shell/error-screen';
import { useKeptRoot } from '@/components/docs/shell/keep-root';
import './globals.css';

interface Props {
  error: Error;
  reset: () => void;
}

/** The layout itself failed: the same screen without the shell. */
export default function GlobalError({ error, reset }: Props) {
  useKeptRoot();
  useEffect(() => {
    // The page that was on its way is this one; who ends the bar otherwise has gone with the shell.
    endTransition();
    // When the shell is back, all its elements are new: the boot script looks again.
    return () => {
      document.dispatchEvent(new Event(PAGE_EVENT));
    };
  }, []);
  return (
    <html lang={t.languageCode} dir="ltr">
      <body>
        <title>{t.errorsPageError}</title>
        <ErrorScreen error={error} onRetry={reset} />
      </body>
    </html>
  );
}
