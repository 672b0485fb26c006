import type { ReactNode } from 'react';
import { Icon } from '@/components/base/icon/icon';
import { blocksOf, isElement } from '../../base/link/text-of';

/** A section of which only the heading shows. Native, so hashes, the browser's search, and paper open it. */
export function Fold({ children }: { readonly children?: ReactNode }) {
  const [heading, ...text] = blocksOf(children);
  // A summary takes the part of the box around a heading. It works as a button, so the heading's link is left out.
  const { className, children: words } =
    isElement(heading) && heading.type === 'div'
      ? { ...heading.props, children: blocksOf(heading.props.children)[0] }
      : { className: undefined, children: heading };
  return (
    <details className="fold" suppressHydrationWarning>
      <summary className={className}>
        {words}
        <Icon name="chevron-right" className="chevron" />
      </summary>
      {text}
    </details>
  );
}
