'use client';

import { ChunkScreen } from '@/components/docs/shell/chunk-screen';
import { ErrorScreen } from '@/components/docs/shell/error-screen';
import { isChunkError } from '@/lib/docs/site/chunk-error';

interface Props {
  error: Error;
  /** Asks for the page's payload anew: what was missing or faulty in the last one is kept so. */
  retry: () => void;
}

/** Inside the shell; the framework puts the page back when the reader goes elsewhere. */
export default function PageError({ error, retry }: Props) {
  return isChunkError(error) ? (
    <ChunkScreen onRetry={retry} />
  ) : (
    <ErrorScreen error={error} onRetry={retry} />
  );
}
