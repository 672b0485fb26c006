'use client';

import { ErrorScreen } from '@/components/shell/error-screen';

interface Props {
  error: Error;
  reset: () => void;
}

export default function PageError({ error, reset }: Props) {
  return <ErrorScreen error={error} onRetry={reset} />;
}
