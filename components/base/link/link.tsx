import type { ComponentProps } from 'react';
import * as t from '@/.generated/interface';
import { isExternal } from '@/lib/base/routes/route';

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string };

const BASE_PATH = process.env.BASE_PATH ?? '';

/**
 * The one link of the site, a plain anchor: one listener for all of them asks the framework for the page
 * (`components/docs/navigation/links.ts`). Links to other hosts open in a new tab and say so.
 */
export function DocLink({ href, children, ...rest }: Props) {
  const isWeb = isExternal(href) && /^(?:https?:)?\/\//i.test(href);
  if (isWeb && (rest.target === undefined || rest.target === '_self')) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="visually-hidden">{` ${t.shellNewTab}`}</span>
      </a>
    );
  }
  return (
    <a href={!isExternal(href) && href.startsWith('/') ? `${BASE_PATH}${href}` : href} {...rest}>
      {children}
    </a>
  );
}
