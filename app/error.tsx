'use client';

import { ChunkScreen } from '@/components/shell/chunk-screen';
import { ErrorScreen } from '@/components/shell/error-screen';
import { isChunkError } from '@/lib/site/chunk-error';

interface Props {
  error: Error;
  reset: () => void;
}

/** Inside the shell; the framework puts the page back when the reader goes elsewhere. */
export default function PageError({ error, reset }: Props) {
  return isChunkError(error) ? (
    <ChunkScreen onRetry={reset} />
  ) : (
    <ErrorScreen error={error} onRetry={reset} />
  );
}
