import { Fragment } from 'react';
import { DocLink } from '@/components/base/link/link';
import { isTimeChosen, timeToPayText } from '@/lib/gateway/contract/services';
import type { Service } from '@/lib/gateway/contract/types';
import { Inline } from '../text/inline';
import { type FactRow, isLong, textRow } from './fact-row';

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

/** How long the customer has, and how the merchant chooses another time where that is possible. */
export function timeRow({ variant }: Settings, pages: Pages): FactRow | undefined {
  const time = timeToPayText(variant);
  if (!isTimeChosen(variant) || variant.expiryTellsChange) return textRow('Time to pay', time);
  const hasDueDate = variant.fields.some(({ name }) => name === DUE_DATE);
  return {
    label: 'Time to pay',
    value: (
      <>
        {time !== undefined && (
          <>
            <Inline text={time} />; to change the time,{' '}
          </>
        )}
        {hasDueDate ? (
          <>
            send <code>{DUE_DATE}</code>
          </>
        ) : (
          <>
            send <code>expires_in</code>, within the range in{' '}
            <PageLink href={pages.service}>Service by ID</PageLink>
          </>
        )}
      </>
    ),
    wide: isLong(time ?? ''),
  };
}

/** A slip is payable until a day, not for a number of seconds. */
const DUE_DATE = 'fields.due_date';

interface PageLinkProps {
  readonly href: string | undefined;
  readonly children: string;
}

/** The text alone where the contract has no such page. */
export const PageLink = ({ href, children }: PageLinkProps) =>
  href ? <DocLink href={href}>{children}</DocLink> : children;
