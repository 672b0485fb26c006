'use client';

import { ErrorScreen } from '@/components/shell/error-screen';
import './globals.css';

interface Props {
  error: Error;
  reset: () => void;
}

/** The layout itself failed: the same screen without the shell. */
export default function GlobalError({ error, reset }: Props) {
  return (
    <html lang="en" dir="ltr">
      <body>
        <title>Page Error</title>
        <ErrorScreen error={error} onRetry={reset} />
      </body>
    </html>
  );
}
