'use client';

import { ChunkScreen } from '@/components/docs/shell/chunk-screen';
import { ErrorScreen } from '@/components/docs/shell/error-screen';
import { isChunkError } from '@/lib/docs/site/chunk-error';

interface Props {
  error: Error;
  /** Renders again what there is. */
  reset: () => void;
  /** Asks for the page's payload again first: what was missing of the last one is kept as missing. */
  retry: () => void;
}

/** Inside the shell; the framework puts the page back when the reader goes elsewhere. */
export default function PageError({ error, reset, retry }: Props) {
  return isChunkError(error) ? (
    <ChunkScreen onRetry={retry} />
  ) : (
    <ErrorScreen error={error} onRetry={reset} />
  );
}
