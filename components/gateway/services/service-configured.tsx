import { Fragment } from 'react';
import { DocLink } from '@/components/base/link/link';
import type { Service } from '@/lib/gateway/contract/types';

/** The screen of the cabinet that says when a payment is settled. */
const TARIFFS = '/cabinet/control/tariffs';

/** Pages of the operations that return what is configured for a point, and of the one that checks a request. */
export interface Pages {
  readonly list: string | undefined;
  readonly service: string | undefined;
  readonly validate: string | undefined;
}

interface ConfiguredProps extends Pick<Service, 'method' | 'variant'> {
  readonly pages: Pages;
}

/** What the settings of a point decide, with the fields of the API that return it. */
export function Configured({ method, variant, pages }: ConfiguredProps) {
  const waits = variant.nextActions.some((action) => action !== 'none');
  const lists = (['countries', 'currencies'] as const).filter((name) => method[name].length === 0);
  return (
    <>
      smallest and largest amount (<code>limits</code>)
      {lists.map((name) => (
        <Fragment key={name}>
          , {name} (<code>{name}</code>)
        </Fragment>
      ))}{' '}
      in the <PageLink href={pages.list}>service list</PageLink>
      {waits && (
        <>
          ; range and default of the time to pay (<code>expires_in</code>) in{' '}
          <PageLink href={pages.service}>Service by ID</PageLink>
        </>
      )}
      {variant.direction === 'payin' && (
        <>
          ; settlement delay in <PageLink href={TARIFFS}>Tariffs</PageLink>
        </>
      )}
    </>
  );
}

interface PageLinkProps {
  readonly href: string | undefined;
  readonly children: string;
}

/** The text alone where the contract has no such page. */
export const PageLink = ({ href, children }: PageLinkProps) =>
  href ? <DocLink href={href}>{children}</DocLink> : children;
