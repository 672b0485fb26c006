import type { ReactNode } from 'react';
import { Dial } from '@/components/base/icon/dial';
import { factText } from '@/lib/gateway/contract/services';
import type { Contract, ServiceVariant } from '@/lib/gateway/contract/types';
import { Inline } from '../text/inline';

type Level = 'yes' | 'limited' | 'no';

/** A dial with the words of the method, or the usual words where it has none of its own. */
const judged = (
  [level, usual]: readonly [Level, string],
  text: ServiceVariant['refund']['text'],
) => (
  <Judged level={level}>
    <Inline text={factText(text) ?? usual} />
  </Judged>
);

export function refund({ refund: { kind, text } }: ServiceVariant): ReactNode {
  const words = {
    none: ['no', 'not possible'],
    full: ['limited', 'in full only'],
    partial: ['yes', 'full or partial'],
    // The money cannot go back the way it came.
    new_payout: ['limited', 'none; send a payout instead'],
  } as const satisfies Record<string, readonly [Level, string]>;
  return judged(words[kind], text);
}

/** States by which the gateway knows the end of the time to cancel, where no payment reaches it before. */
const CANCEL_ENDS: readonly (readonly [state: string, end: string])[] = [
  ['awaiting_transfer_check', 'the customer has reported the transfer'],
  ['awaiting_mandate_approval', 'the customer has signed'],
];

/** A payout can be canceled before it leaves the gateway, a transfer before its debit, a hold until its capture. */
export function cancel(
  { cancel: possible, cancelLimit, direction, statuses }: ServiceVariant,
  { lifecycle }: Pick<Contract, 'lifecycle'>,
): ReactNode {
  if (!possible) return <Judged level="no">no</Judged>;
  if (cancelLimit !== undefined) {
    return (
      <Judged level="limited">
        <Inline text={cancelLimit} />
      </Judged>
    );
  }
  if (direction === 'payout') {
    const allowed = lifecycle?.allowed.find(({ status }) => status === 'processing');
    const all = allowed?.calls.transaction_cancel?.states ?? [];
    // Those of the table of statuses below, so that no state appears here alone.
    const own = all.filter((name) => statuses.some(({ state }) => state === name));
    const states = (own.length > 0 ? own : all).map((name) => `\`${name}\``);
    return (
      <Judged level="limited">
        <Inline
          text={`only in ${states.length === 1 ? 'the state' : 'the states'} ${new Intl.ListFormat('en').format(states)}`}
        />
      </Judged>
    );
  }
  if (direction === 'transfer') {
    return <Judged level="limited">only until the sender has confirmed</Judged>;
  }
  if (statuses.some(({ status }) => status === 'authorized')) {
    return <Judged level="yes">possible; after the authorization, it releases the hold</Judged>;
  }
  const end = CANCEL_ENDS.find(([name]) => statuses.some(({ state }) => state === name));
  const last = direction === 'tokenization' ? 'the card is stored' : 'the customer has paid';
  return <Judged level="yes">until {end?.[1] ?? last}</Judged>;
}

export function disputes({ disputes: { kind, text } }: ServiceVariant): ReactNode {
  const words = {
    no: ['no', 'none'],
    // A dispute is no advantage: its dial is never the green one.
    yes: ['limited', 'possible'],
    claims: ['limited', 'rare, by a claim at the bank'],
    banks: ['limited', 'none; the banks handle complaints'],
  } as const satisfies Record<string, readonly [Level, string]>;
  return judged(words[kind], text);
}

export function recurring({ recurring: { kind, text } }: ServiceVariant): ReactNode {
  const words = {
    no: ['no', 'no'],
    token: ['yes', 'by card token'],
    mandate: ['yes', 'by mandate'],
    agreement: ['limited', 'by agreement'],
  } as const satisfies Record<string, readonly [Level, string]>;
  return judged(words[kind], text);
}

/** Allowed, limited or not: a dial with its words. */
export function Judged({
  level,
  children,
}: {
  readonly level: Level;
  readonly children: ReactNode;
}) {
  return (
    <span className="with-dial">
      {level === 'yes' && <Dial level="full" tone="good" />}
      {level === 'limited' && <Dial level="half" />}
      {level === 'no' && <Dial level="empty" tone="none" />}
      <span>{children}</span>
    </span>
  );
}
