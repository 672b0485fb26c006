import type { RefundLifecycle } from '@/lib/gateway/contract/types';
import { DataTable } from '../../base/tables/data-table';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';

/** The statuses of a refund, and which event says that it has reached one. */
export function RefundStatuses({ contract: { lifecycle } }: FromContract<'lifecycle'>) {
  const refunds = lifecycle?.refunds;
  return refunds ? <RefundRows refunds={refunds} /> : null;
}

/** `RefundStatuses` for a given life. */
function RefundRows({ refunds }: { readonly refunds: RefundLifecycle }) {
  return (
    <DataTable
      label="Statuses of a refund"
      columns={[
        { label: 'Status', role: 'head', code: true },
        { label: 'Meaning' },
        { label: 'What to do' },
        { label: 'Event', code: true },
      ]}
      rows={refunds.transitions.map(({ to, trigger, callback }) => {
        const status = refunds.statuses.find(({ slug }) => slug === to);
        return {
          key: to,
          id: `refund-${to}`,
          cells: [
            to,
            <span key="meaning">
              <Inline text={trigger} /> <Inline text={status?.meaning ?? ''} />
            </span>,
            <Inline key="action" text={status?.action ?? ''} />,
            callback ?? 'none',
          ],
        };
      })}
    />
  );
}
