import { failureRetry } from '@/lib/gateway/contract/schemas/failure-reasons';
import { DataTable } from '../../base/tables/data-table';
import { retryName } from '../reference/code-tables';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';

/** The values of `failure.retry` and what each one asks you to do. */
export function RetryTable({ contract: { failures } }: FromContract<'failures'>) {
  if (!failures) return null;
  return (
    <DataTable
      label="Values of retry"
      columns={[
        { label: 'Value', role: 'head', code: true },
        { label: 'What to do' },
        { label: 'Reasons', code: true },
      ]}
      rows={failureRetry.options.map((value) => ({
        key: value,
        cells: [
          retryName(value),
          <Inline key="text" text={failures.retries[value]} />,
          failures.codes.filter(({ retry }) => retry === value).length,
        ],
      }))}
    />
  );
}
