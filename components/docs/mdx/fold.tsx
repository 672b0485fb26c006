import type { ReactNode } from 'react';
import { Icon } from '@/components/base/icon/icon';
import { blocksOf, isElement } from '../../base/link/text-of';

/** A section of which only the heading shows. Native, so hashes, the browser's search, and paper open it. */
export function Fold({ children }: { readonly children?: ReactNode }) {
  const [heading, ...text] = blocksOf(children);
  // A summary takes the part of the box around a heading. It works as a button, so the heading's link comes after it.
  const { className, children: group } =
    isElement(heading) && heading.type === 'div'
      ? heading.props
      : { className: undefined, children: heading };
  const [words, link] = blocksOf(group);
  return (
    <details className="fold" suppressHydrationWarning>
      <summary className={className}>
        {words}
        <Icon name="chevron-right" className="chevron" />
      </summary>
      {link}
      {text}
    </details>
  );
}
