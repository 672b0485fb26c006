import { loadContract } from '@/lib/contract/load';
import type { RefundLifecycle } from '@/lib/contract/types';
import { Inline } from '../contract/inline';
import { DataTable } from '../tables/data-table';

/** The statuses of a refund, and which event says that it has reached one. */
export function RefundStatuses() {
  const refunds = loadContract().lifecycle?.refunds;
  return refunds ? <RefundRows refunds={refunds} /> : null;
}

/** `RefundStatuses` for a given life. */
export function RefundRows({ refunds }: { readonly refunds: RefundLifecycle }) {
  return (
    <DataTable
      label="Statuses of a refund"
      columns={[
        { label: 'Status', role: 'head', code: true },
        { label: 'Comes from', code: true },
        { label: 'When' },
        { label: 'Event', code: true },
        { label: 'What to do' },
      ]}
      rows={refunds.transitions.map(({ from, to, trigger, callback }) => {
        const status = refunds.statuses.find(({ slug }) => slug === to);
        return {
          key: to,
          id: `refund-${to}`,
          cells: [
            to,
            from.length === 0 ? 'none' : from.join(', '),
            <span key="when">
              <Inline text={status?.meaning ?? ''} /> <Inline text={trigger} />
            </span>,
            callback ?? 'none',
            <Inline key="action" text={status?.action ?? ''} />,
          ],
        };
      })}
    />
  );
}
