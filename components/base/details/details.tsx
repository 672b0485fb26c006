import type { ReactNode } from 'react';
import { Icon } from '@/components/base/icon/icon';

interface DetailsProps {
  readonly summary: string;
  readonly open?: boolean;
  readonly children?: ReactNode;
}

/** Folded text. Native, so find-in-page, hashes and paper can open it. */
export function Details({ summary, open, children }: DetailsProps) {
  return (
    <details className="details" open={open} suppressHydrationWarning>
      <summary>
        <Icon name="chevron-right" className="chevron" />
        {summary}
      </summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
