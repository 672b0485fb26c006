import { ANCHOR } from '@/lib/gateway/contract/anchors';
import { DataTable } from '../../base/tables/data-table';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';

/** What the columns of a report file hold. */
export function ReportColumns({ contract: { reports } }: FromContract<'reports'>) {
  const columns = reports?.columns ?? [];
  return (
    <DataTable
      label="Columns of report files"
      columns={[{ label: 'Column', role: 'head' }, { label: 'Content' }, { label: 'Filled for' }]}
      rows={columns.map(({ names, meaning, filled }) => ({
        key: names[0] ?? '',
        id: ANCHOR.column(names[0] ?? ''),
        cells: [
          <Inline key="names" text={names.map((name) => `\`${name}\``).join(', ')} />,
          <Inline key="meaning" text={meaning} />,
          <Inline key="filled" text={filled} />,
        ],
      }))}
    />
  );
}

/** What a row of a report can be. */
export function ReportOperations({ contract: { reports } }: FromContract<'reports'>) {
  const operations = reports?.operations ?? [];
  return (
    <DataTable
      label="Kinds of rows"
      columns={[{ label: 'Operation', role: 'head', code: true }, { label: 'What happened' }]}
      rows={operations.map(({ id, meaning }) => ({
        key: id,
        cells: [id, <Inline key="meaning" text={meaning} />],
      }))}
    />
  );
}
