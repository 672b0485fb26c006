import Link from 'next/link';
import type { ComponentProps } from 'react';
import * as t from '@/.generated/interface';
import { inPlacePath } from '@/lib/base/routes/in-place';
import { isExternal } from '@/lib/base/routes/route';

/** The framework writes its optional handlers without `undefined`; passing on what we got is the same to it. */
type LinkRest = Omit<ComponentProps<typeof Link>, 'href'>;

type Props = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  href: string;
  /** False: the place on the page is kept. */
  scroll?: boolean;
};

const BASE_PATH = process.env.BASE_PATH ?? '';

/**
 * The one link of the site. Inside: the framework's link without viewport prefetch (three requests a link).
 * Pure `#hash`, other schemes and other targets stay plain anchors; outside opens in a new tab and says so. What the
 * framework cannot put in place is a plain anchor, too.
 */
export function DocLink({ href, children, scroll, ...rest }: Props) {
  if (href.startsWith('#') || (rest.target !== undefined && rest.target !== '_self')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  if (isExternal(href)) {
    const isWeb = /^(?:https?:)?\/\//i.test(href);
    if (!isWeb) {
      return (
        <a href={href} {...rest}>
          {children}
        </a>
      );
    }
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="visually-hidden">{` ${t.shellNewTab}`}</span>
      </a>
    );
  }
  const address = `${BASE_PATH}${href}`;
  if (href.startsWith('/') && inPlacePath(address, BASE_PATH) === undefined) {
    return (
      <a href={address} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      {...(rest as LinkRest)}
      href={href}
      prefetch={false}
      {...(scroll === undefined ? {} : { scroll })}
    >
      {children}
    </Link>
  );
}
