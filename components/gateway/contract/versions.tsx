import { DataTable } from '../../base/tables/data-table';
import type { FromContract } from '../text/from-contract';
import { Inline } from '../text/inline';

/** The dated versions of the API, the newest first, with what each one changed. */
export function ApiVersions({ contract }: FromContract<'versions'>) {
  const versions = contract.versions?.versions ?? [];
  const current = versions.at(-1)?.date;
  return (
    <DataTable
      label="Versions of the API"
      columns={[
        { label: 'Version', role: 'head', code: true },
        { label: 'What changed' },
        { label: 'State', nowrap: true },
      ]}
      rows={[...versions].reverse().map(({ date, changes }) => ({
        key: date,
        id: `version-${date}`,
        cells: [
          date,
          <Inline key="changes" text={changes.join(' ')} />,
          date === current ? 'current' : 'supported',
        ],
      }))}
    />
  );
}
