import { Fragment } from 'react';
import { DocLink } from '@/components/base/link/link';
import { factText, isTimeChosen } from '@/lib/gateway/contract/services';
import type { Service } from '@/lib/gateway/contract/types';
import { type FactRow, textRow } from './fact-row';

/** The screen of the cabinet that says when a payment is settled. */
const TARIFFS = '/cabinet/control/tariffs';

/** Pages of the operations that return what is configured for a point, and of the one that checks a request. */
export interface Pages {
  readonly list: string | undefined;
  readonly service: string | undefined;
  readonly validate: string | undefined;
}

type Settings = Pick<Service, 'method' | 'variant'>;

/** Where a merchant reads what the settings of a point decide: one row for each setting. */
export function configuredRows({ method, variant }: Settings, pages: Pages): FactRow[] {
  const lists = (['countries', 'currencies'] as const).filter((name) => method[name].length === 0);
  const inList = (names: readonly string[]) => (
    <>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ' and '}
          <code>{name}</code>
        </Fragment>
      ))}{' '}
      in the <PageLink href={pages.list}>service list</PageLink>
    </>
  );
  return [
    { label: 'Your amount limits', value: inList(['limits']) },
    ...(lists.length > 0 ? [{ label: `Your ${lists.join(' and ')}`, value: inList(lists) }] : []),
    ...(variant.direction === 'payin'
      ? [
          {
            label: 'Settlement delay',
            value: (
              <>
                in <PageLink href={TARIFFS}>Tariffs</PageLink>
              </>
            ),
          },
        ]
      : []),
  ];
}

/** How long the customer has; a second row where the merchant may choose another time. */
export function timeRows({ variant }: Settings, pages: Pages): (FactRow | undefined)[] {
  const time = factText(variant.expiry);
  if (!isTimeChosen(variant)) return [textRow('Time to pay', time)];
  return [
    // A time alone would read as one that cannot be changed.
    textRow('Time to pay', time && BARE_TIME.test(time) ? `${time} by default` : time),
    {
      label: time === undefined ? 'Time to pay' : 'Other time to pay',
      value: (
        <>
          send <code>expires_in</code>, within the range in{' '}
          <PageLink href={pages.service}>Service by ID</PageLink>
        </>
      ),
    },
  ];
}

const BARE_TIME = /^\d+ (min|h|days)$/;

interface PageLinkProps {
  readonly href: string | undefined;
  readonly children: string;
}

/** The text alone where the contract has no such page. */
export const PageLink = ({ href, children }: PageLinkProps) =>
  href ? <DocLink href={href}>{children}</DocLink> : children;
