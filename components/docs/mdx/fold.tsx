import type { ReactNode } from 'react';
import { Icon } from '@/components/base/icon/icon';
import { blocksOf } from '../../base/link/text-of';

/** A section of which only the heading shows. Native, so hashes, the browser's search, and paper open it. */
export function Fold({ children }: { readonly children?: ReactNode }) {
  const [heading, ...text] = blocksOf(children);
  return (
    <details className="fold" suppressHydrationWarning>
      <summary>
        {heading}
        <Icon name="chevron-right" className="chevron" />
      </summary>
      {text}
    </details>
  );
}
